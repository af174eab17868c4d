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

/// Runs an actor on a separate thread, so that it goes on while all threads for tasks are busy.
///
/// A task that waits in the actor needs a ``ThreadExecutor``, too: after the wait, it first continues
/// where tasks run, and then returns to the actor.
package final class ActorThread: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor.
  ///
  /// - Parameter name: The name for debuggers.
  package init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Waits without blocking the thread.
  package func pause(_ duration: Duration) async {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { continuation.resume() }
    }
  }
}
