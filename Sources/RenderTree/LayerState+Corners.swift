package import CoreGraphics

extension LayerState {
  private static let corners: [RoundedCorners] = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]

  /// The radii of the corners in points: top left, top right, bottom left, bottom right. When they are set,
  /// the largest becomes `cornerRadius`.
  package var cornerRadii: [CGFloat] {
    get {
      let rounded = detail.roundedCorners, shares = detail.cornerShares
      return Self.corners.map { rounded.contains($0) ? cornerRadius * (shares?[$0] ?? 1) : 0 }
    }
    set {
      let radii = newValue.map { max($0, 0) }, radius = radii.max() ?? 0
      let rounded = zip(Self.corners, radii).reduce(into: RoundedCorners()) {
        if $1.1 > 0 { $0.insert($1.0) }
      }
      let differ = radii.contains { $0 > 0 && $0 != radius }
      cornerRadius = radius
      detail.roundedCorners = radius > 0 ? rounded : .all
      detail.cornerShares =
        differ
        ? CornerShares(
          minXMinY: radii[0] / radius, maxXMinY: radii[1] / radius, minXMaxY: radii[2] / radius,
          maxXMaxY: radii[3] / radius) : nil
    }
  }
}
