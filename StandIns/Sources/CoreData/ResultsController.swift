public import Foundation
public import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { controller.results.wantsNoSnapshot = true }
}

/// The objects that a controller has found, in sections. Controllers of one have results of one: the delegate's knows
/// nothing of the type of the objects, as Objective-C does not.
final class Results {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]
    let indexTitle: String?
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var sections: [Section]?
  var wantsNoSnapshot = false
  let fetch: () throws -> [NSManagedObject]
  let sectionKey: String?
  weak var context: NSManagedObjectContext?
  private var observer: (any NSObjectProtocol)?

  init(
    _ context: NSManagedObjectContext, sectionKey: String?, fetch: @escaping () throws -> [NSManagedObject]
  ) {
    (self.context, self.sectionKey, self.fetch) = (context, sectionKey, fetch)
  }
  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private var delegates: NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController<any NSFetchRequestResult>(self)
  }

  private func sectioned(_ objects: [NSManagedObject]) -> [Section] {
    guard let sectionKey else { return [Section(name: "", members: objects, indexTitle: nil)] }
    var found: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionKey).map { "\($0)" } ?? ""
      if found.last?.name == name {
        found[found.count - 1].members.append(object)
      } else {
        let title = delegate.map { $0.controller(delegates, sectionIndexTitleForSectionName: name) }
        found.append(
          Section(
            name: name, members: [object], indexTitle: title ?? name.first.map { String($0).uppercased() }))
      }
    }
    return found
  }

  func perform() throws {
    sections = sectioned(try fetch())
    guard observer == nil, let context else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] note in self?.update(note) }
  }

  private func paths(_ sections: [Section]) -> [(NSManagedObject, IndexPath)] {
    sections.enumerated().flatMap { index, section in
      section.members.enumerated().map { ($1, IndexPath(item: $0, section: index)) }
    }
  }

  private func update(_ note: Notification) {
    guard let old = sections, let found = try? fetch() else { return }
    func members(_ key: String) -> Set<NSManagedObject> { note.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let updated = members(NSUpdatedObjectsKey), new = sectioned(found)
    let before = paths(old), after = paths(new)
    let places = Dictionary(before) { first, _ in first }, goals = Dictionary(after) { first, _ in first }
    let isSame = before.map(\.0) == after.map(\.0) && old.map(\.name) == new.map(\.name)
    guard !isSame || before.contains(where: { updated.contains($0.0) }) else { return }
    sections = new
    guard let delegate else { return }
    let controller = delegates
    wantsNoSnapshot = false
    delegate.controller(controller, didChangeContentWith: snapshot(new, updated: updated))
    guard wantsNoSnapshot else { return }
    delegate.controllerWillChangeContent(controller)
    for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    for (object, path) in before where goals[object] == nil {
      delegate.controller(controller, didChange: object, at: path, for: .delete, newIndexPath: nil)
    }
    for (object, path) in after where places[object] == nil {
      delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: path)
    }
    let moved = moved(old, new, kept: Set(places.keys).intersection(goals.keys), updated: updated)
    for (object, path) in before {
      guard let goal = goals[object] else { continue }
      if moved.contains(object) {
        delegate.controller(controller, didChange: object, at: path, for: .move, newIndexPath: goal)
      } else if updated.contains(object) {
        delegate.controller(controller, didChange: object, at: path, for: .update, newIndexPath: goal)
      }
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// Returns the objects that are in another section, or in another order among those that stay: those that
  /// have changed before others.
  private func moved(
    _ old: [Section], _ new: [Section], kept: Set<NSManagedObject>, updated: Set<NSManagedObject>
  ) -> Set<NSManagedObject> {
    func names(_ sections: [Section]) -> [NSManagedObject: String] {
      Dictionary(sections.flatMap { one in one.members.map { ($0, one.name) } }) { first, _ in first }
    }
    func order(_ sections: [Section]) -> [NSManagedObject] {
      sections.flatMap(\.members).filter(kept.contains)
    }
    let before = names(old), after = names(new), stayed = order(old), goal = order(new)
    var found = kept.filter { before[$0] != after[$0] }
    found.formUnion(zip(stayed, goal).filter { $0 !== $1 }.flatMap { [$0, $1] }.filter(updated.contains))
    let rest = stayed.filter { !found.contains($0) }
    for change in goal.filter({ !found.contains($0) }).difference(from: rest) {
      if case .insert(_, let object, _) = change { found.insert(object) }
    }
    return found
  }

  private func snapshot(
    _ sections: [Section], updated: Set<NSManagedObject>
  ) -> NSDiffableDataSourceSnapshotReference {
    var made = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
    for section in sections {
      made.appendSections([section.name])
      made.appendItems(section.members.map(\.objectID), toSection: section.name)
    }
    made.reloadItems(sections.flatMap(\.members).filter(updated.contains).map(\.objectID))
    return made as NSDiffableDataSourceSnapshotReference
  }
}

/// The objects that a request finds. The delegate is notified of their changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  let results: Results
  public let cacheName: String?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, cacheName) = (fetchRequest, name)
    results = Results(context, sectionKey: sectionNameKeyPath) { [weak context] in
      try context?.objects(of: fetchRequest) ?? []
    }
  }
  init(_ results: Results) { (fetchRequest, self.results, cacheName) = (NSFetchRequest(), results, nil) }

  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  open var managedObjectContext: NSManagedObjectContext { results.context! }
  open var sectionNameKeyPath: String? { results.sectionKey }
  open func performFetch() throws { try results.perform() }
  open class func deleteCache(withName name: String?) {}

  open var fetchedObjects: [ResultType]? {
    results.sections.map { $0.flatMap(\.members).compactMap { $0 as? ResultType } }
  }
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
  open func object(at indexPath: IndexPath) -> ResultType {
    // As Apple's, it traps before the first fetch and for a path that is not there.
    results.sections![indexPath.section].members[indexPath.item] as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, found) in (results.sections ?? []).enumerated() {
      if let item = found.members.firstIndex(where: { $0 === object as AnyObject }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
  open var sectionIndexTitles: [String] { (results.sections ?? []).compactMap(\.indexTitle) }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    results.sections?.first { $0.name == sectionName }?.indexTitle
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// The delegate's controller is the one that the program has made.
  open override func isEqual(_ object: Any?) -> Bool {
    ((object as AnyObject) as? any ResultsOwner)?.results === results
  }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}
protocol ResultsOwner { var results: Results { get } }
extension NSFetchedResultsController: ResultsOwner {}
