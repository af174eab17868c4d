import Dispatch

/// Runs work that blocks its thread on a thread of its own.
///
/// The threads of tasks are as many as processors. A task that waits on one for another program would
/// stop other tasks.
final class ThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "ThreadExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
