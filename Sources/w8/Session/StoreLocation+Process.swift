import CommandSupport
import Foundation
import WeightStore

extension StoreLocation {
  /// Returns the place of the log that the environment of the process names.
  static func ofProcess(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) -> StoreLocation {
    guard let location = StoreLocation(environment: environment) else { throw .noHome }
    return location
  }
}
