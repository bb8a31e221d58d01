// Placeholder of the RenderTree module until its first file lands.
