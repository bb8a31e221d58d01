@_exported import Metal

/// False: nothing here runs shaders.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
