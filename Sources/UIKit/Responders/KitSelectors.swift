internal import Foundation

/// The Objective-C names of the methods of UIKit's classes, by which programs test whether an object has
/// them. Those of `KitMethods` and the setters of known properties can be called by name, too.
@MainActor enum KitSelectors {
  private struct Entry {
    let isClass: (AnyClass) -> Bool
    let names: Set<Substring>

    init<Class: AnyObject>(_ kind: Class.Type, _ names: String) {
      isClass = { $0 is Class.Type }
      self.names = Set(names.split(whereSeparator: \.isWhitespace))
    }
  }

  /// Returns whether objects of a class have a UIKit method of this name.
  static func has(_ name: String, _ type: AnyClass) -> Bool {
    entries.contains { $0.names.contains(Substring(name)) && $0.isClass(type) }
  }

  private static let entries = [
    Entry(
      NSObject.self,
      """
      init description debugDescription hash isEqual: class superclass self isKindOfClass:
      isMemberOfClass: respondsToSelector: conformsToProtocol: performSelector:
      performSelector:withObject: performSelector:withObject:withObject:
      performSelector:withObject:afterDelay: valueForKey: valueForKeyPath: setValue:forKey:
      setValue:forKeyPath: addObserver:forKeyPath:options:context: removeObserver:forKeyPath:
      awakeFromNib copy mutableCopy
      """),
    Entry(
      UIResponder.self,
      """
      nextResponder canBecomeFirstResponder canResignFirstResponder becomeFirstResponder
      resignFirstResponder isFirstResponder touchesBegan:withEvent: touchesMoved:withEvent:
      touchesEnded:withEvent: touchesCancelled:withEvent: pressesBegan:withEvent:
      pressesEnded:withEvent: pressesCancelled:withEvent: motionBegan:withEvent: motionEnded:withEvent:
      motionCancelled:withEvent: canPerformAction:withSender: targetForAction:withSender: undoManager
      inputView inputAccessoryView inputViewController reloadInputViews keyCommands userActivity
      buildMenuWithBuilder: validateCommand: pasteConfiguration updateUserActivityState:
      restoreUserActivityState:
      """),
    Entry(
      UIView.self,
      """
      initWithFrame: initWithCoder: layer frame setFrame: bounds setBounds: center setCenter: transform
      setTransform: transform3D setTransform3D: layoutSubviews setNeedsLayout layoutIfNeeded drawRect:
      setNeedsDisplay setNeedsDisplayInRect: sizeThatFits: sizeToFit addSubview: insertSubview:atIndex:
      insertSubview:belowSubview: insertSubview:aboveSubview: bringSubviewToFront: sendSubviewToBack:
      exchangeSubviewAtIndex:withSubviewAtIndex: removeFromSuperview superview subviews window
      didAddSubview: willRemoveSubview: willMoveToSuperview: didMoveToSuperview willMoveToWindow:
      didMoveToWindow isDescendantOfView: viewWithTag: tag setTag: hitTest:withEvent:
      pointInside:withEvent: convertPoint:toView: convertPoint:fromView: convertRect:toView:
      convertRect:fromView: alpha setAlpha: isHidden setHidden: isOpaque setOpaque: backgroundColor
      setBackgroundColor: tintColor setTintColor: tintColorDidChange clipsToBounds setClipsToBounds:
      contentMode setContentMode: autoresizingMask setAutoresizingMask: autoresizesSubviews
      setAutoresizesSubviews: isUserInteractionEnabled setUserInteractionEnabled:
      isMultipleTouchEnabled setMultipleTouchEnabled: isExclusiveTouch setExclusiveTouch:
      gestureRecognizers setGestureRecognizers: addGestureRecognizer: removeGestureRecognizer:
      gestureRecognizerShouldBegin: constraints addConstraint: addConstraints: removeConstraint:
      removeConstraints: updateConstraints setNeedsUpdateConstraints updateConstraintsIfNeeded
      needsUpdateConstraints intrinsicContentSize invalidateIntrinsicContentSize
      systemLayoutSizeFittingSize: alignmentRectInsets translatesAutoresizingMaskIntoConstraints
      setTranslatesAutoresizingMaskIntoConstraints: safeAreaInsets safeAreaInsetsDidChange
      safeAreaLayoutGuide layoutMargins setLayoutMargins: layoutMarginsDidChange
      directionalLayoutMargins setDirectionalLayoutMargins: layoutMarginsGuide readableContentGuide
      leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor
      heightAnchor centerXAnchor centerYAnchor snapshotViewAfterScreenUpdates:
      drawViewHierarchyInRect:afterScreenUpdates: traitCollection traitCollectionDidChange:
      semanticContentAttribute setSemanticContentAttribute: effectiveUserInterfaceLayoutDirection
      overrideUserInterfaceStyle setOverrideUserInterfaceStyle: addInteraction: removeInteraction:
      interactions endEditing: accessibilityIdentifier setAccessibilityIdentifier: maskView
      setMaskView: layoutSublayersOfLayer: drawLayer:inContext: displayLayer: actionForLayer:forKey:
      """),
    Entry(
      UIViewController.self,
      """
      initWithNibName:bundle: view setView: loadView loadViewIfNeeded viewIfLoaded isViewLoaded
      viewDidLoad viewWillAppear: viewIsAppearing: viewDidAppear: viewWillDisappear: viewDidDisappear:
      viewWillLayoutSubviews viewDidLayoutSubviews viewSafeAreaInsetsDidChange
      viewLayoutMarginsDidChange viewWillTransitionToSize:withTransitionCoordinator:
      updateViewConstraints didReceiveMemoryWarning title setTitle: parentViewController
      childViewControllers addChildViewController: removeFromParentViewController
      willMoveToParentViewController: didMoveToParentViewController:
      presentViewController:animated:completion: dismissViewControllerAnimated:completion:
      presentedViewController presentingViewController navigationController tabBarController
      splitViewController navigationItem tabBarItem toolbarItems setToolbarItems:animated: isEditing
      setEditing: setEditing:animated: editButtonItem showViewController:sender:
      showDetailViewController:sender: performSegueWithIdentifier:sender: prepareForSegue:sender:
      shouldPerformSegueWithIdentifier:sender: storyboard modalPresentationStyle
      setModalPresentationStyle: modalTransitionStyle setModalTransitionStyle: preferredContentSize
      setPreferredContentSize: preferredStatusBarStyle prefersStatusBarHidden
      setNeedsStatusBarAppearanceUpdate supportedInterfaceOrientations shouldAutorotate traitCollection
      traitCollectionDidChange: beginAppearanceTransition:animated: endAppearanceTransition
      additionalSafeAreaInsets setAdditionalSafeAreaInsets: presentationController
      popoverPresentationController transitionCoordinator
      """),
    Entry(
      UINavigationController.self,
      """
      initWithRootViewController: pushViewController:animated: popViewControllerAnimated:
      popToRootViewControllerAnimated: popToViewController:animated: viewControllers
      setViewControllers: setViewControllers:animated: topViewController visibleViewController
      navigationBar toolbar isNavigationBarHidden setNavigationBarHidden:
      setNavigationBarHidden:animated: isToolbarHidden setToolbarHidden: setToolbarHidden:animated:
      interactivePopGestureRecognizer
      """),
    Entry(
      UITabBarController.self,
      """
      viewControllers setViewControllers: setViewControllers:animated: selectedViewController
      setSelectedViewController: selectedIndex setSelectedIndex: tabBar
      """),
    Entry(
      UIControl.self,
      """
      addTarget:action:forControlEvents: removeTarget:action:forControlEvents:
      sendActionsForControlEvents: sendAction:to:forEvent: isEnabled setEnabled: isSelected
      setSelected: isHighlighted setHighlighted: state beginTrackingWithTouch:withEvent:
      continueTrackingWithTouch:withEvent: endTrackingWithTouch:withEvent: cancelTrackingWithEvent:
      allTargets allControlEvents contentHorizontalAlignment contentVerticalAlignment
      """),
    Entry(
      UIButton.self,
      """
      titleLabel imageView setTitle:forState: titleForState: setTitleColor:forState:
      titleColorForState: setImage:forState: imageForState: setBackgroundImage:forState:
      setAttributedTitle:forState: currentTitle currentImage buttonType configuration setConfiguration:
      setNeedsUpdateConfiguration updateConfiguration
      """),
    Entry(
      UILabel.self,
      """
      text setText: attributedText setAttributedText: font setFont: textColor setTextColor:
      textAlignment setTextAlignment: numberOfLines setNumberOfLines: lineBreakMode setLineBreakMode:
      textRectForBounds:limitedToNumberOfLines: drawTextInRect: preferredMaxLayoutWidth
      setPreferredMaxLayoutWidth:
      """),
    Entry(
      UITextField.self,
      """
      text setText: attributedText setAttributedText: placeholder setPlaceholder: font setFont:
      textColor setTextColor: delegate setDelegate: isEditing textRectForBounds: editingRectForBounds:
      placeholderRectForBounds: leftView setLeftView: rightView setRightView: insertText:
      deleteBackward hasText
      """),
    Entry(
      UITextView.self,
      """
      text setText: attributedText setAttributedText: font setFont: textColor setTextColor: isEditable
      setEditable: isSelectable setSelectable: selectedRange setSelectedRange: scrollRangeToVisible:
      textContainer textStorage layoutManager textContainerInset setTextContainerInset: insertText:
      deleteBackward hasText
      """),
    Entry(
      UIScrollView.self,
      """
      contentOffset setContentOffset: setContentOffset:animated: contentSize setContentSize:
      contentInset setContentInset: adjustedContentInset adjustedContentInsetDidChange
      scrollRectToVisible:animated: flashScrollIndicators isScrollEnabled setScrollEnabled:
      isPagingEnabled setPagingEnabled: bounces setBounces: isDragging isDecelerating isTracking
      zoomScale setZoomScale: setZoomScale:animated: zoomToRect:animated: panGestureRecognizer
      pinchGestureRecognizer refreshControl setRefreshControl:
      touchesShouldBegin:withEvent:inContentView: touchesShouldCancelInContentView: delegate
      setDelegate:
      """),
    Entry(
      UITableView.self,
      """
      reloadData reloadRowsAtIndexPaths:withRowAnimation: insertRowsAtIndexPaths:withRowAnimation:
      deleteRowsAtIndexPaths:withRowAnimation: moveRowAtIndexPath:toIndexPath: beginUpdates endUpdates
      performBatchUpdates:completion: dataSource setDataSource: numberOfSections numberOfRowsInSection:
      cellForRowAtIndexPath: indexPathForCell: visibleCells indexPathsForVisibleRows
      scrollToRowAtIndexPath:atScrollPosition:animated: selectRowAtIndexPath:animated:scrollPosition:
      deselectRowAtIndexPath:animated: dequeueReusableCellWithIdentifier:
      dequeueReusableCellWithIdentifier:forIndexPath: registerClass:forCellReuseIdentifier:
      registerNib:forCellReuseIdentifier: isEditing setEditing: setEditing:animated: rowHeight
      setRowHeight: tableHeaderView setTableHeaderView: tableFooterView setTableFooterView:
      """),
    Entry(
      UITableViewCell.self,
      """
      initWithStyle:reuseIdentifier: contentView textLabel detailTextLabel imageView prepareForReuse
      setSelected:animated: setHighlighted:animated: setEditing:animated: accessoryType
      setAccessoryType: accessoryView setAccessoryView: selectionStyle setSelectionStyle:
      reuseIdentifier
      """),
    Entry(
      UICollectionView.self,
      """
      reloadData reloadItemsAtIndexPaths: insertItemsAtIndexPaths: deleteItemsAtIndexPaths:
      moveItemAtIndexPath:toIndexPath: performBatchUpdates:completion: collectionViewLayout
      setCollectionViewLayout:animated: dataSource setDataSource: numberOfSections
      numberOfItemsInSection: cellForItemAtIndexPath: indexPathForCell: visibleCells
      indexPathsForVisibleItems scrollToItemAtIndexPath:atScrollPosition:animated:
      dequeueReusableCellWithReuseIdentifier:forIndexPath: registerClass:forCellWithReuseIdentifier:
      registerNib:forCellWithReuseIdentifier:
      """),
    Entry(
      UICollectionReusableView.self,
      "prepareForReuse applyLayoutAttributes: preferredLayoutAttributesFittingAttributes: reuseIdentifier"),
    Entry(UICollectionViewCell.self, "contentView isSelected setSelected: isHighlighted setHighlighted:"),
    Entry(
      UIGestureRecognizer.self,
      """
      initWithTarget:action: addTarget:action: removeTarget:action: state isEnabled setEnabled: view
      delegate setDelegate: locationInView: locationOfTouch:inView: numberOfTouches
      requireGestureRecognizerToFail: cancelsTouchesInView setCancelsTouchesInView: reset
      """),
  ]
}
