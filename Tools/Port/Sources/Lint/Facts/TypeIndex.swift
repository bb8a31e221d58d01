import SwiftSyntax

/// The kind of a type, by the class of UIKit or Core Animation from which it inherits.
enum TypeKind: Sendable, Equatable {
  case view
  /// A view that a table or collection places, or that is reused at several places.
  case cell
  case window
  case controller
  case layer
  case other

  /// A Boolean value that indicates whether instances have a frame of their own.
  var hasFrame: Bool { self == .view || self == .cell || self == .window || self == .layer }
}

/// The types of all files, with what rules look up about other functions than the one they check.
struct TypeIndex: Sendable {
  struct Entry: Sendable {
    var inherited: [String] = []
    var isClass = false
    /// The places of the type's properties, by the place to which they are added as subviews or sublayers.
    var children: [Place: Set<Place>] = [:]
    /// The places of the type's properties whose geometry a function sets, by the function's name without
    /// labels.
    var positions: [String: Set<Place>] = [:]
    /// The places of the type's properties that get a center, or a frame that is not the bounds of a view.
    var framed: Set<Place> = []
    /// The places of the type's properties, and itself, that get a frame or center whose origin is not zero.
    var placed: Set<Place> = []
    /// The names of the types of which instances are created for places of the type's properties.
    var created: [Place: String] = [:]
    /// The names of the functions that a function calls, by the same name.
    var calls: [String: Set<String>] = [:]
    /// The places whose autoresizing mask is set.
    var resized: Set<Place> = []
    /// The places that have constraints.
    var constrained: Set<Place> = []
    /// The places whose constraints put their origin at that of the superview.
    var filling: Set<Place> = []
    var setsRedraw = false
    /// The number of declarations that have the name, extensions aside.
    var declarations = 0

    /// The places of the type's properties whose geometry is set in layout functions and those that they
    /// call.
    var positioned: Set<Place> {
      var names = LayoutFunctions.names.map { String($0.prefix { $0 != "(" }) }
      var seen: Set<String> = []
      var found: Set<Place> = []
      while let name = names.popLast() {
        guard seen.insert(name).inserted else { continue }
        found.formUnion(positions[name] ?? [])
        names += calls[name] ?? []
      }
      return found
    }
  }

  private(set) var entries: [String: Entry] = [:]
  /// The types of which instances are created with the bounds of another view or of the screen as their
  /// frame.
  private(set) var fillers: Set<String> = []
  /// The types of which a function creates an instance with an origin that is not zero.
  private var placed: Set<String> = []

  subscript(name: String) -> Entry { entries[name] ?? Entry() }

  /// Returns a Boolean value that indicates whether the sources show an instance of a type whose frame has an
  /// origin that is not zero: by a frame, a center or constraints.
  func isPlaced(_ name: String) -> Bool {
    self[name].placed.contains(.itself) || placed.contains(name)
      || entries.values.contains { entry in
        entry.created.contains { place, type in
          type == name
            && (entry.placed.contains(place)
              || entry.constrained.contains(place) && !entry.filling.contains(place))
        }
      }
  }

