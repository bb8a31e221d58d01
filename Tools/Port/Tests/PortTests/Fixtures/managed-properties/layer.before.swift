class Ring: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged public var color: CGColor?
  @NSManaged var path: UIBezierPath  // line
}
