// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreData, as far as they tell the type of an argument or a value.
  static let coreData: StaticString = #"""
    extension NSManagedObjectContext {
      func count<T: NSFetchRequestResult>(for: NSFetchRequest<T>) -> Int
    }
    extension NSPersistentContainer {
      func performBackgroundTask<T>(_ block: (NSManagedObjectContext) -> T) -> T
    }
    """#
}
