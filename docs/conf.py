"""Configuration of the site; `westmarch docs` builds it, and so does `sphinx-build docs OUT`."""

from westmarch import __version__

project = "Westmarch"
author = "the Westmarch contributors"
release = version = __version__

extensions = ["myst_parser", "westmarch.site"]
primary_domain = "westmarch"
nitpicky = True
exclude_patterns = ["_build"]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

pygments_style = "westmarch.site.style.Light"
pygments_dark_style = "westmarch.site.style.Dark"

html_theme = "furo"
html_title = "Westmarch"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_permalinks_icon = "#"
html_use_index = False
html_theme_options = {"top_of_page_buttons": []}
