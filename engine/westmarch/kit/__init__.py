"""The compliance kit: how engines are asked, checked, reported on and provoked."""
