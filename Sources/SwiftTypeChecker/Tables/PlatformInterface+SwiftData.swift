// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of SwiftData, as far as they tell the type of an argument or a value.
  static let swiftData: StaticString = #"""
    class Attribute: SchemaBaseAttributeProperty {
      var hashModifier: String?
      var name, renamingIdentifier: String
    }
    protocol BackingData {
      associatedtype Model: PersistentModel
      associatedtype StoredAttribute
      associatedtype ToManyArray
      var objectID, persistentModelID: PersistentIdentifier?
    }
    class CompositeAttribute: Attribute {
      var properties: [Attribute]
    }
    class CoreDataBackingData<Model: PersistentModel>: BackingData {
      var objectID: PersistentIdentifier?
    }
    class DefaultModelExecutor: ModelExecutor {
      var context: ModelContext
    }
    class DefaultSerialModelExecutor: SerialModelExecutor {
      var modelContext: ModelContext
    }
    extension DocumentGroup {
      init(editing: PersistentModel.Type, contentType: UTType, editor: () -> Content, prepareDocument: (ModelContext) -> Void = _)
      init(editing: Schema, contentType: UTType, editor: () -> Content, prepareDocument: (ModelContext) -> Void = _)
      init(editing: UTType, migrationPlan: SchemaMigrationPlan.Type, editor: () -> Content, prepareDocument: (ModelContext) -> Void = _)
      init(editing: [PersistentModel.Type], contentType: UTType, editor: () -> Content, prepareDocument: (ModelContext) -> Void = _)
    }
    class Entity {
      var attributes: Set<Attribute>
      var inheritedProperties, properties, storedProperties: [SchemaProperty]
      var mangledName, superEntityName: String?
      var name: String
      var relationships: Set<Relationship>
      var subentities: Set<Entity>
      var superentity: Entity?
      var uniquenessConstraints: [[String]]
    }
    extension EnvironmentValues {
      var modelContext: ModelContext
    }
    struct FetchDescriptor<T: PersistentModel> {
      var fetchLimit, fetchOffset: Int?
    }
    struct FetchResultsCollection<Element>: RandomAccessCollection {
      var endIndex, startIndex: Int
    }
    enum MigrationStage {
      case custom(fromVersion: VersionedSchema.Type, toVersion: VersionedSchema.Type, willMigrate: ((ModelContext) -> Void)?, didMigrate: ((ModelContext) -> Void)?)
    }
    protocol ModelActor {
      var context, modelContext: ModelContext
    }
    struct ModelConfiguration: Identifiable {
      var cloudKitContainerIdentifier, groupAppContainerIdentifier, sharedAppContainerIdentifier: String?
      var id, url: URL
      var name: String
    }
    class ModelContainer {
      var configurations: Set<ModelConfiguration>
      var mainContext: ModelContext
    }
    class ModelContext {
      func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = _, allowEscapingMutations: Bool = _, block: (T) -> Void)
      func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = _, allowEscapingMutations: Bool? = _, block: (T) -> Void)
      func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) -> FetchResultsCollection<T>
      func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> Int
      func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> [PersistentIdentifier]
      func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) -> FetchResultsCollection<PersistentIdentifier>
    }
    protocol ModelExecutor {
      var context, modelContext: ModelContext
    }
    extension NewDocumentAction {
      func callAsFunction(contentType: UTType, prepareDocument: (ModelContext) -> Void)
    }
    extension Optional: Sequence {}
    extension Optional where Wrapped: Sequence {
      typealias Element = Wrapped.Element
    }
    struct PersistentIdentifier: Identifiable {
      var entityName: String
      var storeIdentifier: String?
    }
    protocol PersistentModel: Identifiable {
      var context, modelContext: ModelContext?
      var id, objectID, persistentModelID: PersistentIdentifier
    }
    protocol Property {
      var name, renamingIdentifier: String
    }
    class PropertyOptions {
      typealias Element = PropertyOptions
    }
    struct Query<Element: PersistentModel, Result> {
      var fetchError: Error?
      var modelContext: ModelContext
    }
    class Relationship: SchemaProperty {
      var destination, name, renamingIdentifier: String
      var hashModifier, inverseName: String?
      var max, min: Int?
    }
    extension Scene {
      func modelContainer(for: PersistentModel.Type, inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, Error>) -> Void = _) -> Scene
      func modelContainer(for: [PersistentModel.Type], inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, Error>) -> Void = _) -> Scene
    }
    class Schema {
      var encodingVersion, version: Schema.Version
      var entities: [Schema.Entity]
      class Attribute: SchemaProperty {
        var hashModifier: String?
        var name, originalName: String
      }
      class CompositeAttribute: Schema.Attribute {
        var properties: [Schema.Attribute]
      }
      class Entity {
        var attributes: Set<Schema.Attribute>
        var inheritedProperties, properties, storedProperties: [SchemaProperty]
        var name: String
        var relationships: Set<Schema.Relationship>
        var subentities: Set<Schema.Entity>
        var superentity: Schema.Entity?
        var superentityName: String?
        var uniquenessConstraints: [[String]]
      }
      class Relationship: SchemaProperty {
        var destination, name, originalName: String
        var hashModifier, inverseName: String?
        var maximumModelCount, minimumModelCount: Int?
      }
      struct Version {
        var major, minor, patch: Int
      }
    }
    protocol SchemaBaseAttributeProperty: SchemaProperty {}
    protocol SchemaProperty: Property {
      var name, originalName: String
    }
    protocol SerialModelExecutor: ModelExecutor {}
    extension View {
      func modelContainer(for: PersistentModel.Type, inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, Error>) -> Void = _) -> View
      func modelContainer(for: [PersistentModel.Type], inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, Error>) -> Void = _) -> View
    }
    """#
}
