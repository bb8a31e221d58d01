internal import Foundation

/// The proxies of a kind of objects: of views, or of bars' items.
@MainActor final class ProxyRegistry<Object: NSObject> {
  private struct Proxy {
    let type: Object.Type
    let containers: [any UIAppearanceContainer.Type]
    let trait: UITraitCollection?
    let object: Object
  }

  private var proxies: [Proxy] = []
  private var indexes: [String: Int] = [:]
  var isEmpty: Bool { proxies.isEmpty }

  /// The proxy of a class in a context; always the same one, made when it is first asked for.
  func proxy(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?,
    make: () -> Object
  ) -> Object {
    let key = "\(ObjectIdentifier(type)) \(trait.map { "\($0)" } ?? "") \(containers)"
    if let index = indexes[key] { return proxies[index].object }
    let object = make()
    indexes[key] = proxies.count
    proxies.append(Proxy(type: type, containers: containers, trait: trait, object: object))
    return object
  }

  /// The proxies that count for an object with the class of each, the more special last, and of equals the
  /// one that was asked for last.
  ///
  /// - Parameter holder: What the object lies in.
  func fitting(
    _ object: Object, in holder: UIResponder?, under traits: @autoclosure () -> UITraitCollection?
  ) -> [(type: Object.Type, object: Object)] {
    let fitting = proxies.enumerated().filter { _, proxy in
      proxy.object !== object && type(of: object).isSubclass(of: proxy.type)
        && Self.isInside(holder, proxy.containers)
        && (proxy.trait.map { traits()?.containsTraits(in: $0) ?? false } ?? true)
    }
    // All their classes are the object's or above it, so that of two one is below the other.
    let ordered = fitting.sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.type != b.type { return b.type.isSubclass(of: a.type) }
      return (a.containers.count, one.offset) < (b.containers.count, other.offset)
    }
    return ordered.map { ($0.element.type, $0.element.object) }
  }

  /// Whether what a responder holds lies in instances of
  /// the containers, the innermost of which is named first.
  private static func isInside(
    _ holder: UIResponder?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var rest = containers[...]
    var responder = holder
    while let container = rest.first, let current = responder {
      if type(of: current).isSubclass(of: container) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }
}
