import UIKit

/// Draws lines of text with attributes, and ellipses of truncated lines.
func textAttributes() -> UIView {
  let page = Page("Attributed text", sheet: CGSize(width: 280, height: 132), columns: 2, isRuled: false)
  func lines(_ caption: String, _ lines: [NSAttributedString]) {
    let sheet = page.addSheet(caption)
    for (row, line) in lines.enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: 6 + CGFloat(row) * 24, width: 260, height: 24))
      label.attributedText = line
      sheet.addSubview(label)
    }
  }
  func string(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.ink].merging(attributes) {
        $1
      })
  }
  let shadow = NSShadow()
  (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (
    CGSize(width: 2, height: 2), 2, UIColor.sky
  )
  lines(
    "underlines and strikethrough",
    [
      string("single underline", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      string(
        "double, in coral",
        [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.coral]),
      string("dashed, thick", [.underlineStyle: NSUnderlineStyle([.thick, .patternDash]).rawValue]),
      string("word by word", [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue]),
      string(
        "struck through",
        [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.coral]),
    ])
  lines(
    "outline, shadow, kern, lean, ground",
    [
      string(
        "hollow letters",
        [.strokeWidth: 3, .strokeColor: UIColor.coral, .font: UIFont.boldSystemFont(ofSize: 20)]),
      string("with a shadow", [.shadow: shadow]),
      string("spaced by 3 points", [.kern: 3]),
      string("leaning", [.obliqueness: 0.3]),
      string("on yellow", [.backgroundColor: UIColor.sun]),
    ])
  let water = NSMutableAttributedString(attributedString: string("H", [:]))
  water.append(string("2", [.font: UIFont.systemFont(ofSize: 12), .baselineOffset: -4]))
  water.append(string("O and 10", [:]))
  water.append(string("6", [.font: UIFont.systemFont(ofSize: 12), .baselineOffset: 7]))
  let dot = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
    UIColor.leaf.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 14, height: 14))
  }
  let attachment = NSTextAttachment(image: dot)
  attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
  let marked = NSMutableAttributedString(attributedString: string("an image ", [:]))
  marked.append(NSAttributedString(attachment: attachment))
  marked.append(string(" in the line", [:]))
  lines(
    "baselines and attachments",
    [
      water, marked,
      string(
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{65E5}\u{672C}\u{8A9E}", [:]),
    ])
  let long = "The quick brown fox jumps over the lazy dog"
  let sheet = page.addSheet("head, middle, tail, clipping, two lines")
  for (row, mode) in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
    .enumerated()
  {
    let label = UILabel(frame: CGRect(x: 10, y: 4 + CGFloat(row) * 20, width: 200, height: 22))
    label.text = long
    label.lineBreakMode = mode
    sheet.addSubview(label)
  }
  let two = UILabel(frame: CGRect(x: 10, y: 84, width: 130, height: 44))
  two.text = long
  two.numberOfLines = 2
  sheet.addSubview(two)
  print("size of the line with the image: \(text(CGRect(origin: .zero, size: marked.size())))")
  return page
}
