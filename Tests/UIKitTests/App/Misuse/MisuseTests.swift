import Foundation
import Testing

@testable import UIKit

/// Tests of misuse. Where UIKit raises an exception, the program ends with UIKit's message; where UIKit logs,
/// a message is logged.
struct MisuseTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func everyMisuseEndsTheProgramWithUIKitsWords() async {
    var held = 0
    for index in Misuse.all.indices {
      let misuse: Misuse = Misuse.all[index]
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [index = index as Int] in
        await MainActor.run { Misuse.all[index].call() }
      }
      let said: String = Self.text(result)
      let holds: Bool = said.contains(misuse.text)
      #expect(holds, "\(misuse.name): \(said)")
      if holds { held += 1 }
    }
    print("misuse: \(held) of \(Misuse.all.count)")
  }

  @Test func presentingWhilePresentingIsLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(UIViewController(), animated: false)
        root.present(UIAlertController(), animated: false)
      }
    }
    #expect(Self.text(result).contains("Attempt to present <UIAlertController"))
    #expect(Self.text(result).contains("which is already presenting"))
  }

  @Test func releasingAnAnimatorThatWasOnlyScrubbedIsLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.fractionComplete = 0.5
      }
    }
    #expect(Self.text(result).contains("It is an error to release a paused or stopped property animator."))
  }

  @Test func presentingOffAWindowIsLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().present(UIViewController(), animated: false) }
    }
    #expect(Self.text(result).contains("whose view is not in the window hierarchy."))
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    @MainActor static func show(_ item: CGSize, _ direction: UICollectionView.ScrollDirection) {
      let layout = UICollectionViewFlowLayout(), source = Items()
      layout.itemSize = item
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.scrollDirection = direction
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }
  }

  @Test func itemsWiderThanTheirLinesAreLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { Items.show(CGSize(width: 281, height: 50), .vertical) }
    }
    #expect(
      Self.text(result).contains(
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be"))
  }

  @Test func itemsHigherThanTheirLinesAreLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { Items.show(CGSize(width: 50, height: 181), .horizontal) }
    }
    #expect(Self.text(result).contains("the item height must be less than the height of the"))
  }

  @Test func itemsAsWideAsTheirLinesAreNotLogged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { Items.show(CGSize(width: 280, height: 50), .vertical) }
    }
    #expect(!Self.text(result).contains("UICollectionViewFlowLayout is not defined"))
  }

  /// Changes that agree with the model, of every kind at once.
  @Test @MainActor func updatesThatAgreeWithTheModelPass() {
    var updates = RowUpdates()
    updates.deletedRows[IndexPath(row: 0, section: 0)] = .fade
    updates.reloadedRows[IndexPath(row: 1, section: 0)] = .fade
    updates.movedRows[IndexPath(row: 2, section: 0)] = IndexPath(row: 0, section: 1)
    updates.insertedRows[IndexPath(row: 3, section: 1)] = .fade
    updates.deletedSections[1] = .fade
    updates.insertedSections[0] = .fade
    updates.reloadedSections[2] = .fade
    // The old section 0 becomes 1, the reloaded section 2 stays 2 with another count.
    UpdateCheck(updates: updates, before: [5, 2, 4], after: [7, 5, 9], wording: .table).enforce()
  }

  /// SnapKit's tests constrain `left` to `top`, and pass on iOS.
  @MainActor @Test func edgesOfTheTwoAxesMayBePaired() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7).isActive = true
    NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: inner, attribute: .top, multiplier: 1,
      constant: 5
    ).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame.minY == 7)
  }
}
