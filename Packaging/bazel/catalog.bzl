"""Checks, syncs and compiles String Catalogs."""

load("//:aspect.bzl", "StringsInfo", "strings_aspect")
load("//:toolchain.bzl", "ALLOW_LINKS", "TOOLCHAIN_TYPE")

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _strings(ctx):
    """Returns the folders of .stringsdata whose strings belong to the catalog."""
    folders = []
    for dep in ctx.attr.deps:
        info = dep[StringsInfo]
        own = info.strings if ctx.attr.transitive else info.own_strings
        if not own.to_list():
            fail("%s: '%s' in deps has no Swift or Objective-C sources" % (ctx.label, dep.label))
        folders.append(own)
    return depset(transitive = folders)

def _script_impl(ctx):
    """Writes a script that runs xcstrings in the runfiles or in the source tree."""
    catalog = ctx.file.catalog
    if not catalog.is_source or catalog.short_path.startswith("../"):
        fail("%s: catalog must be a file of this workspace, not a generated or external one" % ctx.label)
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    strings = _strings(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.expand_template(
        template = ctx.file._template,
        output = script,
        is_executable = True,
        substitutions = {
            "%{xcstrings}": _quoted(toolchain.executable.short_path),
            "%{catalog}": _quoted(catalog.short_path),
            "%{strings}": " ".join([_quoted(folder.short_path) for folder in strings.to_list()]),
            "%{languages}": _quoted(",".join(ctx.attr.languages)),
            "%{validate}": "yes" if ctx.attr.validate else "",
            "%{label}": _quoted("//%s:%s" % (ctx.label.package, ctx.label.name)),
        },
    )
    runfiles = ctx.runfiles([catalog] + toolchain.files, transitive_files = strings)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

def _attributes(template):
    return {
        "catalog": attr.label(
            doc = "The catalog, such as Localizable.xcstrings.",
            mandatory = True,
            allow_single_file = [".xcstrings"],
        ),
        "deps": attr.label_list(
            doc = "The libraries whose strings the catalog contains.",
            aspects = [strings_aspect],
        ),
        "transitive": attr.bool(doc = "Whether the catalog also contains the strings of their dependencies."),
        "languages": attr.string_list(doc = "The languages that must be complete (default: those of the catalog)."),
        "validate": attr.bool(doc = "Whether to report missing and incorrect translations.", default = True),
        "_template": attr.label(default = template, allow_single_file = True),
    }

string_catalog_test = rule(
    implementation = _script_impl,
    doc = "Fails if a catalog is out of date, or if translations are missing or incorrect.",
    attrs = _attributes(Label("//:catalog_test.sh")),
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)

_string_catalog_sync = rule(
    implementation = _script_impl,
    doc = "Updates a catalog in the source tree.",
    attrs = _attributes(Label("//:catalog_sync.sh")),
    executable = True,
    toolchains = [TOOLCHAIN_TYPE],
)

def string_catalog(name, catalog, deps = [], transitive = False, languages = [], validate = True, tags = [], **kwargs):
    """Declares a test that checks a catalog, and NAME.sync, which updates it in the source tree.

    Args:
      name: The name of the test.
      catalog: The catalog, such as Localizable.xcstrings.
      deps: The libraries whose strings the catalog contains. Without libraries, only translations are checked.
      transitive: Whether the catalog also contains the strings of the libraries' dependencies.
      languages: The languages that must be complete (default: those of the catalog).
      validate: Whether the test also reports missing and incorrect translations.
      tags: The tags of both targets.
      **kwargs: Attributes of the test, such as `visibility`.
    """
    kwargs.setdefault("size", "small")
    string_catalog_test(
        name = name,
        catalog = catalog,
        deps = deps,
        transitive = transitive,
        languages = languages,
        validate = validate,
        tags = tags,
        **kwargs
    )
    if deps:
        _string_catalog_sync(
            name = name + ".sync",
            catalog = catalog,
            deps = deps,
            transitive = transitive,
            tags = tags + ["manual"],
            testonly = True,
            visibility = kwargs.get("visibility"),
        )

def _bundle_impl(ctx):
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    folder = ctx.actions.declare_directory(ctx.label.name)
    arguments = ctx.actions.args()
    arguments.add_all(["compile", "--quiet", "--as", ctx.attr.format, ALLOW_LINKS])
    arguments.add_all(ctx.attr.languages, before_each = "--language")
    if not ctx.attr.drafts:
        arguments.add("--without-drafts")
    arguments.add_all("--output-directory", [folder], expand_directories = False)
    arguments.add_all(ctx.files.catalogs)
    ctx.actions.run(
        executable = toolchain.executable,
        arguments = [arguments],
        inputs = ctx.files.catalogs + toolchain.files,
        outputs = [folder],
        mnemonic = "XCStringsCompile",
        progress_message = "Compiling the catalogs of %s" % ctx.label,
    )
    files = depset([folder])
    return [DefaultInfo(files = files, runfiles = ctx.runfiles(transitive_files = files))]

string_catalog_bundle = rule(
    implementation = _bundle_impl,
    doc = "Compiles catalogs into a folder with the files that programs load.",
    attrs = {
        "catalogs": attr.label_list(
            doc = "The catalogs.",
            mandatory = True,
            allow_empty = False,
            allow_files = [".xcstrings"],
        ),
        "format": attr.string(
            doc = "lproj: a folder for each language, as Xcode creates; binary: Catalogs.binary for the library Localization.",
            default = "lproj",
            values = ["lproj", "binary"],
        ),
        "languages": attr.string_list(doc = "Compile only these languages."),
        "drafts": attr.bool(doc = "Whether to include translations that no person has checked.", default = True),
    },
    toolchains = [TOOLCHAIN_TYPE],
)
