import FileSystem
import LoopbackServer
import SystemPackage
import Testing

@Suite struct `Redirect file` {
  private let folder = "/tmp/redirect file \(UInt64.random(in: 0...UInt64.max))"

  @Test func `is private, contains the address, and is removed`() throws {
    try FileSystem.createFolder(folder)
    let address = "http://127.0.0.1:1234/#0123456789abcdef0123456789abcdef"
    let file = try RedirectFile(to: address, environment: ["XDG_RUNTIME_DIR": folder])
    #expect(file.path.hasPrefix("\(folder)/xcstrings-"))
    #expect(!file.path.contains("0123456789abcdef"))
    let status = try FileSystem.status(of: file.path, followsLinks: false)
    #expect(status.permissions == [.ownerRead, .ownerWrite])
    #expect(status.type == .regular)
    let text = String(decoding: try FileSystem.read(file.path), as: UTF8.self)
    #expect(text.contains(#"content="1; url=\#(address)""#))
    #expect(text.contains(#"location.replace("\#(address)")"#))
    try file.remove()
    #expect(!FileSystem.exists(file.path))
    try file.remove()
    try FileSystem.removeFolder(folder)
  }

  @Test(arguments: [
    ([:], "/tmp/"),
    (["XDG_RUNTIME_DIR": ""], "/tmp/"),
    (["XDG_RUNTIME_DIR": "/no/such/folder", "TMPDIR": "/var/tmp"], "/var/tmp/"),
    (["XDG_RUNTIME_DIR": "relative", "TMPDIR": "/var/tmp/"], "/var/tmp/"),
  ])
  func `is written in a folder that exists`(
    _ environment: [String: String],
    _ folder: String
  ) throws {
    let file = try RedirectFile(to: "http://127.0.0.1:1/#0", environment: environment)
    #expect(file.path.hasPrefix("\(folder)xcstrings-"))
    try file.remove()
  }
}

@Suite struct `Opening a browser` {
  struct Row: Sendable {
    var environment: [String: String]
    var isMacOS = false
    var commands: [[String]]
  }

  static let rows = [
    Row(environment: [:], commands: []),
    Row(environment: ["DISPLAY": ":0"], commands: [["xdg-open", "/a/b ñ.html"]]),
    Row(
      environment: ["WAYLAND_DISPLAY": "wayland-0", "BROWSER": ""],
      commands: [["xdg-open", "/a/b ñ.html"]]
    ),
    Row(environment: [:], isMacOS: true, commands: [["open", "/a/b ñ.html"]]),
    Row(
      environment: ["BROWSER": "firefox --new-tab:chromium --app=%s :", "DISPLAY": ":0"],
      commands: [
        ["firefox", "--new-tab", "/a/b ñ.html"],
        ["chromium", "--app=/a/b ñ.html"],
        ["xdg-open", "/a/b ñ.html"],
      ]
    ),
  ]

  @Test(arguments: rows) func `returns the commands for the environment`(_ row: Row) {
    let commands = BrowserOpening.commands(
      toOpen: "/a/b ñ.html",
      environment: row.environment,
      isMacOS: row.isMacOS
    )
    #expect(commands == row.commands)
  }
}
