import Palette
import UIKit

/// A white card with a picture on top, a heading and a line of text.
public final class CardView: UIView {
  private let imageView = UIImageView()
  private let headingLabel = UILabel()
  private let textLabel = UILabel()

  /// Creates a card with an image, a heading and a text.
  public init(image: UIImage, heading: String, text: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 18
    clipsToBounds = true
    imageView.image = image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    headingLabel.text = heading
    headingLabel.font = Palette.heading
    textLabel.text = text
    textLabel.font = Palette.body
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 2
    for view in [imageView, headingLabel, textLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    imageView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - 92)
    headingLabel.frame = CGRect(x: 16, y: imageView.frame.maxY + 14, width: width - 32, height: 22)
    textLabel.frame = CGRect(x: 16, y: headingLabel.frame.maxY + 2, width: width - 32, height: 40)
  }
}
