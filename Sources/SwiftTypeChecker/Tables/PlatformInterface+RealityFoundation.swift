// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of RealityFoundation, as far as they tell the type of an argument or a value.
  static let realityFoundation: StaticString = #"""
    struct AccessibilityComponent {
      var customActions: [LocalizedStringResource]
      var label, value: LocalizedStringResource?
      struct CustomContent {
        var label, value: LocalizedStringResource
        init(label: LocalizedStringResource, value: LocalizedStringResource, importance: AXCustomContent.Importance)
      }
      enum RotorTypeInternal {
        case custom(LocalizedStringResource)
      }
      struct SupportedActions {
        typealias Element = AccessibilityComponent.SupportedActions
      }
    }
    struct AnchoringComponent {
      enum Target {
        struct Alignment {
          typealias Element = AnchoringComponent.Target.Alignment
        }
        struct Classification {
          typealias Element = AnchoringComponent.Target.Classification
        }
      }
    }
    struct AnimationFillMode {
      typealias Element = AnimationFillMode
    }
    struct CharacterControllerComponent {
      struct CollisionFlags {
        typealias Element = CharacterControllerComponent.CollisionFlags
      }
    }
    struct CollisionGroup {
      typealias Element = CollisionGroup
    }
    class Entity: HasHierarchy, HasSynchronization, HasTransform, Identifiable {
      struct ChildCollection: Collection {
        typealias Element = Entity
        struct IndexingIterator<Elements: Collection>: Sequence {
          typealias Element = Elements.Element
        }
      }
    }
    protocol HasAnchoring: Entity {}
    protocol HasBodyTracking: HasTransform {}
    protocol HasCollision: HasTransform {}
    protocol HasDirectionalLight: HasTransform {}
    protocol HasHierarchy: Entity {}
    protocol HasModel: HasTransform {}
    protocol HasPerspectiveCamera: HasTransform {}
    protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}
    protocol HasPhysicsBody: HasCollision {}
    protocol HasPhysicsMotion: Entity {}
    protocol HasPointLight: HasTransform {}
    protocol HasSceneUnderstanding: Entity {}
    protocol HasSpotLight: HasTransform {}
    protocol HasSynchronization: Entity {}
    protocol HasTransform: Entity {}
    struct JointTransforms: BidirectionalCollection {
      typealias Element = Transform
    }
    struct MeshBuffer<Element>: Sequence {
      typealias Element = Element
    }
    protocol MeshBufferSemantic: Identifiable {
      associatedtype Element
    }
    struct MeshInstanceCollection: Sequence {
      typealias Element = MeshResource.Instance
      struct Iterator {
        typealias Element = MeshResource.Instance
      }
    }
    struct MeshModelCollection: Sequence {
      typealias Element = MeshResource.Model
      struct Iterator {
        typealias Element = MeshResource.Model
      }
    }
    struct MeshPartCollection: Sequence {
      typealias Element = MeshResource.Part
      struct Iterator {
        typealias Element = MeshResource.Part
      }
    }
    class PhotogrammetrySession: Identifiable {
      struct Configuration {
        struct CustomDetailSpecification {
          struct TextureMapOutputs {
            typealias Element = PhotogrammetrySession.Configuration.CustomDetailSpecification.TextureMapOutputs
          }
        }
      }
      struct Outputs: AsyncSequence {
        typealias Element = PhotogrammetrySession.Output
        struct Iterator {
          typealias Element = PhotogrammetrySession.Outputs.Element
        }
      }
    }
    class Scene: Identifiable {
      struct AnchorCollection: Collection {
        typealias Element = HasAnchoring
      }
    }
    """#
}
