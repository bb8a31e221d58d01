internal import CoreGraphics
public import Foundation

/// How a list looks that a compositional layout makes: rows across the whole width, one below the other, as
/// in a table.
///
/// Rows and headers say their own heights. Distances, corners and colours are those of a table of the same
/// look (`TableMetrics`).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// A look as a whole.
  public enum Appearance: Int, Sendable {
    /// The first three as tables of that style; those for sidebars have no ground and, unless asked for, no
    /// separators.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above the rows.
  public enum HeaderMode: Int, Sendable {
    /// `supplementary` asks for views of the kind of section headers; `firstItemInSection` makes the first
    /// item one.
    case none, supplementary, firstItemInSection
  }

  /// What stands below the rows.
  public enum FooterMode: Int, Sendable {
    /// `supplementary` asks for views of the kind of section footers.
    case none, supplementary
  }

  /// What lies behind a row at a place; nil for nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// The separators of an item at a place, made of those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The list as the look has it: without header, footer and actions.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The look as a whole, which cannot be changed.
  public let appearance: Appearance
  /// `none` unless set.
  public var headerMode = HeaderMode.none
  /// `none` unless set.
  public var footerMode = FooterMode.none
  /// True but for looks for sidebars; false has precedence over what items say.
  public var showsSeparators: Bool
  /// How all separators look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// How the separators of one item look.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What lies behind the section; nil for the colour of the look.
  public var backgroundColor: UIColor?
  /// The space above a header, in points; nil for that of the look.
  public var headerTopPadding: CGFloat?
  /// Asked when a row is pulled; nil, as its answer, is none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked when a row is pulled towards the leading side; nil, as its answer, is none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The same look in a table.
  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// What lies behind the section.
  var ground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }
}

/// How the separators of a list look.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  // Values, and an effect and colours, which never change.
  /// Whether a separator is seen.
  public enum Visibility: Int, Sendable {
    /// `automatic` is between rows, and in `grouped` lists also above the first and below the last.
    case automatic, visible, hidden
  }

  /// Insets that stand for the list's own.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The same for every look: `automatic`, in the separator colour.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Of the line above an item; `automatic` unless set.
  public var topSeparatorVisibility = Visibility.automatic
  /// Of the line below an item; `automatic` unless set.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the row's sides in points; `automaticInsets` begins where the content does.
  public var topSeparatorInsets = automaticInsets
  /// From the row's sides in points; `automaticInsets` begins where the content does.
  public var bottomSeparatorInsets = automaticInsets
  /// The separator colour unless set.
  public var color: UIColor = .separator
  /// Kept for the app: separators keep `color`; so is `visualEffect`.
  public var multipleSelectionColor: UIColor = .separator
  /// Kept for the app: separators are plain colours.
  public var visualEffect: UIVisualEffect?

  /// Effects are equal where they are the same object.
  public static func == (one: UIListSeparatorConfiguration, other: UIListSeparatorConfiguration) -> Bool {
    one.topSeparatorVisibility == other.topSeparatorVisibility
      && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && one.topSeparatorInsets == other.topSeparatorInsets
      && one.bottomSeparatorInsets == other.bottomSeparatorInsets
      && one.color == other.color && one.multipleSelectionColor == other.multipleSelectionColor
      && one.visualEffect === other.visualEffect
  }

  /// By the visibilities and the colour alone.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
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
  /// A layout whose sections are all lists of one look.
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
