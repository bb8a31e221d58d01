public struct Needy {}
