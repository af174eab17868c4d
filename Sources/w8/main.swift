import CommandSupport
import FileSystem

CommandLineProgram.run(
  W8Command.self,
  languageVariable: W8Command.languageVariable,
  manual: W8Command.manual(of:)
)
