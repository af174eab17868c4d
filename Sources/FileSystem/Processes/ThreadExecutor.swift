import Dispatch

/// Runs work that blocks its thread on a separate thread.
///
/// There are as many threads for tasks as processors. A task that waits on one of them for another
/// program would stop other tasks.
package final class ThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "ThreadExecutor")

  /// Creates an executor.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
