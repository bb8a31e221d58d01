// The old names of kinds of files.
@_exported import MobileCoreServices
