"""The toolchain: a released executable, and the configuration of the project."""

TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

# Bazel's sandboxes consist of links to other folders, which xcstrings otherwise skips.
ALLOW_LINKS = "--allow-outside"

def _toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        executable = ctx.file.executable,
        files = [ctx.file.executable] + ctx.files.config,
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
    },
)

def xcstrings_toolchain(name, executable, config = None, exec_compatible_with = [], **kwargs):
    """Declares a toolchain, to be registered with `register_toolchains`.

    Args:
      name: The name of the toolchain.
      executable: The label of the executable xcstrings of a release.
      config: The label of .xcstrings.yml, which must be in the root folder of the workspace.
      exec_compatible_with: The constraints of the machines that can run the executable.
      **kwargs: Common attributes, such as `visibility`.
    """
    _toolchain(
        name = name + ".executable",
        executable = executable,
        config = config,
        **kwargs
    )
    native.toolchain(
        name = name,
        exec_compatible_with = exec_compatible_with,
        toolchain = ":" + name + ".executable",
        toolchain_type = TOOLCHAIN_TYPE,
        **kwargs
    )
