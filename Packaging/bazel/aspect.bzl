"""Extracts the strings of each library once, for all catalogs that contain them."""

load("//:toolchain.bzl", "ALLOW_LINKS", "TOOLCHAIN_TYPE")

StringsInfo = provider(
    doc = "The strings of a target and of its dependencies.",
    fields = {
        "own_strings": "A depset of the folder with the .stringsdata of the target's own sources",
        "strings": "A depset of such folders of the target and all its dependencies",
        "own_sources": "A depset of the target's own sources",
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
    all_strings = [info.strings for info in below]
    all_sources = [info.sources for info in below]
    if not sources:
        # A target that only combines others, such as an application, has the strings of its dependencies.
        return [StringsInfo(
            own_strings = depset(transitive = [info.own_strings for info in below]),
            strings = depset(transitive = all_strings),
            own_sources = depset(transitive = [info.own_sources for info in below]),
            sources = depset(transitive = all_sources),
        )]

    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    if toolchain.index == "direct":
        dependencies = depset(transitive = [info.own_sources for info in below])
    else:
        dependencies = depset(transitive = all_sources)
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
    return [StringsInfo(
        own_strings = depset([folder]),
        strings = depset([folder], transitive = all_strings),
        own_sources = depset(sources),
        sources = depset(sources, transitive = all_sources),
    )]

strings_aspect = aspect(
    implementation = _strings_aspect_impl,
    doc = "Extracts the strings of a library and of its dependencies, such as swift_library.",
    attr_aspects = _DEPENDENCIES,
    toolchains = [TOOLCHAIN_TYPE],
)
