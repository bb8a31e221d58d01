// Placeholder of the InterfaceBuilder module until its first file lands.
