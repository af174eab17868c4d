"""The toolchain: a released executable, and the configuration of the project."""

TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

# Bazel's sandboxes consist of links to other folders, which xcstrings otherwise skips.
ALLOW_LINKS = "--allow-outside"

def _toolchain_impl(ctx):
    if ctx.file.config and ctx.file.config.short_path != ".xcstrings.yml":
        fail("%s: config must be the file .xcstrings.yml in the root folder of the workspace" % ctx.label)
    return [platform_common.ToolchainInfo(
        executable = ctx.file.executable,
        files = [ctx.file.executable] + ctx.files.config,
        index = ctx.attr.index,
    )]

_toolchain = rule(
    implementation = _toolchain_impl,
    doc = "Provides an executable xcstrings.",
    attrs = {
        "executable": attr.label(
            doc = "The executable xcstrings of a release.",
            mandatory = True,
            allow_single_file = True,
            cfg = "exec",
        ),
        "config": attr.label(
            doc = "The file .xcstrings.yml in the root folder of the workspace.",
            allow_single_file = [".yml"],
        ),
        "index": attr.string(
            doc = "The dependencies whose declarations determine which arguments are localizable.",
            default = "transitive",
            values = ["direct", "transitive"],
        ),
    },
)

def xcstrings_toolchain(name, executable, config = None, index = "transitive", exec_compatible_with = [], **kwargs):
    """Declares a toolchain, to be registered with `register_toolchains`.

    Args:
      name: The name of the toolchain.
      executable: The label of the executable xcstrings of a release.
      config: The label of .xcstrings.yml, which must be in the root folder of the workspace.
      index: Whether to read the declarations of direct dependencies only, or of all. With `direct`, large graphs need much less
        time, and a string is not found if only an indirect dependency declares the type that makes it localizable.
      exec_compatible_with: The constraints of the machines that can run the executable.
      **kwargs: Common attributes, such as `visibility`.
    """
    _toolchain(
        name = name + ".executable",
        executable = executable,
        config = config,
        index = index,
        **kwargs
    )
    native.toolchain(
        name = name,
        exec_compatible_with = exec_compatible_with,
        toolchain = ":" + name + ".executable",
        toolchain_type = TOOLCHAIN_TYPE,
        **kwargs
    )
