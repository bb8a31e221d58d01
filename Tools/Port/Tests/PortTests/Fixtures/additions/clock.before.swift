import Foundation

let start = mach_absolute_time()
func load(_ task: URLSessionTask) { task.prefersIncrementalDelivery = true }  // line
func recurse(_ a: inout pthread_mutexattr_t) { pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE) }
