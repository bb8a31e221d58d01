import TestSupport
import Testing
import UIKit

/// Tests of contents with equal priorities: which of them is stretched or compressed.
@MainActor struct TieOrderTests {
  /// Returns the heights of two labels between the top and the bottom of a box, whose constraints are added
  /// in an order: `T` at the top, `M` between the labels, `B` at the bottom.
  private func heights(_ order: String, box: CGFloat) -> [CGFloat] {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: box))
    let labels = ["Upper", "Lower"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
      return label
    }
    for letter in order {
      switch letter {
      case "T": labels[0].topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      case "M": labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor).isActive = true
      default: container.bottomAnchor.constraint(equalTo: labels[1].bottomAnchor).isActive = true
      }
    }
    container.layoutIfNeeded()
    return labels.map(\.frame.height)
  }

  /// The label whose height a constraint mentions first yields, wherever the constraint at the top stands.
  @Test(arguments: [("TMB", 0), ("MTB", 0), ("MBT", 0), ("TBM", 1), ("BTM", 1), ("BMT", 1)])
  func theHeightThatIsMentionedFirstYields(order: String, index: Int) {
    let high = heights(order, box: 100), line = UILabel.lineHeight
    #expect(high[1 - index] == line)
    #expect(high[index] == 100 - line)
    let low = heights(order, box: 30)
    #expect(low[1 - index] == line)
    #expect(abs(low[index] - (30 - line)) < 1e-9)
  }
}

extension UILabel {
  /// The height of a label with one line in the standard font.
  fileprivate static var lineHeight: CGFloat {
    let label = UILabel()
    label.text = "Upper"
    return label.intrinsicContentSize.height
  }
}
