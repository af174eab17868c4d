import CommandSupport
import FileSystem
import Foundation
import SystemPackage
import WeightPresentation

/// A converter from scenes to PNG, which runs a system program with access to the fonts.
enum PNGConverter {
  private static let program = "rsvg-convert"

  /// Returns a PNG with a number of pixels per point in each direction.
  ///
  /// The program reads and writes in a folder that only the user can access, and that is removed
  /// afterwards.
  static func png(
    of scene: Scene,
    scale: Int,
    appearance: Appearance = .automatic
  ) throws -> [UInt8] {
    let folder = try privateFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (source, target) = ("\(folder)/picture.svg", "\(folder)/picture.png")
    try FileSystem.replace(
      FileContent(path: source, bytes: nil),
      with: Array(scene.svg(appearance).utf8)
    )
    try convert(source, to: target, scale: scale)
    return try FileSystem.read(target)
  }

  private static func convert(
    _ source: String,
    to target: String,
    scale: Int
  ) throws {
    let zoom = "\(scale)"
    let run: ChildProcess
    do {
      run = try ChildProcess.run(
        program,
        ["--zoom", zoom, "--format", "png", "--output", target, source]
      )
    } catch {
      throw error.errno == .noSuchFileOrDirectory
        ? CommandFailure.noConverter : .noPNG("\(error.errno.rawValue)")
    }
    guard run.hasSucceeded else {
      throw CommandFailure.noPNG(
        run.errors.split(separator: "\n").first.map(String.init) ?? "\(run.status)"
      )
    }
  }

  private static func privateFolder() throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "w8-\(UUID().uuidString)").path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw CommandFailure.noTemporaryFolder(path)
    }
    return path
  }
}
