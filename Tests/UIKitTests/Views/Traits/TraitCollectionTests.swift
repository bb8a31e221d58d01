import CoreGraphics
import Foundation
import Testing
import UIKit

struct TraitCollectionTests {
  @Test func anEmptyCollectionKnowsNothing() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits == UITraitCollection())
  }

  @Test func theLaterCollectionWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: nil))
    #expect(!UITraitCollection().containsTraits(in: traits))
  }

  @Test func changedTraitsAreNamed() {
    enum Accent: UITraitDefinition { static let defaultValue = 0 }
    func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name } }
    let light = UITraitCollection(userInterfaceStyle: .light), own = light.replacing(Accent.self, value: 3)
    #expect(names(light.changedTraits(from: nil)) == ["UITraitUserInterfaceStyle"])
    #expect(light.changedTraits(from: light).isEmpty)
    #expect(names(own.changedTraits(from: light)) == ["Accent"])
    #expect(names(light.changedTraits(from: own)) == ["Accent"])
    #expect(
      names(own.changedTraits(from: UITraitCollection(displayScale: 2))) == [
        "UITraitUserInterfaceStyle", "UITraitDisplayScale", "Accent",
      ])
  }

  @Test func mutationsSetTraits() {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .regular
    }
    #expect(traits.userInterfaceIdiom == .pad)
    let narrow = traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(narrow.horizontalSizeClass == .compact)
    #expect(narrow.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(narrow != traits)
  }

  @Test func onlySomeTraitsChangeColours() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let large = light.modifyingTraits { $0.preferredContentSizeCategory = .large }
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    let elevated = light.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(light.hasDifferentColorAppearance(comparedTo: elevated))
  }

  @Test func theCurrentCollectionBelongsToItsThread() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      let elsewhere = Box()
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        elsewhere.style = UITraitCollection.current.userInterfaceStyle
        done.signal()
      }
      done.wait()
      #expect(elsewhere.style == .light)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  private final class Box: @unchecked Sendable { var style = UIUserInterfaceStyle.unspecified }

  private struct Density: UITraitDefinition {
    static let defaultValue = 4
    static let affectsColorAppearance = true
  }

  private struct Plain { var text = "" }
  private struct PlainTrait: UITraitDefinition {
    static let defaultValue = Plain(text: "default")
  }

  @Test func programsDefineTraitsOfTheirOwn() {
    let traits = UITraitCollection { $0[Density.self] = 9 }
    #expect(traits[Density.self] == 9)
    #expect(UITraitCollection()[Density.self] == 4)
    #expect(traits != UITraitCollection())
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(traits.replacing(Density.self, value: 1)[Density.self] == 1)
    let plain = UITraitCollection { $0[PlainTrait.self] = Plain(text: "set") }
    #expect(plain[PlainTrait.self].text == "set")
    #expect(UITraitCollection()[PlainTrait.self].text == "default")
  }

  @Test func systemTraitsAreTypesToo() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitCollection()[UITraitDisplayScale.self] == 0)
  }

  @Test func descriptionListsSpecifiedTraits() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3
    }
    #expect(traits.description.hasSuffix("; UserInterfaceStyle = Dark, DisplayScale = 3>"))
  }

  @Test func contentSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!(UIContentSizeCategory.unspecified >= .large))
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIContentSizeCategory.ascending.count == 12)
  }
}
