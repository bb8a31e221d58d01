internal import Foundation

/// The control that shows an item of a bar, under the item's identifier and in the large content viewer.
class BarItemControl<Item: UIBarItem>: UIControl {
  let item: Item

  /// Creates a control without content.
  init(showing item: Item) {
    self.item = item
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  /// The image of the item as the control shows it.
  var itemImage: UIImage? { item.image }

  override var takesSingleTaps: Bool { true }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
  override var largeContentTitle: String? {
    get { accessibilityLabel }
    set {}
  }
  override var largeContentImage: UIImage? {
    get { item.largeContentSizeImage ?? itemImage }
    set {}
  }
}
