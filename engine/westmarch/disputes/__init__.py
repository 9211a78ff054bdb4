"""Disputes: judged, explained, turned over."""
