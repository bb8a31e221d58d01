// Placeholder of the Compositor module until its first file lands.
