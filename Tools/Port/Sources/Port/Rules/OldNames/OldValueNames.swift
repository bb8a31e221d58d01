/// The constants that Swift 4.2 and Swift 4 moved into types, by their names before.
enum OldValueNames {
  /// The constants of today by their old names: `UIView.noIntrinsicMetric` for `UIViewNoIntrinsicMetric`.
  static let all: [String: String] = {
    var found: [String: String] = [:]
    for line in constants.split(separator: "\n") {
      let words = line.split(separator: " ")
      for pair in words.dropFirst() {
        let names = pair.split(separator: ":")
        found[String(names[0])] = "\(words[0]).\(names[1])"
      }
    }
    return found
  }()

  /// The notifications of today by the names of `Notification.Name` that they had.
  static let notifications: [String: String] = {
    var found: [String: String] = [:]
    for line in named.split(separator: "\n") {
      let words = line.split(separator: " ")
      for pair in words.dropFirst() {
        let names = pair.split(separator: ":")
        found[String(names[0])] = "\(words[0]).\(names[1])Notification"
      }
    }
    return found
  }()

  /// Each type of today, followed by the old and the new names of its constants.
  private static let constants = """
    CAAnimationCalculationMode kCAAnimationCubic:cubic kCAAnimationCubicPaced:cubicPaced
    CAAnimationCalculationMode kCAAnimationDiscrete:discrete kCAAnimationLinear:linear
    CAAnimationCalculationMode kCAAnimationPaced:paced
    CAAnimationRotationMode kCAAnimationRotateAuto:rotateAuto
    CAAnimationRotationMode kCAAnimationRotateAutoReverse:rotateAutoReverse
    CAEmitterLayerEmitterMode kCAEmitterLayerOutline:outline kCAEmitterLayerSurface:surface
    CAEmitterLayerEmitterMode kCAEmitterLayerVolume:volume
    CAEmitterLayerEmitterShape kCAEmitterLayerCircle:circle kCAEmitterLayerLine:line
    CAEmitterLayerEmitterShape kCAEmitterLayerPoint:point kCAEmitterLayerRectangle:rectangle
    CAEmitterLayerRenderMode kCAEmitterLayerAdditive:additive kCAEmitterLayerUnordered:unordered
    CAEmitterLayerRenderMode kCAEmitterLayerOldestFirst:oldestFirst kCAEmitterLayerOldestLast:oldestLast
    CAEmitterLayerRenderMode kCAEmitterLayerBackToFront:backToFront
    CAGradientLayerType kCAGradientLayerAxial:axial kCAGradientLayerRadial:radial
    CALayerContentsFilter kCAFilterLinear:linear kCAFilterNearest:nearest kCAFilterTrilinear:trilinear
    CALayerContentsGravity kCAGravityBottom:bottom kCAGravityBottomLeft:bottomLeft
    CALayerContentsGravity kCAGravityBottomRight:bottomRight kCAGravityCenter:center kCAGravityLeft:left
    CALayerContentsGravity kCAGravityResize:resize kCAGravityResizeAspect:resizeAspect
    CALayerContentsGravity kCAGravityResizeAspectFill:resizeAspectFill kCAGravityRight:right
    CALayerContentsGravity kCAGravityTop:top kCAGravityTopLeft:topLeft kCAGravityTopRight:topRight
    CAMediaTimingFillMode kCAFillModeBackwards:backwards kCAFillModeBoth:both kCAFillModeForwards:forwards
    CAMediaTimingFillMode kCAFillModeRemoved:removed
    CAMediaTimingFunctionName kCAMediaTimingFunctionDefault:default kCAMediaTimingFunctionEaseIn:easeIn
    CAMediaTimingFunctionName kCAMediaTimingFunctionEaseInEaseOut:easeInEaseOut
    CAMediaTimingFunctionName kCAMediaTimingFunctionEaseOut:easeOut kCAMediaTimingFunctionLinear:linear
    CAScrollLayerScrollMode kCAScrollBoth:both kCAScrollHorizontally:horizontally kCAScrollNone:none
    CAScrollLayerScrollMode kCAScrollVertically:vertically
    CAShapeLayerFillRule kCAFillRuleEvenOdd:evenOdd kCAFillRuleNonZero:nonZero
    CAShapeLayerLineCap kCALineCapButt:butt kCALineCapRound:round kCALineCapSquare:square
    CAShapeLayerLineJoin kCALineJoinBevel:bevel kCALineJoinMiter:miter kCALineJoinRound:round
    CATextLayerAlignmentMode kCAAlignmentCenter:center kCAAlignmentJustified:justified kCAAlignmentLeft:left
    CATextLayerAlignmentMode kCAAlignmentNatural:natural kCAAlignmentRight:right
    CATextLayerTruncationMode kCATruncationEnd:end kCATruncationMiddle:middle kCATruncationNone:none
    CATextLayerTruncationMode kCATruncationStart:start
    CATransitionSubtype kCATransitionFromBottom:fromBottom kCATransitionFromLeft:fromLeft
    CATransitionSubtype kCATransitionFromRight:fromRight kCATransitionFromTop:fromTop
    CATransitionType kCATransitionFade:fade kCATransitionMoveIn:moveIn kCATransitionPush:push
    CATransitionType kCATransitionReveal:reveal
    NSAttributedString.Key NSAttachmentAttributeName:attachment
    NSAttributedString.Key NSBackgroundColorAttributeName:backgroundColor
    NSAttributedString.Key NSBaselineOffsetAttributeName:baselineOffset NSFontAttributeName:font
    NSAttributedString.Key NSForegroundColorAttributeName:foregroundColor NSKernAttributeName:kern
    NSAttributedString.Key NSLigatureAttributeName:ligature NSLinkAttributeName:link
    NSAttributedString.Key NSParagraphStyleAttributeName:paragraphStyle NSShadowAttributeName:shadow
    NSAttributedString.Key NSStrikethroughColorAttributeName:strikethroughColor
    NSAttributedString.Key NSStrikethroughStyleAttributeName:strikethroughStyle
    NSAttributedString.Key NSStrokeColorAttributeName:strokeColor NSStrokeWidthAttributeName:strokeWidth
    NSAttributedString.Key NSUnderlineColorAttributeName:underlineColor
    NSAttributedString.Key NSUnderlineStyleAttributeName:underlineStyle
    UIAccessibility.Notification UIAccessibilityAnnouncementNotification:announcement
    UIAccessibility.Notification UIAccessibilityLayoutChangedNotification:layoutChanged
    UIAccessibility.Notification UIAccessibilityPageScrolledNotification:pageScrolled
    UIAccessibility.Notification UIAccessibilityScreenChangedNotification:screenChanged
    UIAccessibilityTraits UIAccessibilityTraitAdjustable:adjustable UIAccessibilityTraitButton:button
    UIAccessibilityTraits UIAccessibilityTraitHeader:header UIAccessibilityTraitImage:image
    UIAccessibilityTraits UIAccessibilityTraitLink:link UIAccessibilityTraitNone:none
    UIAccessibilityTraits UIAccessibilityTraitNotEnabled:notEnabled
    UIAccessibilityTraits UIAccessibilityTraitSearchField:searchField UIAccessibilityTraitSelected:selected
    UIAccessibilityTraits UIAccessibilityTraitStaticText:staticText
    UIAccessibilityTraits UIAccessibilityTraitSummaryElement:summaryElement
    UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently:updatesFrequently
    UIApplication UIApplicationBackgroundFetchIntervalMinimum:backgroundFetchIntervalMinimum
    UIApplication UIApplicationBackgroundFetchIntervalNever:backgroundFetchIntervalNever
    UIApplication UIApplicationOpenSettingsURLString:openSettingsURLString
    UIApplication UIMinimumKeepAliveTimeout:minimumKeepAliveTimeout
    UIBackgroundTaskIdentifier UIBackgroundTaskInvalid:invalid
    UICollectionView UICollectionElementKindSectionFooter:elementKindSectionFooter
    UICollectionView UICollectionElementKindSectionHeader:elementKindSectionHeader
    UICollectionViewFlowLayout UICollectionViewFlowLayoutAutomaticSize:automaticSize
    UIEdgeInsets UIEdgeInsetsZero:zero
    UIFont.Weight UIFontWeightBlack:black UIFontWeightBold:bold UIFontWeightHeavy:heavy
    UIFont.Weight UIFontWeightLight:light UIFontWeightMedium:medium UIFontWeightRegular:regular
    UIFont.Weight UIFontWeightSemibold:semibold UIFontWeightThin:thin UIFontWeightUltraLight:ultraLight
    UIFontDescriptor.AttributeName UIFontDescriptorFamilyAttribute:family
    UIFontDescriptor.AttributeName UIFontDescriptorFeatureSettingsAttribute:featureSettings
    UIFontDescriptor.AttributeName UIFontDescriptorNameAttribute:name UIFontDescriptorTraitsAttribute:traits
    UIImagePickerController.InfoKey UIImagePickerControllerCropRect:cropRect
    UIImagePickerController.InfoKey UIImagePickerControllerEditedImage:editedImage
    UIImagePickerController.InfoKey UIImagePickerControllerMediaType:mediaType
    UIImagePickerController.InfoKey UIImagePickerControllerMediaURL:mediaURL
    UIImagePickerController.InfoKey UIImagePickerControllerOriginalImage:originalImage
    UIImagePickerController.InfoKey UIImagePickerControllerReferenceURL:referenceURL
    UILayoutPriority UILayoutPriorityDefaultHigh:defaultHigh UILayoutPriorityDefaultLow:defaultLow
    UILayoutPriority UILayoutPriorityFittingSizeLevel:fittingSizeLevel UILayoutPriorityRequired:required
    UIOffset UIOffsetZero:zero
    UIPageViewController.OptionsKey UIPageViewControllerOptionInterPageSpacingKey:interPageSpacing
    UIResponder UIKeyboardAnimationCurveUserInfoKey:keyboardAnimationCurveUserInfoKey
    UIResponder UIKeyboardAnimationDurationUserInfoKey:keyboardAnimationDurationUserInfoKey
    UIResponder UIKeyboardFrameBeginUserInfoKey:keyboardFrameBeginUserInfoKey
    UIResponder UIKeyboardFrameEndUserInfoKey:keyboardFrameEndUserInfoKey
    UIResponder UIKeyboardIsLocalUserInfoKey:keyboardIsLocalUserInfoKey
    UIScrollView.DecelerationRate UIScrollViewDecelerationRateFast:fast
    UIScrollView.DecelerationRate UIScrollViewDecelerationRateNormal:normal
    UISegmentedControl UISegmentedControlNoSegment:noSegment
    UISplitViewController UISplitViewControllerAutomaticDimension:automaticDimension
    UITableView UITableViewAutomaticDimension:automaticDimension UITableViewIndexSearch:indexSearch
    UITableView UITableViewSelectionDidChangeNotification:selectionDidChangeNotification
    UIView UILayoutFittingCompressedSize:layoutFittingCompressedSize
    UIView UILayoutFittingExpandedSize:layoutFittingExpandedSize UIViewNoIntrinsicMetric:noIntrinsicMetric
    UIWindow.Level UIWindowLevelAlert:alert UIWindowLevelNormal:normal UIWindowLevelStatusBar:statusBar
    """

