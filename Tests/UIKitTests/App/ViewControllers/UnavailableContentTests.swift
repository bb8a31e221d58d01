import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct UnavailableContentTests {
  private final class Mailbox: UIViewController {
    var mails = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      guard mails == 0 else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No Mail"
      configuration.secondaryText = "New mail appears here."
      configuration.button = .filled()
      configuration.buttonProperties.primaryAction = UIAction(title: "Refresh") { [weak self] _ in
        self?.mails = 3
        self?.setNeedsUpdateContentUnavailableConfiguration()
      }
      contentUnavailableConfiguration = configuration
    }
  }

  @Test func controllersShowUnavailableContentUntilItIsCleared() throws {
    let screen = HeadlessScreen()
    screen.show(Mailbox())
    #expect(screen.speech == ["No Mail, heading", "New mail appears here.", "Refresh, button"])
    let (text, button) = (try screen.find("No Mail").box, try screen.find("Refresh").box)
    #expect(abs(text.midX - 196.5) <= 0.5)
    #expect(text.maxY < button.minY)
    try screen.tap("Refresh")
    screen.advance(by: 0.1)
    #expect(screen.speech.isEmpty)
  }

  @Test func searchConfigurationsNameTheQuery() throws {
    let screen = HeadlessScreen(), controller = UIViewController(),
      search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: controller))
    search.searchBar.text = "Zebra"
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(screen.shows("No Results for “Zebra”"))
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(screen.shows("Loading…"))
    #expect(!screen.shows("No Results for “Zebra”"))
  }

  @Test func configurationSetBeforeTheViewIsLoadedIsShown() {
    let screen = HeadlessScreen(), controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = "No Results"
    controller.contentUnavailableConfiguration = configuration
    screen.show(controller)
    #expect(screen.shows("No Results"))
    // The app's own text remains.
    var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
    state.searchText = "Zebra"
    #expect(configuration.updated(for: state).text == "No Results")
  }
}
