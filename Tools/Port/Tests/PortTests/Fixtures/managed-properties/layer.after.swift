class Ring: CALayer {
  var progress: CGFloat { get { (value(forKey: "progress") as? CGFloat) ?? 0 } set { setValue(newValue, forKey: "progress") } }
  public var color: CGColor? { get { value(forKey: "color") as? CGColor } set { setValue(newValue, forKey: "color") } }
  var path: UIBezierPath { get { value(forKey: "path") as! UIBezierPath } set { setValue(newValue, forKey: "path") } }  // line

#sourceLocation(file: "Case.swift", line: 7)
override var isHidden: Bool { get { (value(forKey: "isHidden") as? Bool) ?? false } set { setValue(newValue, forKey: "isHidden") } }
#sourceLocation(file: "Case.swift", line: 5)
}
extension Ring {
  
  var width: CGFloat { get { (value(forKey: "width") as? CGFloat) ?? 0 } set { setValue(newValue, forKey: "width") } }  // line
}
