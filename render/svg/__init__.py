"""Pages as SVG: elements with ids and names, in colours that a style sheet gives."""
