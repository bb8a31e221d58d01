// Placeholder of the UIKit module until its first file lands.
