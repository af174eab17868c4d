import CommandSupport

await CommandLineProgram.run(W8Command.self)
