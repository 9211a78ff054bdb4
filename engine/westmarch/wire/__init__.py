"""What goes over the wire: the protocol, and the engine at its other end."""
