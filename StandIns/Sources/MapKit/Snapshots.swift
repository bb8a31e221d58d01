public import Foundation
public import UIKit

// Pictures of maps, which cannot be loaded without a network, and what such a map would show of places.

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
}
open class MKPointOfInterestFilter: NSObject {
  private let categories: [MKPointOfInterestCategory], isIncluding: Bool
  private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
    (self.categories, self.isIncluding) = (categories, isIncluding)
    super.init()
  }
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: true)
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: false)
  }
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

open class MKMapSnapshotter: NSObject {
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  public init(options: Options) { super.init() }
  open var isLoading: Bool { false }
  open func cancel() {}
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let completionHandler = completionHandler   // Called on that queue alone.
    queue.async { completionHandler(nil, MKError(.serverFailure)) }
  }
}
