class Ring: CALayer {
  var progress: CGFloat { get { (value(forKey: "progress") as? CGFloat) ?? 0 } set { setValue(newValue, forKey: "progress") } }
  public var color: CGColor? { get { value(forKey: "color") as? CGColor } set { setValue(newValue, forKey: "color") } }
  var path: UIBezierPath { get { value(forKey: "path") as! UIBezierPath } set { setValue(newValue, forKey: "path") } }  // line
}
