"""Rules for String Catalogs.

    load("@rules_xcstrings//:defs.bzl", "string_catalog", "string_catalog_bundle", "xcstrings_toolchain")
"""

load("//:aspect.bzl", _StringsInfo = "StringsInfo", _strings_aspect = "strings_aspect")
load("//:catalog.bzl", _string_catalog = "string_catalog", _string_catalog_bundle = "string_catalog_bundle")
load("//:toolchain.bzl", _xcstrings_toolchain = "xcstrings_toolchain")

StringsInfo = _StringsInfo
strings_aspect = _strings_aspect
string_catalog = _string_catalog
string_catalog_bundle = _string_catalog_bundle
xcstrings_toolchain = _xcstrings_toolchain
