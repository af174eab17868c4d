# The Homebrew formula of a release. Scripts/release replaces the words in capitals.
class Xcstrings < Formula
  desc "Command-line tool for Apple String Catalogs"
  homepage "HOME_URL"
  url "DOWNLOAD_URL/ARCHIVE"
  version "VERSION"
  sha256 "SHA256"
  license "Apache-2.0"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    prefix.install Dir["*"]
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/xcstrings --version").strip
  end
end
