import CommandSupport

await CommandLineProgram.runAsynchronously(
  XCStringsCommand.self,
  languageVariable: "XCSTRINGS_LANG"
)
