public struct Gone { public init() {} }
