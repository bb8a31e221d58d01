import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ButtonConfigurationTests {
  @Test func attributedTitlesKeepTheirAttributes() throws {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy")
    title.font = .boldSystemFont(ofSize: 22)
    configuration.attributedTitle = title
    #expect(configuration.title == "Buy")
    #expect(configuration.attributedTitle?.font == .boldSystemFont(ofSize: 22))
    let label = try #require(UIButton(configuration: configuration).titleLabel)
    let shown = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(shown[.font] as? UIFont == .boldSystemFont(ofSize: 22))
    #expect(shown[.foregroundColor] as? UIColor == .white)
    configuration.title = "Sell"
    #expect(configuration.attributedTitle?.font == nil)
  }

  @Test func transformersComeLast() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.image = UIImage(systemName: "star")
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = old.font?.withSize(30)
      return new
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.foregroundColor = .systemRed
      return new
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.subtitleLabel?.textColor == .systemRed)
    #expect(button.imageView?.tintColor == .systemGreen)
  }

  @Test func popUpButtonsShowThatTheyOpen() throws {
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    let plain = button.intrinsicContentSize
    button.changesSelectionAsPrimaryAction = true
    #expect(button.configuration?.title == "One")
    #expect(button.intrinsicContentSize.width > plain.width + 10)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    let without = button.intrinsicContentSize
    button.configuration?.indicator = .popup
    #expect(button.intrinsicContentSize.width > without.width)
  }

  // Seven filled buttons of 60 points, as a document stores them at a scale of three.
  @Test func titlesGoOnInAnotherLine() {
    var look = UIButton.Configuration.filled()
    look.title = "Button"
    let button = UIButton(configuration: look), column = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    column.addSubview(button)
    button.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
    let width = button.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    atScale(3) {
      column.layoutIfNeeded()
      #expect(abs(button.frame.height - 54.33) < 0.34)
      // A width of a pixel less than the text breaks no line.
      width.constant = 74.34
      column.layoutIfNeeded()
      #expect(button.frame.height < 36)
    }
    width.constant = 60
    look.titleLineBreakMode = .byTruncatingTail
    button.configuration = look
    column.layoutIfNeeded()
    #expect(button.frame.height < 36)
  }

  @Test func changesOfTheLabelMakeTheButtonAnotherSize() {
    let button = UIButton(type: .system), row = UIView()
    button.setTitle("Button", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(button)
    button.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    row.layoutIfNeeded()
    let before = button.frame.width
    button.titleLabel?.font = .systemFont(ofSize: 30)
    row.layoutIfNeeded()
    #expect(button.frame.width > before * 1.5)
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  // A stored button of Xcode 16 is 49.67 by 34.33 points, and those of nine projects since Xcode 14.2 are so
  // much wider than medium symbols ask for.
  @Test(arguments: [SystemRelease.iOS16, .iOS18])
  func symbolsAreLargeInConfiguredButtons(release: SystemRelease) {
    release.perform {
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "arrow.down.circle")
      let size = atScale(3) { UIButton(configuration: configuration).intrinsicContentSize }
      #expect(abs(size.width - 149.0 / 3) < 1e-9)
      #expect(abs(size.height - 103.0 / 3) < 1e-9)
    }
  }

  @Test func imagesHaveTheirReservation() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    configuration.imageReservation = 60
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    #expect(abs(title.minX - image.midX - 30) <= 1)
  }

  @Test func glassIsACapsule() {
    let glass = UIButton.Configuration.glass()
    #expect(glass.cornerStyle == .capsule)
    #expect(glass.background.visualEffect is UIGlassEffect)
    #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
  }

  private func host(_ button: UIButton, width: CGFloat) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      button.widthAnchor.constraint(lessThanOrEqualToConstant: width),
    ])
    return host
  }

  @Test func titlesThatWrapMakeTheButtonHigher() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "a title of some more words than fit"
    configuration.titleLineBreakMode = .byWordWrapping
    let button = UIButton(configuration: configuration)
    let host = host(button, width: 120)
    host.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let lines = label.sizeThatFits(CGSize(width: 96, height: CGFloat.greatestFiniteMagnitude))
    #expect(button.frame.width <= 120)
    #expect(lines.height > 2 * label.font.lineHeight)
    #expect(abs(button.frame.height - lines.height - 14) < 0.5)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    host.layoutIfNeeded()
    #expect(button.frame.height < 2 * label.font.lineHeight + 14)
  }

  /// A title's baseline is where the title is drawn, whatever is above or below it.
  @Test(arguments: [(true, NSDirectionalRectEdge.leading), (false, .top), (true, .bottom)])
  func theBaselineIsTheTitles(hasSubtitle: Bool, place: NSDirectionalRectEdge) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    if hasSubtitle { configuration.subtitle = "Subtitle" }
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = place
    configuration.imagePadding = 9
    let button = UIButton(configuration: configuration), guide = UILayoutGuide()
    let host = host(button, width: 300)
    host.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: host.topAnchor),
      guide.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    host.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let line = label.frame.midY + label.font.ascender - label.font.lineHeight / 2
    #expect(abs(guide.layoutFrame.height - line) <= 1)
  }

  /// A button without a title has its symbol's baseline.
  @Test(arguments: [true, false]) func theBaselineIsTheSymbols(isConfigured: Bool) throws {
    let symbol = try #require(UIImage(systemName: "star")), host = UIView()
    let button = UIButton(type: .system), picture = UIImageView(image: symbol),
      other = UIButton(type: .system)
    if isConfigured {
      button.configuration = .plain()
      button.configuration?.image = symbol
    } else {
      button.setImage(symbol, for: .normal)
    }
    other.setTitle("Title", for: .normal)
    for view in [button, picture, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.firstBaselineAnchor.constraint(equalTo: host.topAnchor, constant: 100).isActive = true
    }
    host.layoutIfNeeded()
    #expect(abs(button.frame.midY - picture.frame.midY) <= 0.5)
    #expect(button.frame.height > 20)
    #expect(other.frame.maxY > 100)
    #expect(other.frame.minY < 100)
  }

  /// Stored widths of buttons of three documents.
  @Test func rolesDetermineTheAppearanceOfConfiguredButtons() throws {
    let button = UIButton(configuration: .plain())
    button.setTitle("Continue", for: .normal)
    let plain = button.intrinsicContentSize
    #expect(button.titleLabel?.font == .systemFont(ofSize: button.titleLabel?.font.pointSize ?? 0))
    button.role = .primary
    let font = try #require(button.titleLabel?.font)
    #expect(font == .systemFont(ofSize: font.pointSize, weight: .semibold))
    #expect(button.intrinsicContentSize.width > plain.width)
    button.role = .destructive
    #expect(button.titleLabel?.textColor == .systemRed)
    #expect(button.intrinsicContentSize == plain)
    button.configuration?.baseForegroundColor = .systemGreen
    #expect(button.titleLabel?.textColor == .systemGreen)
  }

  // MARK: - Updates

  private final class Named: UIButton {
    var updates = 0
    override func updateConfiguration() {
      updates += 1
      super.updateConfiguration()
      configuration?.title = "\(updates)" + (isHighlighted ? " pressed" : "")
    }
  }

  @Test func theConfigurationIsUpdatedWithTheNextLayout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = Named(configuration: .filled())
    view.addSubview(button)
    #expect(button.updates == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(button.updates == 1)
    #expect(button.titleLabel?.text == "1")
    button.isHighlighted = true
    button.isSelected = true
    button.configuration = .plain()
    #expect(button.updates == 1)
    view.layoutIfNeeded()
    #expect(button.updates == 2)
    #expect(button.titleLabel?.text == "2 pressed")
    let plain = UIButton(type: .system)
    plain.isSelected = true
    plain.layoutIfNeeded()
    #expect(plain.configuration == nil)
  }

  @Test func sizesAreThoseOfUpdatedConfigurations() {
    let button = Named(configuration: .filled()), plain = UIButton(configuration: .filled())
    plain.configuration?.title = "1"
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(button.updates == 1)
    button.configuration?.subtitle = "below"
    plain.configuration?.title = "2"
    plain.configuration?.subtitle = "below"
    #expect(button.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
    #expect(button.updates == 2)
  }

  @Test func handlersSeeTheConfigurationThatIsSetAfterThem() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var seen: [Bool] = []
    button.configurationUpdateHandler = { button in
      seen.append(button.configuration != nil)
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    button.configuration = .plain()
    #expect(seen.isEmpty)
    button.layoutIfNeeded()
    #expect(seen == [true])
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(seen == [true, true])
    #expect(button.titleLabel?.text == "Off")
  }

  // MARK: - Titles by state

  @Test func otherStatesShowTheirOwnTitlesAndImages() throws {
    let button = UIButton(configuration: .filled())
    let star = try #require(UIImage(systemName: "star")), heart = try #require(UIImage(systemName: "heart"))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setImage(star, for: .normal)
    button.setImage(heart, for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    #expect(button.imageView?.image == heart)
    #expect(button.configuration?.title == "Off")
    button.isSelected = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.imageView?.image == star)
    // A title in the configuration applies to all states.
    button.isSelected = true
    button.configuration?.title = "Both"
    #expect(button.titleLabel?.text == "Both")
    #expect(button.imageView?.image == heart)
  }

  @Test func theNewestTitleIsShown() throws {
    let button = UIButton(configuration: .plain()), heart = try #require(UIImage(systemName: "heart"))
    button.configuration?.title = "Button"
    button.configuration?.image = UIImage(systemName: "star")
    button.setTitle("New", for: .normal)
    button.setImage(heart, for: .normal)
    #expect(button.titleLabel?.text == "New")
    #expect(button.configuration?.title == "New")
    #expect(button.imageView?.image == heart)
    #expect(button.configuration?.image == heart)
    button.configuration?.title = "Newer"
    #expect(button.titleLabel?.text == "Newer")
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.configuration?.title == "Newer")
    let font = UIFont.boldSystemFont(ofSize: 22)
    button.setAttributedTitle(NSAttributedString(string: "Bold", attributes: [.font: font]), for: .normal)
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.string == "Bold")
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  /// "A style that adjusts the background corner radius for dynamic type" (Apple's reference).
  @Test func dynamicCornersGrowWithTheText() {
    var look = UIButton.Configuration.filled()
    look.background.cornerRadius = 6
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(look.radius(height: 100, usual) == 6)
    #expect(look.radius(height: 100, large) > 9)
    look.cornerStyle = .fixed
    #expect(look.radius(height: 100, large) == 6)
  }
}
