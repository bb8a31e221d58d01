"""Gives what Swift 4.2 renamed its name of today, as Xcode's migration does: packages of Swift 4 know the old ones alone."""
import re

from swiftsource import closing, in_code, stripped

# Kinds of a class, which became types within it: `UITableViewStyle` is `UITableView.Style`.
NESTED = {
    "UIAccessibilityCustomRotor": "Direction", "UIActivity": "Category ActivityType>Type", "UIActivityIndicatorView": "Style",
    "UIAlertAction": "Style", "UIAlertController": "Style", "UIApplication": "State LaunchOptionsKey OpenURLOptionsKey OpenExternalURLOptionsKey",
    "UIAttachmentBehavior": "AttachmentType>Type", "UIBarButtonItem": "Style", "UIBlurEffect": "Style", "UIButton": "ButtonType>Type",
    "UICollectionView": "ScrollPosition ScrollDirection ReorderingCadence", "UICollectionViewCell": "DragState",
    "UICollectionViewDropProposal": "Intent>@UICollectionViewDropIntent", "UICollectionViewUpdateItem": "Action>@UICollectionUpdateAction",
    "UICollisionBehavior": "Mode", "UIControl": "ContentHorizontalAlignment ContentVerticalAlignment State Event>Events",
    "UIDatePicker": "Mode", "UIDevice": "BatteryState", "UIDocument": "ChangeKind SaveOperation State",
    "UIEvent": "EventSubtype>Subtype EventType>Type", "UIFontDescriptor": "SymbolicTraits AttributeName TraitKey", "UIFont": "TextStyle Weight",
    "UIGestureRecognizer": "State", "UIImage": "RenderingMode ResizingMode Orientation",
    "UIImagePickerController": "SourceType CameraCaptureMode CameraDevice CameraFlashMode QualityType",
    "UIImpactFeedbackGenerator": "FeedbackStyle>@UIImpactFeedbackStyle", "UIInputView": "Style",
    "UIInterpolatingMotionEffect": "EffectType>Type", "UIMenuController": "ArrowDirection>@UIMenuControllerArrowDirection",
    "UINavigationController": "Operation", "UINavigationItem": "LargeTitleDisplayMode",
    "UINotificationFeedbackGenerator": "FeedbackType>@UINotificationFeedbackType",
    "UIPageViewController": "TransitionStyle NavigationOrientation NavigationDirection SpineLocation", "UIPress": "Phase PressType>Type",
    "UIPreviewAction": "Style", "UIPrintInfo": "Duplex Orientation OutputType", "UIProgressView": "Style", "UIPushBehavior": "Mode",
    "UIScrollView": "IndicatorStyle KeyboardDismissMode ContentInsetAdjustmentBehavior IndexDisplayMode", "UISearchBar": "Style Icon",
    "UISegmentedControl": "Segment", "UISplitViewController": "DisplayMode PrimaryEdge", "UIStackView": "Distribution Alignment",
    "UISwipeGestureRecognizer": "Direction", "UITabBar": "ItemPositioning>@UITabBarItemPositioning", "UITabBarItem": "SystemItem>@UITabBarSystemItem",
    "UITableView": "Style ScrollPosition RowAnimation SeparatorInsetReference",
    "UITableViewCell": "CellStyle>Style SelectionStyle SeparatorStyle EditingStyle AccessoryType StateMask FocusStyle DragState",
    "UITableViewDropProposal": "Intent>@UITableViewDropIntent", "UITableViewRowAction": "Style",
    "UITextField": "ViewMode DidEndEditingReason", "UITouch": "Phase TouchType>Type Properties",
    "UIView": "ContentMode AnimationOptions AnimationCurve AutoresizingMask>Autoresizing TintAdjustmentMode KeyframeAnimationOptions SystemAnimation",
    "UIWindow": "Level",
}
# `New>Old` where the last word was another, `New>@Name` where the whole name was.
TYPES = {}
for owner, names in NESTED.items():
    for name in names.split():
        old = name.split(">")[-1]
        TYPES[old[1:] if old.startswith("@") else owner + old] = f"{owner}.{name.split('>')[0]}"
