import Foundation

func start(_ list: List) {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.setEventHandler { [weak timer = timer as? DispatchSource, weak list] in
    timer?.cancel()
    list?.reload()
  }
}
