import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ButtonConfigurationTests {
  @Test func attributedTitlesKeepTheirAttributes() throws {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy")
    title.font = .boldSystemFont(ofSize: 22)
    configuration.attributedTitle = title
    #expect(
      configuration.title == "Buy" && configuration.attributedTitle?.font == .boldSystemFont(ofSize: 22))
    let label = try #require(UIButton(configuration: configuration).titleLabel)
    let shown = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(
      shown[.font] as? UIFont == .boldSystemFont(ofSize: 22) && shown[.foregroundColor] as? UIColor == .white)
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
    #expect(button.titleLabel?.font.pointSize == 30 && button.subtitleLabel?.textColor == .systemRed)
    #expect(button.imageView?.tintColor == .systemGreen)
  }

  @Test func popUpButtonsShowThatTheyOpen() throws {
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    let plain = button.intrinsicContentSize
    button.changesSelectionAsPrimaryAction = true
    #expect(button.configuration?.title == "One" && button.intrinsicContentSize.width > plain.width + 10)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    let without = button.intrinsicContentSize
    button.configuration?.indicator = .popup
    #expect(button.intrinsicContentSize.width > without.width)
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
    #expect(glass.cornerStyle == .capsule && glass.background.visualEffect is UIGlassEffect)
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
    #expect(button.frame.width <= 120 && lines.height > 2 * label.font.lineHeight)
    #expect(abs(button.frame.height - lines.height - 14) < 0.5)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    host.layoutIfNeeded()
    #expect(button.frame.height < 2 * label.font.lineHeight + 14)
  }

  /// The line of a title is where the title is drawn, whatever stands above or below it.
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
}
