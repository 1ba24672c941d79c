"""Write for the build what the page knows of the engine: catalogue, types, workshop's reference."""
