-- Drives `xcstrings lsp` in a headless Neovim (0.7 or later). `Scripts/test-lsp` creates the project.

local program, project = vim.env.XCSTRINGS, vim.env.PROJECT
local widget, other = project .. '/Sources/Widget/Localizable.xcstrings', project .. '/Sources/Widget/Widget.swift'
local view, app = project .. '/Sources/Shared/DoorView.swift', project .. '/Sources/App/Localizable.xcstrings'

local function check(condition, message, value)
  if not condition then error(message .. ': ' .. vim.inspect(value), 2) end
end

local function open(path, client)
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo.filetype = path:match('%.swift$') and 'swift' or 'xcstrings'
  vim.lsp.buf_attach_client(buffer, client)
  return buffer
end

-- Moves the cursor to a text, and returns the result of a request there.
local function request(buffer, text, method, extra)
  vim.api.nvim_set_current_buf(buffer)
  vim.fn.cursor(1, 1)
  check(vim.fn.search('\\V' .. text) > 0, 'the text is not there', text)
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(), extra or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 20000)
  local _, answer = next(answers or {})
  check(answer and not answer.error, method, answer)
  return answer.result
end

local function start(name, command)
  local client = vim.lsp.start_client({
    name = name, cmd = command, root_dir = project,
    on_error = function(...) error(vim.inspect({ ... })) end,
  })
  check(vim.wait(30000, function()
    local started = vim.lsp.get_client_by_id(client)
    return started and started.initialized
  end), 'the server does not start', name)
  return client
end

