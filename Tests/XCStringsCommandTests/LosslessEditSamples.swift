/// The inputs of the tests that an edit changes nothing but its text.
///
/// Every part of ``LosslessEditSamples/catalog`` is one that a translation tool or service has been
/// reported to lose.
enum LosslessEditSamples {
  /// A catalog with all shapes of texts.
  ///
  /// The first key is out of order, and some fields are unknown.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Zebra" : {
          "reviewedBy" : "Ana",
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "value" : "Cebra",
                "note" : ["zoo", 1.50, null],
                "state" : "translated"
              }
            }
          },
          "comment" : "An animal"
        },
        "" : {

        },
        "%lld files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            },
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld fichero"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld documentos"
                    }
                  }
                }
              }
            },
            "uk" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld файлів"
                    }
                  }
                }
              }
            }
          }
        },
        "Tap %@" : {
          "localizations" : {
            "es" : {
              "variations" : {
                "device" : {
                  "appletv" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "Tap %@"
                    }
                  },
                  "iphone" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Toque %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Pulse %@"
                    }
                  }
                }
              }
            }
          }
        },
        "%lld taps" : {
          "extractionState" : "stale",
          "localizations" : {
            "es" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld clic"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld clics"
                          }
                        }
                      }
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld toques"
                    }
                  }
                }
              }
            }
          }
        },
        "%lld photos in %lld albums" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@photos@ in %#@albums@"
              },
              "substitutions" : {
                "albums" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg album"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg albums"
                        }
                      }
                    }
                  }
                },
                "photos" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg photo"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg photos"
                        }
                      }
                    }
                  }
                }
              }
            },
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@photos@ dentro de %#@albums@"
              },
              "substitutions" : {
                "albums" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg carpeta"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg carpetas"
                        }
                      }
                    }
                  }
                },
                "photos" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "%arg foto"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg fotos"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "%1$@ by %2$@" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "De %2$@: %1$@ (autor)"
              }
            }
          }
        },
        "Acme" : {
          "shouldTranslate" : false
        },
        "Close" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "machine_translated",
                "value" : "Cerrar"
              }
            }
          }
        },
        "Open" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Abrir"
              }
            }
          }
        },
        "Quit" : {
          "extractionState" : "migrated",
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "rejected",
                "value" : "Salir"
              }
            }
          }
        },
        "Phrases" : {
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "Open the door",
                  "Unlock the door"
                ]
              }
            },
            "es" : {
              "stringSet" : {
                "state" : "needs_review",
                "values" : [
                  "Abre la puerta"
                ]
              }
            }
          }
        },
        "Path" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ruta\u00f3 C:\/tmp\nfin"
              }
            },
            "x-klingon" : null
          }
        },
        "Radio" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Transistor"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Radio"
              }
            }
          }
        },
        "Save" : {

        },
        "Save all" : {
          "comment" : "A button",
          "isCommentAutoGenerated" : true
        },
        "Used: %lld MB" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ocupado:␣%lld␣MB de «todo»…"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Utilisé⍽: %lld␣Mo, pro¬ces¬sus"
              }
            }
          }
        },
        "welcome.title" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Welcome"
              }
            },
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Saludo"
              }
            }
          }
        }
      },
      "tool" : "handmade",
      "version" : "1.1"
    }
    """#
    .replacing("␣", with: "\u{A0}").replacing("⍽", with: "\u{202F}")
    .replacing("¬", with: "\u{AD}")
}
