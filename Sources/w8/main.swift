import CommandSupport

W8Command.program.main()
