/// The types that Swift 4.2 renamed, by their names before.
enum OldTypeNames {
  /// The types of today by their old names, such as `UITableView.Style` for `UITableViewStyle`.
  static let all: [String: String] = {
    var found = others
    for line in nested.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() { found["\(words[0])\(word)"] = "\(words[0]).\(word)" }
    }
    return found
  }()

  /// The classes whose kinds became types within them, each followed by the kinds.
  private static let nested = """
    UIAccessibilityCustomRotor Direction
    UIActivity Category
    UIActivityIndicatorView Style
    UIAlertAction Style
    UIAlertController Style
    UIApplication State LaunchOptionsKey OpenURLOptionsKey OpenExternalURLOptionsKey
    UIBarButtonItem Style
    UIBlurEffect Style
    UICollectionView ScrollPosition ScrollDirection ReorderingCadence
    UICollectionViewCell DragState
    UICollisionBehavior Mode
    UIControl ContentHorizontalAlignment ContentVerticalAlignment State
    UIDatePicker Mode
    UIDevice BatteryState
    UIDocument ChangeKind SaveOperation State
    UIFont TextStyle Weight
    UIFontDescriptor SymbolicTraits AttributeName TraitKey
    UIGestureRecognizer State
    UIImage RenderingMode ResizingMode Orientation
    UIImagePickerController SourceType CameraCaptureMode CameraDevice CameraFlashMode QualityType
    UIInputView Style
    UIMenuController ArrowDirection
    UINavigationController Operation
    UINavigationItem LargeTitleDisplayMode
    UIPageViewController TransitionStyle NavigationOrientation NavigationDirection SpineLocation
    UIPress Phase
    UIPreviewAction Style
    UIPrintInfo Duplex Orientation OutputType
    UIProgressView Style
    UIPushBehavior Mode
    UIScrollView IndicatorStyle KeyboardDismissMode ContentInsetAdjustmentBehavior IndexDisplayMode
    UISearchBar Style Icon
    UISegmentedControl Segment
    UISplitViewController DisplayMode PrimaryEdge
    UIStackView Distribution Alignment
    UISwipeGestureRecognizer Direction
    UITabBar ItemPositioning
    UITableView Style ScrollPosition RowAnimation SeparatorInsetReference
    UITableViewCell SelectionStyle SeparatorStyle EditingStyle AccessoryType StateMask FocusStyle
    UITableViewCell DragState
    UITableViewRowAction Style
    UITextField ViewMode DidEndEditingReason
    UITouch Phase Properties
    UIView ContentMode AnimationOptions AnimationCurve TintAdjustmentMode KeyframeAnimationOptions
    UIView SystemAnimation
    UIWindow Level
    """

  /// The types whose last word was another.
  private static let others: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSTextStorageEditActions": "NSTextStorage.EditActions",
    "RunLoopMode": "RunLoop.Mode",
    "UIActivityType": "UIActivity.ActivityType",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
    "UIControlEvents": "UIControl.Event",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPressType": "UIPress.PressType",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewDropIntent": "UITableViewDropProposal.Intent",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITouchType": "UITouch.TouchType",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
  ]
}