  /// Each type of today, followed by the old and the new names of its notifications.
  private static let named = """
    UIAccessibility UIAccessibilityVoiceOverStatusChanged:voiceOverStatusDidChange
    UIApplication UIApplicationBackgroundRefreshStatusDidChange:backgroundRefreshStatusDidChange
    UIApplication UIApplicationDidBecomeActive:didBecomeActive
    UIApplication UIApplicationDidChangeStatusBarFrame:didChangeStatusBarFrame
    UIApplication UIApplicationDidChangeStatusBarOrientation:didChangeStatusBarOrientation
    UIApplication UIApplicationDidEnterBackground:didEnterBackground
    UIApplication UIApplicationDidFinishLaunching:didFinishLaunching
    UIApplication UIApplicationDidReceiveMemoryWarning:didReceiveMemoryWarning
    UIApplication UIApplicationSignificantTimeChange:significantTimeChange
    UIApplication UIApplicationUserDidTakeScreenshot:userDidTakeScreenshot
    UIApplication UIApplicationWillChangeStatusBarFrame:willChangeStatusBarFrame
    UIApplication UIApplicationWillChangeStatusBarOrientation:willChangeStatusBarOrientation
    UIApplication UIApplicationWillEnterForeground:willEnterForeground
    UIApplication UIApplicationWillResignActive:willResignActive UIApplicationWillTerminate:willTerminate
    UIContentSizeCategory UIContentSizeCategoryDidChange:didChange
    UIDevice UIDeviceBatteryLevelDidChange:batteryLevelDidChange
    UIDevice UIDeviceBatteryStateDidChange:batteryStateDidChange
    UIDevice UIDeviceOrientationDidChange:orientationDidChange
    UIDevice UIDeviceProximityStateDidChange:proximityStateDidChange
    UIMenuController UIMenuControllerDidHideMenu:didHideMenu UIMenuControllerWillHideMenu:willHideMenu
    UIMenuController UIMenuControllerWillShowMenu:willShowMenu
    UIPasteboard UIPasteboardChanged:changed
    UIResponder UIKeyboardDidChangeFrame:keyboardDidChangeFrame UIKeyboardDidHide:keyboardDidHide
    UIResponder UIKeyboardDidShow:keyboardDidShow UIKeyboardWillChangeFrame:keyboardWillChangeFrame
    UIResponder UIKeyboardWillHide:keyboardWillHide UIKeyboardWillShow:keyboardWillShow
    UIScreen UIScreenDidConnect:didConnect UIScreenDidDisconnect:didDisconnect
    UITextField UITextFieldTextDidBeginEditing:textDidBeginEditing UITextFieldTextDidChange:textDidChange
    UITextField UITextFieldTextDidEndEditing:textDidEndEditing
    UITextView UITextViewTextDidBeginEditing:textDidBeginEditing UITextViewTextDidChange:textDidChange
    UITextView UITextViewTextDidEndEditing:textDidEndEditing
    UIWindow UIWindowDidBecomeHidden:didBecomeHidden UIWindowDidBecomeKey:didBecomeKey
    UIWindow UIWindowDidBecomeVisible:didBecomeVisible UIWindowDidResignKey:didResignKey
    """
}