TYPES |= {
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UITextBorderStyle": "UITextField.BorderStyle",
    "NSAttributedStringKey": "NSAttributedString.Key", "NSTextStorageEditActions": "NSTextStorage.EditActions",
    "RunLoopMode": "RunLoop.Mode",
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
    "kCAGradientLayerAxial": "CAGradientLayerType.axial", "kCAGradientLayerRadial": "CAGradientLayerType.radial",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear", "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCAAnimationPaced": "CAAnimationCalculationMode.paced", "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    "kCAAnimationCubicPaced": "CAAnimationCalculationMode.cubicPaced", "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
    "kCAAnimationRotateAutoReverse": "CAAnimationRotationMode.rotateAutoReverse", "kCATruncationNone": "CATextLayerTruncationMode.none",
    "kCATruncationStart": "CATextLayerTruncationMode.start", "kCATruncationEnd": "CATextLayerTruncationMode.end",
    "kCATruncationMiddle": "CATextLayerTruncationMode.middle", "kCAAlignmentNatural": "CATextLayerAlignmentMode.natural",
    "kCAAlignmentJustified": "CATextLayerAlignmentMode.justified", "kCAGravityTop": "CALayerContentsGravity.top",
    "kCAGravityBottom": "CALayerContentsGravity.bottom", "kCAGravityLeft": "CALayerContentsGravity.left",
    "kCAGravityRight": "CALayerContentsGravity.right", "kCAGravityTopLeft": "CALayerContentsGravity.topLeft",
    "kCAGravityTopRight": "CALayerContentsGravity.topRight", "kCAGravityBottomLeft": "CALayerContentsGravity.bottomLeft",
    "kCAGravityBottomRight": "CALayerContentsGravity.bottomRight", "kCAFilterLinear": "CALayerContentsFilter.linear",
    "kCAFilterNearest": "CALayerContentsFilter.nearest", "kCAFilterTrilinear": "CALayerContentsFilter.trilinear",
    "kCAEmitterLayerPoint": "CAEmitterLayerEmitterShape.point", "kCAEmitterLayerLine": "CAEmitterLayerEmitterShape.line",
    "kCAEmitterLayerRectangle": "CAEmitterLayerEmitterShape.rectangle", "kCAEmitterLayerCircle": "CAEmitterLayerEmitterShape.circle",
    "kCAEmitterLayerOutline": "CAEmitterLayerEmitterMode.outline", "kCAEmitterLayerSurface": "CAEmitterLayerEmitterMode.surface",
    "kCAEmitterLayerVolume": "CAEmitterLayerEmitterMode.volume", "kCAEmitterLayerAdditive": "CAEmitterLayerRenderMode.additive",
    "UITableViewSelectionDidChangeNotification": "UITableView.selectionDidChangeNotification",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIApplicationBackgroundFetchIntervalMinimum": "UIApplication.backgroundFetchIntervalMinimum",
    "UIApplicationBackgroundFetchIntervalNever": "UIApplication.backgroundFetchIntervalNever",
    "UIKeyboardIsLocalUserInfoKey": "UIResponder.keyboardIsLocalUserInfoKey", 
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIMinimumKeepAliveTimeout": "UIApplication.minimumKeepAliveTimeout",
    "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
    "UIImagePickerControllerCropRect": "UIImagePickerController.InfoKey.cropRect",
    "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
    "UIImagePickerControllerMediaURL": "UIImagePickerController.InfoKey.mediaURL",
    "UIImagePickerControllerReferenceURL": "UIImagePickerController.InfoKey.referenceURL",
    "UIFontDescriptorFamilyAttribute": "UIFontDescriptor.AttributeName.family",
    "UIFontDescriptorNameAttribute": "UIFontDescriptor.AttributeName.name",
    "UIFontDescriptorTraitsAttribute": "UIFontDescriptor.AttributeName.traits",
    "UIFontDescriptorFeatureSettingsAttribute": "UIFontDescriptor.AttributeName.featureSettings",
    "UIFontWeightUltraLight": "UIFont.Weight.ultraLight", "UIFontWeightThin": "UIFont.Weight.thin", "UIFontWeightLight": "UIFont.Weight.light",
    "UIFontWeightRegular": "UIFont.Weight.regular", "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightSemibold": "UIFont.Weight.semibold",
    "UIFontWeightBold": "UIFont.Weight.bold", "UIFontWeightHeavy": "UIFont.Weight.heavy", "UIFontWeightBlack": "UIFont.Weight.black",
    "NSFontAttributeName": "NSAttributedString.Key.font", "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor", "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSKernAttributeName": "NSAttributedString.Key.kern", "NSLigatureAttributeName": "NSAttributedString.Key.ligature",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle", "NSUnderlineColorAttributeName": "NSAttributedString.Key.underlineColor",
    "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
    "NSStrikethroughColorAttributeName": "NSAttributedString.Key.strikethroughColor", "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
    "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth", "NSShadowAttributeName": "NSAttributedString.Key.shadow",
    "NSAttachmentAttributeName": "NSAttributedString.Key.attachment", "NSLinkAttributeName": "NSAttributedString.Key.link",
    "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
    "UILayoutPriorityRequired": "UILayoutPriority.required", "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow", "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
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
    "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
    "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
    "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
    "UIApplicationBackgroundRefreshStatusDidChange": "UIApplication.backgroundRefreshStatusDidChangeNotification",
    "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
    "UIApplicationWillChangeStatusBarOrientation": "UIApplication.willChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientation": "UIApplication.didChangeStatusBarOrientationNotification",
    "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
    "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
    "UIDeviceProximityStateDidChange": "UIDevice.proximityStateDidChangeNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification", "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification", "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
    "UIPasteboardChanged": "UIPasteboard.changedNotification", "UIMenuControllerWillShowMenu": "UIMenuController.willShowMenuNotification",
    "UIMenuControllerWillHideMenu": "UIMenuController.willHideMenuNotification", "UIMenuControllerDidHideMenu": "UIMenuController.didHideMenuNotification",
    "UIScreenDidConnect": "UIScreen.didConnectNotification", "UIScreenDidDisconnect": "UIScreen.didDisconnectNotification",
    "UIAccessibilityVoiceOverStatusChanged": "UIAccessibility.voiceOverStatusDidChangeNotification",
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
    (r"(?<![\w.])Countable(?:Closed)?Range\((?!\w+:)", "("),
    (r"\bUIEdgeInsetsZero\b", "UIEdgeInsets.zero"), (r"\bUIOffsetZero\b", "UIOffset.zero"),
    (rf"\bUI(?:Interface|Device)OrientationIs(Portrait|Landscape)\({ARGUMENT}\)", r"(\2).is\1"),
    (rf"\bUIAccessibilityPostNotification\({ARGUMENT},\s*{ARGUMENT}\)", r"UIAccessibility.post(notification: \1, argument: \2)"),
    (r"\bUIAccessibility(LayoutChanged|ScreenChanged|Announcement|PageScrolled)Notification\b",
     lambda m: f"UIAccessibility.Notification.{m[1][0].lower()}{m[1][1:]}"),
    (r"\bUIAccessibilityIs(\w+)Enabled\(\)", r"UIAccessibility.is\1Enabled"),
    (rf"\bCGAffineTransformFromString\({ARGUMENT}\)", r"NSCoder.cgAffineTransform(for: \1)"),
    (rf"\bCG(Point|Size|Rect|Vector)FromString\({ARGUMENT}\)", r"NSCoder.cg\1(for: \2)"),
    (rf"\bNSStringFromCG(Point|Size|Rect|AffineTransform)\({ARGUMENT}\)", lambda m: f"NSCoder.string(for: {m[2]})"),
    (rf"\bNSStringFromUI(?:EdgeInsets|Offset)\({ARGUMENT}\)", r"NSCoder.string(for: \1)"),
    (r"(?<=\.)style(Single|Thick|Double)\b", lambda m: m[1].lower()),
    (r"\b(UIActivityIndicatorView(?:\.init)?\(\s*)activityIndicatorStyle(?=\s*:)", r"\1style"),
    (r"(?<=\.)activityIndicatorViewStyle\b", "style"), (r"(?<=\.)UITrackingRunLoopMode\b", "tracking"),
    (r"((?:\bRunLoop\.?Mode|(?<![\w)\]}?!>\x00]))\.)(common(?=Modes)|default(?=RunLoopMode))(?:Modes|RunLoopMode)\b", r"\1\2"),
    (r"(?<=\.)atomicWrite\b", "atomic"), (r"(?<=\.)dataReadingMapped\b", "alwaysMapped"),
    (r"\bautomaticallyForwardAppearanceAndRotationMethodsToChildViewControllers\b", "shouldAutomaticallyForwardAppearanceMethods"),
    (r"\bchildViewControllerForScreenEdgesDeferringSystemGestures\b", "childForScreenEdgesDeferringSystemGestures"),
    (r"\bchildViewControllerForHomeIndicatorAutoHidden\b", "childForHomeIndicatorAutoHidden"),
    (r"(?<=[\w)\]?!\x00])\.characters\b(?!\s*=[^=])", ""),
    (r"(?<=\.)rangeAt\((?!\w+:|\s*\))", "range(at: "),
    (r"\b(decelerationRate\s*:\s*)CGFloat\b", r"\1UIScrollView.DecelerationRate"),
    (r"\baddChildViewController\(", "addChild("),
    (r"\bremoveFromParentViewController\(\)", "removeFromParent()"), (r"\bchildViewControllers\b", "children"),
    (r"\btoParentViewController:", "toParent:"), (r"\bbringSubview\(toFront:\s*", "bringSubviewToFront("),
    (r"\bsendSubview\(toBack:\s*", "sendSubviewToBack("),
    (r"\bfunc (bring|send)Subview\(to(Front|Back)(?=\s+\w)", r"func \1SubviewTo\2(_"), (r"\bchildViewControllerForStatusBarStyle\b", "childForStatusBarStyle"),
    (r"\bchildViewControllerForStatusBarHidden\b", "childForStatusBarHidden"),
    (r"(?:\b(?:NSNotification|Notification)\.Name|(?<=[:,(=])\s*)\.(" + "|".join(NOTIFICATIONS) + r")\b", lambda m: " " + NOTIFICATIONS[m[1]]),
]
# A package is one of Swift 4 where it uses one of these and does not declare it itself.
PLAIN = re.compile(r"(?:(?<!\.)|(?<=\bUIKit\.)|(?<=\bFoundation\.)|(?<=\bQuartzCore\.))\b(?:" + "|".join(sorted(TYPES | VALUES, key=len, reverse=True)) + r")\b")
OLD = re.compile(
    PLAIN.pattern + r"|\b(?:UIEdgeInsetsMake|UIEdgeInsetsInsetRect|UIOffsetMake|UIImage(?:PNG|JPEG)Representation|addChildViewController|"
    r"removeFromParentViewController|childViewControllers|Countable(?:Closed)?Range(?=\()|UIInterfaceOrientationIs(?:Portrait|Landscape)|UIAccessibilityPostNotification)\b|"
    r"(?<=\.)(?:characters|styleSingle|atomicWrite|rangeAt)\b|(?<=\.)(?:" + "|".join(NOTIFICATIONS) + r")\b")


