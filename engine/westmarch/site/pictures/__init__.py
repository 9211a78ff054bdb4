"""Pictures of how the game goes, made from windows as they are declared and scenarios as played.

Each is a struct that a template of the same name prints as HTML, with everything that it names
linked; so it is read like any other text, on a phone, on paper, or by a voice.
"""
