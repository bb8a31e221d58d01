"""Gives what Swift 4.2 renamed its name of today, as Xcode's migration does: packages of Swift 4 know the old ones alone."""
import re

# Kinds of a class, which became types within it: `UITableViewStyle` is `UITableView.Style`.
NESTED = {
    "UIActivityIndicatorView": "Style", "UIAlertAction": "Style", "UIAlertController": "Style", "UIApplication": "State",
    "UIBarButtonItem": "Style", "UIBlurEffect": "Style", "UIButton": "ButtonType>Type", "UICollectionView": "ScrollPosition ScrollDirection",
    "UIControl": "ContentHorizontalAlignment ContentVerticalAlignment State Event>Events",
    "UIEvent": "EventSubtype>Subtype EventType>Type", "UIFontDescriptor": "SymbolicTraits", "UIFont": "TextStyle",
    "UIGestureRecognizer": "State", "UIImage": "RenderingMode ResizingMode Orientation", "UIImagePickerController": "SourceType",
    "UINavigationController": "Operation", "UIPageViewController": "TransitionStyle NavigationOrientation NavigationDirection SpineLocation",
    "UIScrollView": "IndicatorStyle KeyboardDismissMode ContentInsetAdjustmentBehavior", "UISearchBar": "Style Icon",
    "UISplitViewController": "DisplayMode", "UIStackView": "Distribution Alignment", "UISwipeGestureRecognizer": "Direction",
    "UITabBarItem": "SystemItem", "UITableView": "Style ScrollPosition RowAnimation",
    "UITableViewCell": "CellStyle>Style SelectionStyle SeparatorStyle EditingStyle AccessoryType StateMask", "UITextField": "ViewMode", "UITouch": "Phase",
    "UIView": "ContentMode AnimationOptions AnimationCurve AutoresizingMask>Autoresizing TintAdjustmentMode KeyframeAnimationOptions",
}
TYPES = {f"{owner}{name.split('>')[-1]}": f"{owner}.{name.split('>')[0]}" for owner, names in NESTED.items() for name in names.split()}
TYPES |= {
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UITextBorderStyle": "UITextField.BorderStyle",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "NSAttributedStringKey": "NSAttributedString.Key",
}
VALUES = {
    "UITableViewAutomaticDimension": "UITableView.automaticDimension", "UITableViewIndexSearch": "UITableView.indexSearch",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize", "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelAlert": "UIWindow.Level.alert", "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
    "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
    "UIPageViewControllerOptionInterPageSpacingKey": "UIPageViewController.OptionsKey.interPageSpacing",
    "UISegmentedControlNoSegment": "UISegmentedControl.noSegment", "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none", "UIAccessibilityTraitHeader": "UIAccessibilityTraits.header",
    "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected", "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
    "UIAccessibilityTraitNotEnabled": "UIAccessibilityTraits.notEnabled", "UIAccessibilityTraitLink": "UIAccessibilityTraits.link",
    "UIAccessibilityTraitStaticText": "UIAccessibilityTraits.staticText",
    "UIAccessibilityTraitAdjustable": "UIAccessibilityTraits.adjustable", "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default", "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut", "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed", "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero", "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round", "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
    "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel", "kCAAlignmentCenter": "CATextLayerAlignmentMode.center",
    "kCAAlignmentLeft": "CATextLayerAlignmentMode.left", "kCAAlignmentRight": "CATextLayerAlignmentMode.right",
    "kCAGravityResize": "CALayerContentsGravity.resize", "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill", "kCAGravityCenter": "CALayerContentsGravity.center",
    "kCATransitionFade": "CATransitionType.fade", "kCATransitionPush": "CATransitionType.push",
    "kCATransitionMoveIn": "CATransitionType.moveIn", "kCATransitionReveal": "CATransitionType.reveal",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft", "kCATransitionFromRight": "CATransitionSubtype.fromRight",
    "kCATransitionFromTop": "CATransitionSubtype.fromTop", "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCAGradientLayerAxial": "CAGradientLayerType.axial",
}
NOTIFICATIONS = {
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification", "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification", "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification", "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
    "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
}
ARGUMENT = r"((?:[^(),]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)"
# Calls whose shape changed, with a pattern for each.
CALLS = [
    (rf"\bUIEdgeInsetsMake\({ARGUMENT},{ARGUMENT},{ARGUMENT},{ARGUMENT}\)", r"UIEdgeInsets(top:\1, left:\2, bottom:\3, right:\4)"),
    (rf"\bUIOffsetMake\({ARGUMENT},{ARGUMENT}\)", r"UIOffset(horizontal:\1, vertical:\2)"),
    (rf"\bUIEdgeInsetsInsetRect\({ARGUMENT},\s*{ARGUMENT}\)", r"(\1).inset(by: \2)"),
    (rf"\bUIEdgeInsetsEqualToEdgeInsets\({ARGUMENT},\s*{ARGUMENT}\)", r"((\1) == (\2))"),
    (rf"\bUIImagePNGRepresentation\({ARGUMENT}\)", r"(\1).pngData()"),
    (rf"\bUIImageJPEGRepresentation\({ARGUMENT},\s*{ARGUMENT}\)", r"(\1).jpegData(compressionQuality: \2)"),
    (r"\bUIAccessibilityIsVoiceOverRunning\(\)", "UIAccessibility.isVoiceOverRunning"),
    (r"\bUIAccessibilityIsReduceMotionEnabled\(\)", "UIAccessibility.isReduceMotionEnabled"),
    (r"\bUIEdgeInsetsZero\b", "UIEdgeInsets.zero"),
    (r"\baddChildViewController\(", "addChild("),
    (r"\bremoveFromParentViewController\(\)", "removeFromParent()"), (r"\bchildViewControllers\b", "children"),
    (r"\btoParentViewController:", "toParent:"), (r"\bbringSubview\(toFront:\s*", "bringSubviewToFront("),
    (r"\bsendSubview\(toBack:\s*", "sendSubviewToBack("), (r"\bchildViewControllerForStatusBarStyle\b", "childForStatusBarStyle"),
    (r"\bchildViewControllerForStatusBarHidden\b", "childForStatusBarHidden"),
    (r"(?:\b(?:NSNotification|Notification)\.Name|(?<=[:,(=])\s*)\.(" + "|".join(NOTIFICATIONS) + r")\b", lambda m: " " + NOTIFICATIONS[m[1]]),
]
# A package is one of Swift 4 where it uses one of these and does not declare it itself.
PLAIN = re.compile(r"\b(?:" + "|".join(sorted(TYPES | VALUES, key=len, reverse=True)) + r")\b")


def uses_old_names(texts):
    """Whether a package, given by the texts of its files, was written before Swift 4.2."""
    declared = {name for text in texts for name in re.findall(r"\b(?:class|struct|enum|protocol|typealias|let|var)\s+(\w+)", text)}
    return any(name not in declared for text in texts for name in PLAIN.findall(text))


def of_today(text):
    """A file's text with the names of today."""
    text = PLAIN.sub(lambda m: (TYPES | VALUES)[m[0]], text)
    for pattern, shape in CALLS:
        text = re.sub(pattern, shape, text)
    return text
