// On Apple's systems these are part of Foundation. The compiler adds this module to files that import it.
@_exported public import FoundationNetworking
@_exported public import FoundationXML

@_exported public import class UIKit.DateComponentsFormatter
@_exported public import class UIKit.NSDataDetector
@_exported public import protocol UIKit.NSDiscardableContent
@_exported public import class UIKit.NSException
@_exported public import class UIKit.NSFileCoordinator
@_exported public import protocol UIKit.NSFilePresenter
@_exported public import class UIKit.NSHashTable
@_exported public import class UIKit.NSItemProvider
@_exported public import protocol UIKit.NSItemProviderReading
@_exported public import protocol UIKit.NSItemProviderWriting
@_exported public import class UIKit.NSMapTable
@_exported public import class UIKit.NSPointerArray
@_exported public import struct UIKit.NSPointerFunctions
@_exported public import struct UIKit.Selector
@_exported public import class UIKit.UndoManager
