import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

/// The texts of build settings, which Info.plists refer to.
@Suite struct `The text of a build setting` {
  /// Returns the settings of the only target of a project with one configuration.
  ///
  /// - Parameters:
  ///   - project: The settings of the project.
  ///   - configuration: The content of the target's `.xcconfig` file.
  ///   - target: The settings of the target.
  /// - Returns: The settings.
  /// - Throws: An error if the project has no target with settings.
  static func settings(
    project: String = "",
    configuration: String = "",
    target: String = ""
  ) throws -> BuildSettings {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = ( T ); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
        PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(project) }; };
        T = { isa = PBXNativeTarget; name = "My Shop"; buildConfigurationList = TL; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TC ); };
        TC = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F;
          buildSettings = { \(target) }; };
        F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
      }; }
      """
    let file = "App/Store.xcodeproj/project.pbxproj"
    let parsed = XcodeProject.parse(Array(text.utf8), file: file, in: FileTree([file])) {
      $0 == "App/App.xcconfig" ? Array(configuration.utf8) : nil
    }
    return try #require(parsed.value.targets.first?.infoPlist?.settings)
  }

  @Test(
    arguments: [
      ("$(PRODUCT_NAME)", "My Shop"), ("${TARGET_NAME}", "My Shop"), ("$(PROJECT_NAME)", "Store"),
      ("$(PRODUCT_NAME) $(UNKNOWN)!", "My Shop !"), ("$(PRODUCT_NAME:c99extidentifier)", "My_Shop"),
      ("$(PRODUCT_NAME:rfc1034identifier:lower)", "my-shop"), ("$(PRODUCT_NAME:upper)", "MY SHOP"),
      ("$(UNKNOWN:default=Shop $(PROJECT_NAME))", "Shop Store"), ("$(BRAND)", "The Shop"),
      ("$(BRAND_$(FLAVOR))", "Free Shop"), ("$(BRAND:unknown)", "The Shop"), ("5 $", "5 $"),
      ("$(", "$("), ("$(BRAND", "$(BRAND"), ("$()", ""), ("$(PICTURE:file:base)", "logo"),
      ("$(PICTURE:dir)", "art/"), ("$(PICTURE:suffix)", ".png"), ("9 $(NUMBER:identifier)", "9 _9"),
      ("$(LIST)", "a b c"), ("año $(BRAND)", "año The Shop"), ("$BRAND", "$BRAND"),
    ]
  )
  func `replaces references`(text: String, expected: String) throws {
    let settings = try Self.settings(
      project: """
        BRAND = "The Shop"; BRAND_free = "Free Shop"; FLAVOR = free; PICTURE = "art/logo.png";
        NUMBER = 99; LIST = ( a, "b c" );
        """
    )
    #expect(settings.expanding(text) == expected)
  }

  @Test func `is that of the innermost level, which can include the others`() throws {
    let settings = try Self.settings(
      project: #"NAME = Outer; OTHER = "$(NAME)";"#,
      configuration: "NAME = $(inherited) Middle // a comment\nPRODUCT_NAME = $(NAME)\n",
      target: #"NAME = "$(NAME) Inner"; "NAME[sdk=macosx*]" = Mac;"#
    )
    #expect(settings.text(of: "NAME") == "Outer Middle Inner")
    #expect(settings.text(of: "OTHER") == "Outer Middle Inner")
    #expect(settings.text(of: "PRODUCT_NAME") == "Outer Middle Inner")
    #expect(settings.text(of: "ABSENT") == nil)
  }

  @Test func `ends for cycles and nested references`() throws {
    var project = #"A = "$(B)"; B = "x$(A)";"#
    for level in 0..<14 {
      let references = String(repeating: "$(N\(level + 1))", count: 20)
      project += #"N\#(level) = "\#(references)";"#
    }
    project += #"N14 = "\#(String(repeating: "long text ", count: 200))";"#
    let settings = try Self.settings(project: project)
    #expect(settings.expanding("$(A)").utf8.count < 100)
    #expect(settings.expanding("$(N0)").utf8.count <= 1 << 16)
    let nested = String(repeating: "$(A", count: 10_000) + String(repeating: ")", count: 10_000)
    #expect(settings.expanding(nested).utf8.count <= 1 << 16)
  }
}
