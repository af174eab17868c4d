// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of MediaPlayer, as far as they tell the type of an argument or a value.
  static let mediaPlayer: StaticString = #"""
    class MPMediaItem {
      var albumArtist, albumTitle, artist, comments, composer, genre, lyrics, podcastTitle, title, userGrouping: String?
      var albumTrackCount, albumTrackNumber, beatsPerMinute, discCount, discNumber, playCount, rating, skipCount: Int
      var assetURL: URL?
      var bookmarkTime, playbackDuration: TimeInterval
      var dateAdded: Date
      var lastPlayedDate, releaseDate: Date?
      var playbackStoreID: String
    }
    class MPMediaItemCollection {
      var count: Int
      var items: [MPMediaItem]
      var representativeItem: MPMediaItem?
    }
    class MPMediaPlaylist: MPMediaItemCollection {
      var authorDisplayName, cloudGlobalID, descriptionText, name: String?
      var seedItems: [MPMediaItem]?
    }
    class MPMusicPlayerController {
      var indexOfNowPlayingItem: Int
      var nowPlayingItem: MPMediaItem?
    }
    """#
}