  // MARK: - Kinds

  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UIScrollView",
    "UITableView", "UICollectionView", "UIStackView", "UINavigationBar", "UITabBar", "UIToolbar",
    "UISearchBar",
    "UISlider", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIPickerView",
    "UIDatePicker",
    "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView", "UIRefreshControl", "UIInputView",
    "WKWebView", "MKMapView", "MKAnnotationView", "MTKView", "SKView", "SCNView", "UIWebView",
    "UIPopoverBackgroundView",
  ]
  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    "UICollectionViewListCell",
  ]
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UIAlertController",
    "UIActivityViewController", "UIImagePickerController", "UISearchController", "UIInputViewController",
  ]
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAScrollLayer",
    "CATransformLayer", "CAEmitterLayer", "CATiledLayer", "CAMetalLayer", "AVPlayerLayer",
  ]

  /// Returns the kind of a type.
  ///
  /// If the superclass is in no file and not one of UIKit's, the end of the name decides, which most views
  /// and controllers have.
  func kind(of name: String, inheriting direct: [String] = []) -> TypeKind {
    if let kind = Self.known(name) { return kind }
    var names = direct + self[name].inherited
    var seen: Set<String> = [name]
    var isClass = self[name].isClass
    var unknown: String?
    while let next = names.first {
      names.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let kind = Self.known(next) { return kind }
      if let entry = entries[next], entry.isClass || !entry.inherited.isEmpty {
        names.append(contentsOf: entry.inherited)
        isClass = isClass || entry.isClass
      } else if unknown == nil {
        unknown = next
      }
    }
    guard isClass, let unknown, !unknown.hasSuffix("Delegate"), !unknown.hasSuffix("DataSource") else {
      return .other
    }
    if unknown.hasSuffix("ViewController") { return .controller }
    if unknown.hasSuffix("Cell") { return .cell }
    return ["View", "Button", "Label", "Control"].contains { unknown.hasSuffix($0) } ? .view : .other
  }

  private static func known(_ name: String) -> TypeKind? {
    if views.contains(name) { return .view }
    if cells.contains(name) { return .cell }
    if controllers.contains(name) { return .controller }
    if layers.contains(name) { return .layer }
    return name == "UIWindow" ? .window : nil
  }

  // MARK: - Building

  mutating func add(_ types: [TypeName], _ functions: [FunctionFacts]) {
    for type in types {
      entries[type.name, default: Entry()].inherited += type.inherited
      if type.isClass { entries[type.name]?.isClass = true }
      entries[type.name]?.declarations += 1
    }
    for function in functions { add(function) }
  }

  mutating func merge(_ other: TypeIndex) {
    fillers.formUnion(other.fillers)
    placed.formUnion(other.placed)
    for (name, entry) in other.entries {
      entries[name, default: Entry()].merge(entry)
    }
  }

  private mutating func add(_ function: FunctionFacts) {
    for call in function.calls where call.base?.names.isEmpty == true {
      guard call.name.first?.isUppercase == true, let frame = call["frame"]?.place else { continue }
      if frame.property == "bounds", frame.components.isEmpty { fillers.insert(call.name) }
    }
    for assignment in function.assignments where assignment.target.property == "frame" {
      guard assignment.target.components.isEmpty, let source = assignment.source, source.property == "bounds",
        let call = function.calls.first(where: { $0.result == assignment.target.owner }),
        call.name.first?.isUppercase == true
      else { continue }
      fillers.insert(call.name)
    }
    placed.formUnion(function.placedTypes)
    guard let type = function.type else { return }
    var entry = self[type.name]
    defer { entries[type.name] = entry }
    let name = String(function.name.prefix { $0 != "(" })
    for call in function.calls {
      guard let base = call.base else { continue }
      if base.names.isEmpty { entry.calls[name, default: []].insert(call.name) }
      // Layout libraries set the geometry of the view that a chain of calls begins with.
      if let first = base.names.first, !base.isLocal {
        entry.positions[name, default: []].insert(Place([first]))
      }
    }
    entry.filling.formUnion(function.filling.filter { !$0.isLocal })
    entry.placed.formUnion(function.placed.filter { !$0.isLocal })
    for call in function.calls where call.name.first?.isUppercase == true {
      if let place = call.result, !place.isLocal { entry.created[place] = call.name }
    }
    // Constraints of the result of the closure that makes a property's value are those of the property.
    let isConstrained = function.assignments.contains {
      $0.target.names.last == "translatesAutoresizingMaskIntoConstraints"
    }
    if function.kind == .value, isConstrained { entry.constrained.insert(Place([function.name])) }
    entry.constrained.formUnion(function.constrained.filter { !$0.isLocal })
    for (parent, child) in function.additions where !child.isLocal && !parent.isLocal {
      entry.children[parent, default: []].insert(child)
    }
    for assignment in function.assignments {
      if let owner = assignment.target.owner, !owner.isLocal {
        entry.positions[name, default: []].insert(owner)
        let isPlacing = assignment.target.property != "bounds" && assignment.source?.property != "bounds"
        if isPlacing, assignment.target.components.first != "size" { entry.framed.insert(owner) }
      }
      switch assignment.target.names.last {
      case "autoresizingMask"?:
        entry.resized.insert(Place(assignment.target.names.dropLast()))
      case "contentMode"?, "needsDisplayOnBoundsChange"?:
        entry.setsRedraw = entry.setsRedraw || assignment.target.names.count == 1
      default: break
      }
    }
    if function.calls.contains(where: { $0.name == "setNeedsDisplay" && $0.base?.names.isEmpty == true }),
      LayoutFunctions.names.contains(function.name) || function.name == "bounds" || function.name == "frame"
    {
      entry.setsRedraw = true
    }
  }
}

extension TypeIndex.Entry {
  mutating func merge(_ other: Self) {
    inherited += other.inherited
    isClass = isClass || other.isClass
    children.merge(other.children) { $0.union($1) }
    positions.merge(other.positions) { $0.union($1) }
    framed.formUnion(other.framed)
    calls.merge(other.calls) { $0.union($1) }
    resized.formUnion(other.resized)
    constrained.formUnion(other.constrained)
    filling.formUnion(other.filling)
    placed.formUnion(other.placed)
    created.merge(other.created) { first, _ in first }
    declarations += other.declarations
    setsRedraw = setsRedraw || other.setsRedraw
  }
}

/// The names of functions that UIKit and Core Animation call.
enum LayoutFunctions {
  /// The functions that lay out subviews whenever the size changes.
  static let names: Set<String> = [
    "layoutSubviews()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews()", "layoutSublayers()",
    "layoutSublayers(of:)",
  ]
  /// The functions that draw.
  static let drawing: Set<String> = ["draw(_:)", "draw(in:)", "draw(_:in:)", "drawText(in:)"]
  /// The functions in which the geometry of views is still that of the document.
  static let early: Set<String> = ["viewDidLoad()", "awakeFromNib()", "init(coder:)"]
}