def declared_names(plains):
    """What a package declares itself, given by the texts of its files without what comments and strings say."""
    return {name for plain in plains for name in re.findall(   # A `case` before a colon is a pattern.
        r"\b(?:class|struct|enum|protocol|typealias|case(?=\s+\w+\b(?![.?])[^:\n]*(?:\(|\n|\Z))|let|(?<!override )(?<!override open )(?<!override public )(?<!override final )(?<!override internal )(?:var|func))\s+(\w+)", plain)}


def uses_old_names(texts):
    """Whether a package, given by the texts of its files, was written before Swift 4.2."""
    plains = [stripped(text) for text in texts]
    declared = declared_names(plains)
    return any(name not in declared for plain in plains for name in OLD.findall(plain))


def updating(texts):
    """How the texts of a package's files get the names of today: not at all where it was written since."""
    if not uses_old_names(texts):
        return lambda text: text
    declared = declared_names([stripped(text) for text in texts])
    return lambda text: of_today(text, declared)


def of_today(text, declared=frozenset()):
    """A file's text with the names of today, save those that the package has declared itself; what strings and comments say stays."""
    return in_code(text, lambda code: renamed(code, declared))


# Members of objects, which may be a package's own.
MEMBERS = {"range(at: ": "rangeAt", "style": "activityIndicatorViewStyle"}


def renamed(code, declared):
    code = PLAIN.sub(lambda m: m[0] if m[0] in declared else (TYPES | VALUES)[m[0]], code)
    for pattern, shape in CALLS:
        if MEMBERS.get(shape) not in declared:
            code = re.sub(pattern, shape, code)
    return code if "characters" in declared or re.search(r"\bcharacters\s*:", code) else own_characters(code)


def own_characters(code):
    """The characters of Swift 3 that strings name in extensions of theirs are these strings."""
    for head in reversed(list(re.finditer(r"\bextension\s+String\b[^{}]*\{", code))):
        end = closing(code, head.end() - 1)
        code = code[:head.end()] + re.sub(r"(?<![\w.])characters\b(?!\s*=[^=])", "self", code[head.end():end]) + code[end:]
    return code
