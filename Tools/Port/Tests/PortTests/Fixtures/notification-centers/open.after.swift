open class Spy: NotificationCenter {
  override open func post(_ notification: Notification) {}
}
