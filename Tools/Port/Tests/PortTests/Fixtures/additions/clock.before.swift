import Foundation

let start = mach_absolute_time()
func load(_ task: URLSessionTask) { task.prefersIncrementalDelivery = true }  // line
