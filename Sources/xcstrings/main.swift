import CommandSupport

await CommandLineProgram.runAsynchronously(
  XCStringsCommand.self,
  languageVariable: XCStringsCommand.languageVariable,
  manual: XCStringsCommand.manual(of:)
)
