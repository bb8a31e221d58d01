import Palette
import UIKit

/// A number over its name, in the middle of a rounded field.
public final class FigureView: UIView {
  private let valueLabel = UILabel()
  private let nameLabel = UILabel()

  /// Creates a view that shows a value above its name.
  public init(value: String, name: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 14
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    valueLabel.textColor = Palette.sea
    nameLabel.text = name
    nameLabel.font = .systemFont(ofSize: 13)
    nameLabel.textColor = .secondaryLabel
    for label in [valueLabel, nameLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    valueLabel.frame = CGRect(x: 8, y: 12, width: bounds.width - 16, height: 28)
    nameLabel.frame = CGRect(x: 8, y: 42, width: bounds.width - 16, height: 18)
  }
}
