class Ring: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged public var color: CGColor?
  @NSManaged var path: UIBezierPath  // line
}
extension Ring {
  @NSManaged override var isHidden: Bool
  @NSManaged var width: CGFloat  // line
}
