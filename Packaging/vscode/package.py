"""Packs the extension in this folder into a .vsix file. `Scripts/package-vscode` starts it."""
import json, pathlib, sys, zipfile

SOURCE = pathlib.Path(__file__).resolve().parent
ROOT = SOURCE.parent.parent
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}" />
    <DisplayName>{displayName}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{categories}</Categories>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}" /></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code" /></Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
  </Assets>
</PackageManifest>
"""
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json" />
  <Default Extension=".js" ContentType="application/javascript" />
  <Default Extension=".vsixmanifest" ContentType="text/xml" />
</Types>
"""


def main():
    version = sys.argv[1] if len(sys.argv) > 1 else "0.0.0"
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / ".build"
    package = json.loads((SOURCE / "package.json").read_text())
    package["version"] = version
    parts = {key: package[key] for key in ("name", "version", "publisher", "displayName", "description")}
    manifest = MANIFEST.format(**parts, categories=",".join(package["categories"]), engine=package["engines"]["vscode"])
    files = {"extension.vsixmanifest": manifest, "[Content_Types].xml": TYPES,
             "extension/package.json": json.dumps(package, indent=2, ensure_ascii=False) + "\n"}
    for path in sorted(SOURCE.iterdir()):
        if path.suffix in (".js", ".json") and path.name != "package.json":
            files[f"extension/{path.name}"] = path.read_text()
    folder.mkdir(parents=True, exist_ok=True)
    result = folder / f"xcstrings-{version}.vsix"
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            # The same files make the same package.
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
    print(result)


main()
