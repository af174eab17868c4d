import ArgumentParser
import CommandSupport
import FileSystem
import JSONRPC
import JSONSyntax
import Localization

/// Serves the project to an editor over the Language Server Protocol.
struct LSPCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lsp",
      abstract: .lspAbstract,
      discussion: .lspDiscussion
    )
  }

  /// The process of the editor, which some editors pass.
  @Option(name: .customLong("clientProcessId"), help: .hidden)
  var clientProcess: Int32?

  /// The way of exchanging messages, which is the only one and which some editors pass.
  @Flag(help: .hidden)
  var stdio = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let outputEnd = try? StopRequest()
    let interruptions = [InterruptSignal(), outputEnd?.signal].compactMap(\.self)
    let loop = MessageLoop(clientProcess: clientProcess, output: OutputLines(end: outputEnd))
    let status = await withTaskExecutorPreference(ThreadExecutor()) {
      await loop.run(InputChunks(until: interruptions))
    }
    // Nothing is written, so work that is still going on can be left.
    RunningProgram.exitAtOnce(status)
  }
}
