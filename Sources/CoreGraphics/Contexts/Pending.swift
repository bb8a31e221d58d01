// Stands in until the real declarations land: whoever lands them deletes this file.
extension CGContext {
  package func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  package func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  package func endTransparencyLayer() {}
}
