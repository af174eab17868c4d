"""Extracts the strings of each library once, for all catalogs that contain them."""

load("//:toolchain.bzl", "ALLOW_LINKS", "TOOLCHAIN_TYPE")

StringsInfo = provider(
    doc = "The strings of a target and of its dependencies.",
    fields = {
        "own_strings": "A depset of folders with the .stringsdata of the target's own sources",
        "strings": "A depset of such folders of the target and all its dependencies",
        "sources": "A depset of the sources of the target and all its dependencies",
    },
)

_DEPENDENCIES = ["deps", "private_deps"]
_SOURCE_EXTENSIONS = ["swift", "m", "mm"]

def _folder(file):
    return file.dirname or "."

def _targets(value):
    return [value] if type(value) == "Target" else value or []

def _strings_aspect_impl(target, ctx):
    rule = ctx.rule
    sources = [
        file
        for file in getattr(rule.files, "srcs", [])
        if file.extension in _SOURCE_EXTENSIONS or file.is_directory
    ]
    below = [
        dep[StringsInfo]
        for name in _DEPENDENCIES
        for dep in _targets(getattr(rule.attr, name, None))
        if type(dep) == "Target" and StringsInfo in dep
    ]
    dependencies = depset(transitive = [info.sources for info in below])
    output = []
    if sources:
        toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
        folder = ctx.actions.declare_directory(target.label.name + ".stringsdata")
        own = ctx.actions.args()
        own.set_param_file_format("multiline")
        own.use_param_file("--file-list=%s", use_always = True)
        own.add_all(sources)

        # The arguments are folders, because a long list of files exceeds the limit of a command line.
        index = ctx.actions.args()
        index.add_all(dependencies, before_each = "--index", map_each = _folder, uniquify = True)
        ctx.actions.run(
            executable = toolchain.executable,
            arguments = ["extract", "--format", "stringsdata", "--output", folder.path, "--source-root", ".", "--no-cache", "--quiet", ALLOW_LINKS, own, index],
            inputs = depset(sources + toolchain.files, transitive = [dependencies]),
            outputs = [folder],
            mnemonic = "XCStringsExtract",
            progress_message = "Extracting the strings of " + (getattr(rule.attr, "module_name", "") or str(target.label)),
        )
        output.append(folder)
    return [StringsInfo(
        own_strings = depset(output),
        strings = depset(output, transitive = [info.strings for info in below]),
        sources = depset(sources, transitive = [dependencies]),
    )]

strings_aspect = aspect(
    implementation = _strings_aspect_impl,
    doc = "Extracts the strings of a library and of its dependencies, such as swift_library.",
    attr_aspects = _DEPENDENCIES,
    toolchains = [TOOLCHAIN_TYPE],
)