extension FunctionFacts {
  private static let adding: Set<String> = [
    "addSubview", "insertSubview", "addSublayer", "insertSublayer", "addArrangedSubview",
  ]

  /// The places for which the function makes constraints.
  var constrained: Set<Place> {
    var found: Set<Place> = []
    for assignment in assignments
    where assignment.target.names.last == "translatesAutoresizingMaskIntoConstraints" {
      found.insert(Place(assignment.target.names.dropLast()))
    }
    for call in calls where Self.constraining.contains(call.name) {
      // The view is what stands before the anchor or the library's name.
      guard let names = call.base?.names, !names.isEmpty else { continue }
      found.insert(Place(Array(names.prefix { $0 != "snp" && !$0.hasSuffix("Anchor") })))
    }
    for call in calls where call.name == "NSLayoutConstraint" {
      if let item = call["item"]?.place { found.insert(item) }
    }
    return found
  }

  /// The places whose constraints in the function put their origin at that of the superview.
  var filling: Set<Place> {
    var found: Set<Place> = []
    var tops: Set<Place> = []
    var leadings: Set<Place> = []
    for call in calls {
      if let format = (call["withVisualFormat"] ?? call["visualFormat"])?.expression.trimmedDescription {
        // The names of the format are mostly those of the views.
        for match in format.matches(of: #/(?<axis>[HV]:)?\|(?:-0-)?\[(?<name>\w+)/#) {
          let name = String(match.name), views: Set = [Place([name]), Place(["%\(name)"])]
          if match.axis == "V:" { tops.formUnion(views) } else { leadings.formUnion(views) }
        }
      }
      guard let base = call.base, let first = base.names.first else { continue }
      let view = Place([first])
      let name = call.name.lowercased()
      if name.hasPrefix("fill") || name.contains("edges") { found.insert(view) }
      if name.hasSuffix("makeconstraints"), call.node.trimmedDescription.contains(".edges.") {
        found.insert(view)
      }
      guard call.name == "constraint", call.arguments.count == 1, base.names.count == 2 else { continue }
      if base.names[1] == "topAnchor" { tops.insert(view) }
      if ["leadingAnchor", "leftAnchor"].contains(base.names[1]) { leadings.insert(view) }
    }
    return found.union(tops.intersection(leadings))
  }

  /// The places that the function gives a frame or a center whose origin is not that of the superview.
  var placed: Set<Place> {
    var found: Set<Place> = []
    for assignment in assignments {
      guard let owner = assignment.target.owner, let value = assignment.value else { continue }
      let components = assignment.target.components
      let isPlacing: Bool
      if assignment.target.property == "frame" {
        switch components.count {
        case 0: isPlacing = value.isPlacedRectangle
        case 1: isPlacing = components == ["origin"] && !value.trimmedDescription.hasSuffix("zero")
        default: isPlacing = components[0] == "origin" && !value.isZero
        }
      } else {
        isPlacing = assignment.target.property != "bounds"
      }
      if isPlacing { found.insert(owner) }
    }
    return found
  }

  /// The names of the types of which the function creates instances with an origin that is not zero.
  var placedTypes: Set<String> {
    let (placed, constrained, filling) = (placed, constrained, filling)
    var found: Set<String> = []
    for call in calls where call.name.first?.isUppercase == true {
      if call["frame"]?.expression.isPlacedRectangle == true { found.insert(call.name) }
      guard let place = call.result, place.isLocal else { continue }
      if placed.contains(place) || constrained.contains(place) && !filling.contains(place) {
        found.insert(call.name)
      }
    }
    return found
  }

  private static let constraining: Set<String> = [
    "constraint", "makeConstraints", "remakeConstraints", "updateConstraints", "autoPinEdgesToSuperviewEdges",
    "autoCenterInSuperview", "autoPinEdge",
  ]

  /// The pairs of superview or superlayer and subview, sublayer or mask that the function makes.
  var additions: [(parent: Place, child: Place)] {
    var found: [(Place, Place)] = []
    for call in calls where Self.adding.contains(call.name) {
      guard let base = call.base, let child = call.arguments.first?.place, child.names.count < 4 else {
        continue
      }
      found.append((base.withoutLayer, child.withoutLayer))
    }
    // Extensions of many projects add several views at once.
    for call in calls where call.name == "addSubviews" || call.name == "addArrangedSubviews" {
      guard let base = call.base else { continue }
      for child in call.arguments.compactMap(\.place) {
        found.append((base.withoutLayer, child.withoutLayer))
      }
    }
    for assignment in assignments where assignment.target.names.last == "mask" {
      guard let mask = assignment.source else { continue }
      found.append((Place(assignment.target.names.dropLast()).withoutLayer, mask.withoutLayer))
    }
    return found
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is the number zero.
  var isZero: Bool { Double(trimmedDescription) == 0 }

  /// A Boolean value that indicates whether the expression makes a rectangle whose origin is not zero.
  var isPlacedRectangle: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 4,
      ["CGRect", "CGRectMake", ".init"].contains(call.calledExpression.trimmedDescription)
    else { return false }
    return call.arguments.prefix(2).contains { !$0.expression.isZero }
  }
}
