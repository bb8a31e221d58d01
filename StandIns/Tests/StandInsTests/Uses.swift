import AVFoundation
import Combine
import LocalAuthentication
import MobileCoreServices
import Nimble
import Nimble_Snapshots
import UIKit

// The spellings of apps and tests, which have to compile.

let film = [
  UTType.movie.identifier, kUTTypeMovie as String, kUTTypePropertyList as String, kUTTypeRTFD as String,
  kUTType3DContent as String,
]

@MainActor func pictures(_ label: UILabel, _ controller: UIViewController?) {
  expect(label).to(haveValidSnapshot(named: "label", tolerance: 0.1))
  expect(controller).to(recordSnapshot())
  expect(label) == snapshot("label")
}

func expectations(_ calls: [Void]) {
  expect(calls.first) == ()
  expect(calls.last) != ()
}

func printing() -> AnyCancellable {
  let numbers: Publishers.Sequence<[Int], Never> = [1, 2].publisher
  let one: AnyPublisher<Int, Never> = Optional(1).publisher
  return numbers.print().merge(with: one.print("one")).append(3).sink { _ in }
}

func isLockedOut(_ error: any Error) -> Bool {
  switch error {
  case LAError.userCancel, LAError.appCancel: true
  case LAError.userFallback: false
  default: (error as? LAError)?.code == .biometryLockout
  }
}
