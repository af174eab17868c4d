import FoundationEssentials

/// Returns the content of a file.
func content(of file: String) throws(Failure) -> [UInt8] {
  do {
    return Array(try Data(contentsOf: URL(filePath: file)))
  } catch {
    let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
    throw isMissing
      ? Failure("\(file): error: no such file", .missingFile)
      : Failure("\(file): error: cannot be read: \(error)", .inputOutput)
  }
}

/// Writes a file as a whole or not at all.
///
/// A file that has the content already is not touched, so that nothing is compiled anew for it.
func replaceContent(of file: String, with content: String) throws(Failure) {
  let data = Data(content.utf8)
  let url = URL(filePath: file)
  if (try? Data(contentsOf: url)) == data { return }
  do {
    try data.write(to: url, options: .atomic)
  } catch {
    throw Failure("\(file): error: cannot be written: \(error)", .inputOutput)
  }
}