local function run()
  local client = start('xcstrings', { program, 'lsp' })
  local code, catalog = open(view, client), open(app, client)

  local hover = request(code, 'Open the door', 'textDocument/hover')
  check(hover.contents.value:find('Abre la puerta', 1, true), 'hover', hover)

  local there = request(code, 'Open the door', 'textDocument/definition')
  check((there[1].targetUri or there[1].uri) == vim.uri_from_fname(app), 'definition', there)
  local back = request(catalog, '"Close"', 'textDocument/definition')
  check(back[1].uri == vim.uri_from_fname(view), 'definition of a key', back)

  local uses = request(code, 'Close', 'textDocument/references', { context = { includeDeclaration = true } })
  check(#uses == 4, 'references', uses)

  check(vim.wait(20000, function() return #vim.diagnostic.get(catalog) > 0 and #vim.diagnostic.get(code) > 0 end),
    'diagnostics', vim.diagnostic.get())
  local codes = vim.tbl_map(function(item) return item.code or item.user_data.lsp.code end, vim.diagnostic.get(code))
  check(vim.tbl_contains(codes, 'key-not-in-catalog'), 'diagnostics of code', codes)

  -- A key that exists, typed without saving.
  vim.api.nvim_set_current_buf(code)
  vim.cmd([[%s/Missing/Close/]])
  check(vim.wait(20000, function()
    for _, item in ipairs(vim.diagnostic.get(code)) do
      if item.message:find('Missing', 1, true) then return false end
    end
    return true
  end), 'diagnostics after typing', vim.diagnostic.get(code))

  local range = { context = { diagnostics = {} } }
  vim.api.nvim_set_current_buf(catalog)
  vim.fn.cursor(1, 1)
  vim.fn.search('Cerrar')
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_range_params(), range)
  local answers = vim.lsp.buf_request_sync(catalog, 'textDocument/codeAction', parameters, 20000)
  local _, answer = next(answers)
  local fix
  for _, action in ipairs(answer.result) do
    if action.kind == 'quickfix' and action.edit then fix = fix or action end
  end
  check(fix, 'code actions', answer)
  vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
  check(vim.fn.search('"Cerrar"', 'w') > 0, 'the fix', vim.api.nvim_buf_get_lines(catalog, 0, -1, false))

  local edit = request(code, 'Close', 'textDocument/rename', { newName = 'Shut 😀' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  local lines = table.concat(vim.api.nvim_buf_get_lines(code, 0, -1, false), '\n')
  check(not lines:find('"Close"', 1, true), 'rename in code', lines)
  check(select(2, lines:gsub('"Shut 😀"', '')) == 2, 'rename in code', lines)
  local text = table.concat(vim.api.nvim_buf_get_lines(catalog, 0, -1, false), '\n')
  check(text:find('"Shut 😀" : {', 1, true) and text:find('"Cerrar"', 1, true), 'rename in the catalog', text)

  local other = table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufadd(widget), 0, -1, false), '\n')
  check(other:find('"Shut 😀"', 1, true) and not other:find('"Close"', 1, true), 'rename in the other catalog', other)

  vim.cmd('wall')
  local after = request(code, 'Shut', 'textDocument/hover')
  check(after.contents.value:find('Cerrar', 1, true), 'hover after saving', after)
end

-- Beside the server of the language: a request has an answer of one of them.
local function beside(command)
  local keys, language = start('xcstrings', { program, 'lsp' }), start('sourcekit-lsp', { command })
  local buffer = open(other, keys)
  vim.lsp.buf_attach_client(buffer, language)

  -- Returns the results of both servers at a text.
  local function both(text, method, extra)
    vim.fn.cursor(1, 1)
    check(vim.fn.search('\\V' .. text) > 0, 'the text is not there', text)
    local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(), extra or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 30000)
    local found = {}
    for id, answer in pairs(answers) do
      local result = answer.result
      found[id] = result and result ~= vim.NIL and not vim.tbl_isempty(result.items or result.documentChanges or result.changes or result)
        or false
    end
    return { keys = found[keys] or false, language = found[language] or false }
  end
  local function expect(text, method, answer, extra)
    local found
    -- The other server may still be reading.
    check(vim.wait(60000, function()
      found = both(text, method, extra)
      return found[answer] and not found[answer == 'keys' and 'language' or 'keys']
    end, 500), method .. ' at ' .. text, found)
  end

  vim.api.nvim_buf_set_lines(buffer, 3, 3, false, { '  func open(count: Int) -> Int { _ = Text("Clos"); return count + count }' })
  local item = { context = { triggerKind = 1 } }
  expect('s")', 'textDocument/completion', 'keys', item)
  expect('unt +', 'textDocument/completion', 'language', item)
  expect('count +', 'textDocument/rename', 'language', { newName = 'number' })
  expect('count +', 'textDocument/prepareRename', 'language')
  expect('count +', 'textDocument/hover', 'language')
  expect('Close', 'textDocument/rename', 'keys', { newName = 'Shut' })
  expect('Close', 'textDocument/prepareRename', 'keys')
  expect('Close', 'textDocument/hover', 'keys')
  local both = both('struct', 'textDocument/documentSymbol')
  check(both.language and not both.keys, 'outline', both)

  vim.fn.cursor(1, 1)
  vim.fn.search('count +')
  vim.lsp.buf.rename('number')
  check(vim.wait(20000, function()
    local line = vim.api.nvim_buf_get_lines(buffer, 3, 4, false)[1]
    return select(2, line:gsub('number', '')) == 3
  end), 'rename of a variable', vim.api.nvim_buf_get_lines(buffer, 0, -1, false))
  vim.fn.cursor(1, 1)
  vim.fn.search('Close')
  vim.lsp.buf.rename('Shut')
  check(vim.wait(20000, function()
    return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n'):find('Text("Shut")', 1, true)
  end), 'rename of a key', vim.api.nvim_buf_get_lines(buffer, 0, -1, false))
end

local command = vim.env.LANGUAGE_SERVER
local passed, message = xpcall(command and function() beside(command) end or run, debug.traceback)
io.stdout:write(passed and 'all passed\n' or tostring(message) .. '\n')
for _, client in pairs(vim.lsp.get_active_clients()) do client.stop() end
vim.cmd(passed and 'qall!' or 'cquit!')
