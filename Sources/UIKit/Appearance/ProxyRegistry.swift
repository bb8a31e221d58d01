internal import Foundation

/// The proxies of views or of bar items.
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

  /// Returns the proxy of a class in a context, which is always the same object, created on first use.
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

  /// Returns the proxies that apply to an object with the class of each, the more specific last, and of
  /// equals the one that was requested last.
  ///
  /// `holder` is the container of the object.
  func fitting(
    _ object: Object, in holder: UIResponder?, under traits: @autoclosure () -> UITraitCollection?
  ) -> [(type: Object.Type, object: Object)] {
    let fitting = proxies.enumerated().filter { _, proxy in
      proxy.object !== object && type(of: object).isSubclass(of: proxy.type)
        && Self.isInside(holder, proxy.containers)
        && (proxy.trait.map { traits()?.containsTraits(in: $0) ?? false } ?? true)
    }
    // All their classes are the object's or its superclasses, so that of two one is a subclass of the other.
    let ordered = fitting.sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.type != b.type { return b.type.isSubclass(of: a.type) }
      return (a.containers.count, one.offset) < (b.containers.count, other.offset)
    }
    return ordered.map { ($0.element.type, $0.element.object) }
  }

  /// Returns a Boolean value that indicates whether a responder lies in instances of the containers, the
  /// innermost first.
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
