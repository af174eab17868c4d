// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of MusicKit, as far as they tell the type of an argument or a value.
  static let musicKit: StaticString = #"""
    struct Album: Identifiable {
      var appearsOn: MusicItemCollection<Playlist>?
      var artistName, title: String
      var artistURL, url: URL?
      var artists: MusicItemCollection<Artist>?
      var artwork: Artwork?
      var copyright, recordLabelName, upc: String?
      var editorialNotes: EditorialNotes?
      var genreNames: [String]
      var genres: MusicItemCollection<Genre>?
      var lastPlayedDate, libraryAddedDate, releaseDate: Date?
      var otherVersions, relatedAlbums: MusicItemCollection<Album>?
      var recordLabels: MusicItemCollection<RecordLabel>?
      var relatedVideos: MusicItemCollection<MusicVideo>?
      var trackCount: Int
      var tracks: MusicItemCollection<Track>?
    }
    class ApplicationMusicPlayer: MusicPlayer {
      class Queue: MusicPlayer.Queue {
        var entries: ApplicationMusicPlayer.Queue.Entries
        struct Entries: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {
          typealias Element = MusicPlayer.Queue.Entry
          func distance(from: ApplicationMusicPlayer.Queue.Entries.Index, to: ApplicationMusicPlayer.Queue.Entries.Index) -> Int
        }
      }
    }
    struct Artist: Identifiable {
      var albums, appearsOnAlbums, compilationAlbums, featuredAlbums, fullAlbums, liveAlbums, singles: MusicItemCollection<Album>?
      var artwork: Artwork?
      var editorialNotes: EditorialNotes?
      var featuredPlaylists, playlists: MusicItemCollection<Playlist>?
      var genreNames: [String]?
      var genres: MusicItemCollection<Genre>?
      var latestRelease: Album?
      var libraryAddedDate: Date?
      var musicVideos, topMusicVideos: MusicItemCollection<MusicVideo>?
      var name: String
      var similarArtists: MusicItemCollection<Artist>?
      var station: Station?
      var topSongs: MusicItemCollection<Song>?
      var url: URL?
    }
    struct Artwork {
      var alternateText: String?
      var backgroundColor, primaryTextColor, quaternaryTextColor, secondaryTextColor, tertiaryTextColor: CGColor?
      var maximumHeight, maximumWidth: Int
      func url(width: Int, height: Int) -> URL?
    }
    struct ArtworkImage: View {}
    struct Curator: Identifiable {
      var artwork: Artwork?
      var editorialNotes: EditorialNotes?
      var name: String
      var playlists: MusicItemCollection<Playlist>?
      var url: URL?
    }
    struct EditorialNotes {
      var name, short, standard, tagline: String?
    }
    struct Genre: Identifiable {
      var libraryAddedDate: Date?
      var name: String
      var parent: Genre?
    }
    struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Identifiable {
      var id, title: String
      var items: MusicItemCollection<MusicItemType>
    }
    struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection {
      typealias Element = MusicItemType
      var title: String?
      func distance(from: MusicItemCollection<MusicItemType>.Index, to: MusicItemCollection<MusicItemType>.Index) -> Int
      func nextBatch(limit: Int? = _) -> MusicItemCollection<MusicItemType>?
      func nextBatch<MusicItemType>(limit: Int? = _) -> MusicItemCollection<MusicItemType>?
    }
    struct MusicItemID: ExpressibleByStringLiteral, RawRepresentable {}
    class MusicLibrary {
      func add<MusicItemType: MusicPlaylistAddable>(_ item: MusicItemType, to: Playlist) -> Playlist
      func createPlaylist(name: String, description: String? = _, authorDisplayName: String? = _) -> Playlist
      func createPlaylist<S: Sequence, MusicPlaylistAddableType: MusicPlaylistAddable>(name: String, description: String? = _, authorDisplayName: String? = _, items: S) -> Playlist where MusicPlaylistAddableType == S.Element
      func edit(_ playlist: Playlist, name: String? = _, description: String? = _, authorDisplayName: String? = _) -> Playlist
      func edit<S: Sequence, MusicPlaylistAddableType: MusicPlaylistAddable>(_ playlist: Playlist, name: String? = _, description: String? = _, authorDisplayName: String? = _, items: S) -> Playlist where MusicPlaylistAddableType == S.Element
      enum Error: LocalizedError, RawRepresentable, String {
        var errorDescription, failureReason, helpAnchor, recoverySuggestion: String?
      }
    }
    struct MusicLibrarySection<SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Identifiable {
      var items: MusicItemCollection<MusicItemType>
    }
    struct MusicPersonalRecommendation: Identifiable {
      var albums: MusicItemCollection<Album>
      var items: MusicItemCollection<MusicPersonalRecommendation.Item>
      var nextRefreshDate: Date?
      var playlists: MusicItemCollection<Playlist>
      var reason, title: String?
      var stations: MusicItemCollection<Station>
      enum Item: Identifiable {
        var artwork: Artwork?
        var subtitle: String?
        var title: String
      }
    }
    class MusicPlayer {
      var playbackTime: TimeInterval
      var state: MusicPlayer.State
      class Queue {
        var currentEntry: MusicPlayer.Queue.Entry?
        struct Entry: Identifiable {
          var artwork: Artwork?
          var endTime, startTime: TimeInterval?
          var id, title: String
          var subtitle: String?
        }
      }
      class State {
        var playbackRate: Float
      }
    }
    struct MusicSubscription {
      enum Error: LocalizedError, RawRepresentable, String {
        var errorDescription, failureReason, helpAnchor, recoverySuggestion: String?
      }
      struct Updates: AsyncSequence {
        typealias Element = MusicSubscription
        struct Iterator {
          typealias Element = MusicSubscription
        }
      }
    }
    struct MusicSubscriptionOffer {
      struct Options {
        var affiliateToken, campaignToken: String?
      }
    }
    struct MusicVideo: Identifiable {
      var albumTitle, isrc, workName: String?
      var albums: MusicItemCollection<Album>?
      var artistName, title: String
      var artistURL, url: URL?
      var artists: MusicItemCollection<Artist>?
      var artwork: Artwork?
      var duration: TimeInterval?
      var editorialNotes: EditorialNotes?
      var genreNames: [String]
      var genres: MusicItemCollection<Genre>?
      var lastPlayedDate, libraryAddedDate, releaseDate: Date?
      var moreByArtist, moreInGenre: MusicItemCollection<MusicVideo>?
      var playCount, trackNumber: Int?
      var previewAssets: [PreviewAsset]?
      var songs: MusicItemCollection<Song>?
    }
    struct Playlist: Identifiable {
      var artwork: Artwork?
      var curator: Curator?
      var curatorName, shortDescription, standardDescription: String?
      var entries: MusicItemCollection<Playlist.Entry>?
      var featuredArtists: MusicItemCollection<Artist>?
      var lastModifiedDate, lastPlayedDate, libraryAddedDate: Date?
      var moreByCurator: MusicItemCollection<Playlist>?
      var name: String
      var radioShow: RadioShow?
      var tracks: MusicItemCollection<Track>?
      var url: URL?
      struct Entry: Identifiable {
        var albumTitle, isrc: String?
        var artistName, title: String
        var artistURL, url: URL?
        var artwork: Artwork?
        var duration: TimeInterval?
        var editorialNotes: EditorialNotes?
        var genreNames: [String]
        var item: Playlist.Entry.Item?
        var lastPlayedDate, libraryAddedDate, releaseDate: Date?
        var playCount: Int?
        var position: Int
        var previewAssets: [PreviewAsset]?
        enum Item: Identifiable {
          var albumTitle, isrc: String?
          var artistName, title: String
          var artistURL, url: URL?
          var artwork: Artwork?
          var duration: TimeInterval?
          var editorialNotes: EditorialNotes?
          var genreNames: [String]
          var lastPlayedDate, libraryAddedDate, releaseDate: Date?
          var playCount: Int?
          var previewAssets: [PreviewAsset]?
        }
      }
    }
    struct PreviewAsset {
      var artwork: Artwork?
      var hlsURL, url: URL?
    }
    struct RadioShow: Identifiable {
      var artwork: Artwork?
      var editorialNotes: EditorialNotes?
      var hostName: String?
      var name: String
      var playlists: MusicItemCollection<Playlist>?
      var url: URL?
    }
    enum RecentlyPlayedMusicItem: Identifiable {
      var artwork: Artwork?
      var subtitle: String?
      var title: String
    }
    struct RecordLabel: Identifiable {
      var artwork: Artwork?
      var latestReleases, topReleases: MusicItemCollection<Album>?
      var name: String
      var shortDescription, standardDescription: String?
      var url: URL?
    }
    struct Song: Identifiable {
      var albumTitle, attribution, composerName, isrc, movementName, workName: String?
      var albums: MusicItemCollection<Album>?
      var artistName, title: String
      var artistURL, url: URL?
      var artists, composers: MusicItemCollection<Artist>?
      var artwork: Artwork?
      var discNumber, movementCount, movementNumber, playCount, trackNumber: Int?
      var duration: TimeInterval?
      var editorialNotes: EditorialNotes?
      var genreNames: [String]
      var genres: MusicItemCollection<Genre>?
      var lastPlayedDate, libraryAddedDate, releaseDate: Date?
      var musicVideos: MusicItemCollection<MusicVideo>?
      var previewAssets: [PreviewAsset]?
      var station: Station?
    }
    struct Station: Identifiable {
      var artwork: Artwork?
      var duration: TimeInterval?
      var editorialNotes: EditorialNotes?
      var episodeNumber: Int?
      var name: String
      var stationProviderName: String?
      var url: URL?
    }
    struct TitledSection: Identifiable {
      var title: String
    }
    enum Track: Identifiable {
      var albumTitle, isrc, workName: String?
      var albums: MusicItemCollection<Album>?
      var artistName, title: String
      var artistURL, url: URL?
      var artists: MusicItemCollection<Artist>?
      var artwork: Artwork?
      var discNumber, playCount, trackNumber: Int?
      var duration: TimeInterval?
      var editorialNotes: EditorialNotes?
      var genreNames: [String]
      var genres: MusicItemCollection<Genre>?
      var lastPlayedDate, libraryAddedDate, releaseDate: Date?
      var previewAssets: [PreviewAsset]?
    }
    extension View {
      func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = _, onLoadCompletion: (Error?) -> Void = _) -> View
    }
    """#
}
