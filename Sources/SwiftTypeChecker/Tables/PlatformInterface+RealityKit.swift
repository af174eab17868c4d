// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of RealityKit, as far as they tell the type of an argument or a value.
  static let realityKit: StaticString = #"""
    class ARView {
      struct DebugOptions {
        typealias Element = ARView.DebugOptions
      }
      struct EntityGestures {
        typealias Element = ARView.EntityGestures
      }
      struct Environment {
        struct SceneUnderstanding {
          struct Options {
            typealias Element = ARView.Environment.SceneUnderstanding.Options
          }
        }
      }
      struct RenderOptions {
        typealias Element = ARView.RenderOptions
      }
    }
    extension AccessibilityComponent {
      enum RotorType {
        case custom(LocalizedStringResource)
      }
    }
    enum AccessibilityEvents {
      struct CustomAction {
        var key: LocalizedStringResource
        init(key: LocalizedStringResource, entity: Entity)
      }
    }
    extension Entity {
      var accessibilityCustomActions: [LocalizedStringResource]
      var accessibilityLabelKey, accessibilityValue: LocalizedStringResource?
    }
    protocol EntityGestureRecognizer: UIGestureRecognizer {}
    """#
}
