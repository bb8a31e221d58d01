internal import CoreGraphics
public import Foundation

/// The configuration of a list in a compositional layout: rows across the whole width, one below the other,
/// as in a table.
///
/// Rows and headers are self-sizing. Distances, corners and colours are those of a table of the same
/// appearance (`TableMetrics`).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The overall appearances of a list.
  public enum Appearance: Int, Sendable {
    /// The first three correspond to the table styles. The sidebar appearances have no background and, by
    /// default, no separators.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The kinds of headers.
  public enum HeaderMode: Int, Sendable {
    /// `supplementary` uses supplementary views of the section header kind; `firstItemInSection` makes the
    /// first item the header.
    case none, supplementary, firstItemInSection
  }

  /// The kinds of footers.
  public enum FooterMode: Int, Sendable {
    /// `supplementary` uses supplementary views of the section footer kind.
    case none, supplementary
  }

  /// A closure that returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns the separators of an item, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration with the defaults of an appearance: without header, footer and swipe actions.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The overall appearance of the list.
  public let appearance: Appearance
  /// The kind of the header. The default is `none`.
  public var headerMode = HeaderMode.none
  /// The kind of the footer. The default is `none`.
  public var footerMode = FooterMode.none
  /// A Boolean value that determines whether separators are shown; `false` overrides the items'
  /// configurations. The default is `true` except for the sidebar appearances.
  public var showsSeparators: Bool
  /// The appearance of all separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that customises the separators of one item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the section; nil for the colour of the appearance.
  public var backgroundColor: UIColor?
  /// The space above a header, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The provider of actions at the leading edge of a row, called when the row is swiped; nil, like a result
  /// of nil, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of actions at the trailing edge of a row, called when the row is swiped; nil, like a result
  /// of nil, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The table style of the same appearance.
  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// The colour behind the section.
  var ground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }
}

/// The appearance of the separators of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  // Sendable because it holds only values, and an effect and colours, which are immutable.
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// `automatic` shows separators between rows, and in `grouped` lists also above the first and below the
    /// last.
    case automatic, visible, hidden
  }

  /// Insets that stand for the list's own insets.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates a configuration, the same for every appearance: `automatic` separators in the separator colour.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the line above an item. The default is `automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line below an item. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets from the row's sides, in points. The default, `automaticInsets`, begins where the content
  /// does.
  public var topSeparatorInsets = automaticInsets
  /// The insets from the row's sides, in points. The default, `automaticInsets`, begins where the content
  /// does.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the separators. The default is the separator colour.
  public var color: UIColor = .separator
  /// Stored only. The colour of separators between selected rows. Separators keep `color`.
  public var multipleSelectionColor: UIColor = .separator
  /// Stored only. The effect of the separators. Separators are plain colours.
  public var visualEffect: UIVisualEffect?

  /// Compares two configurations; effects are equal if they are the same object.
  public static func == (one: UIListSeparatorConfiguration, other: UIListSeparatorConfiguration) -> Bool {
    one.topSeparatorVisibility == other.topSeparatorVisibility
      && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && one.topSeparatorInsets == other.topSeparatorInsets
      && one.bottomSeparatorInsets == other.bottomSeparatorInsets
      && one.color == other.color && one.multipleSelectionColor == other.multipleSelectionColor
      && one.visualEffect === other.visualEffect
  }

  /// Hashes the visibilities and the colour only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = TableMetrics(
      style: configuration.tableStyle, scale: max(layoutEnvironment.traitCollection.displayScale, 1),
      width: layoutEnvironment.container.contentSize.width)
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(ListPlace.leastHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(ListPlace.leastHeight), subitems: [item]))
    section.list = configuration
    section.contentInsets.leading = metrics.cellInset
    section.contentInsets.trailing = metrics.cellInset
    let isGrouped = metrics.style != .plain
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(metrics.header(titled: true, isFirst: false)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    } else if isGrouped {
      section.contentInsets.top = metrics.header(titled: false, isFirst: false)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(metrics.footer(lines: 1)), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    } else if isGrouped {
      section.contentInsets.bottom = metrics.footer(lines: 0)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists of the same configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      if index == 0, configuration.tableStyle != .plain, configuration.headerMode != .supplementary {
        let metrics = TableMetrics(
          style: configuration.tableStyle, scale: 1, width: environment.container.contentSize.width)
        section.contentInsets.top = metrics.header(titled: false, isFirst: true)
      }
      return section
    }
  }
}
