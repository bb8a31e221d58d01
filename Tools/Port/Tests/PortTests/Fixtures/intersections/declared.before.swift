extension CGRect { func intersects(_ other: CGRect) -> Bool { false } }
let isSeen = frame.intersects(bounds)
