/// Languages whose conventions are only the spellings of words, for ``MissingDiacriticsRule``.
///
/// A word is listed only if no other word of the language, of English or of a common name is spelled
/// like it without its diacritics. The same applies to endings.
extension LanguageConventions {
  /// French, whose capital letters may lack their marks.
  static let french: LanguageConventions = {
    let marks: [Character: Character] = [
      "à": "a", "â": "a", "ä": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "î": "i",
      "ï":
        "i", "ô": "o", "ö": "o", "ù": "u", "û": "u", "ü": "u", "ÿ": "y", "ç": "c",
    ]
    return LanguageConventions(
      language: "fr",
      repeatableWords: ["nous", "vous", "son"],
      spellings: spelled(
        """
        accéder accédez accélérateur accélérer accès activée activité actualité adaptée
        alphabétique alphanumérique améliorer améliorez année années annulée aperçu
        aperçus après après-midi arrêt arrêter arrêtez arrière au-delà autorisée
        autorisées avancée avancées basée bibliothèque bientôt bloquée capacité capacités
        caractère caractères catégorie chargée chiffrée ci-après clé clés communauté
        complètement conçu confidentialité configurée connectée contrôler coordonnées
        copiée créer créez débogage décaler décembre déclenchement déclencher déconnecter
        déconnexion découverte découvrir défaut défauts défilement défiler défini définie
        définir définissez définitivement degrés déjà délai délivrer démarrage démarrer
        démarrez démonter dépannage dépendances déplacement déplacer déplacez déposer
        déposez dernière dernières désactivation désactivée désactiver désactivez
        désélectionner désinstallation désinstaller désormais détacher détaillée
        développement développeur développeurs déverrouiller déverrouillez différente
        différentes différents données durée échantillon échec échelle école économie
        écouter écran écrans écraser écrire écrit écriture éditer éditeur éditez effectuée
        également élevée elle-même empêcher émulateur énergie enregistrée enregistrées
        entrée entrées envoyé envoyée envoyés épingler équipement étagère était étant
        étape étapes état éteindre étendu êtes étiquettes étranger être eux-mêmes
        événement événements éviter exécuter façon félicitations fenêtre fenêtres fermée
        février flèche flèches français française fréquemment fréquence générale
        généralement générée générer géométrie gérer hésitez hôte hôtes icône icônes
        identité identités illimité immédiat immédiatement importée inachevée indésirables
        inférieur inférieure insérer installée installées intégralité intégrer intégrité
        intensité intérêt intérieur itinéraire itinéraires journée jusqu'à lancée latérale
        libérer liées lui-même luminosité majorité manière masquée masquées mécanisme
        mélanger mémoire métadonnées météo méthode modèle modèles modifiée multitâche
        nécessaire nécessaires nécessitent nommée nouveautés numérique numériques numéro
        numéros opacité opérateurs paramètre paramètres partagée partagées périmètre
        période périodes périphérique périphériques personnalisée personnalisées peut-être
        plutôt portée précédemment précédente préférer préréglage préréglages
        prévisualiser prévu priorité privée privées problème problèmes progrès propriété
        propriétés protéger proximité publicité qualité quantité récemment récente
        récentes recommandée recommandées reçu reçue récupération récupérer reçus
        redémarrage redémarrer redémarrez réduire réessayer réessayez refusée réglage
        réglages régulière réinitialisation réinitialiser réinstaller renvoyé réorganiser
        répertoire répertoires répéter répétez répondez répondre réponse réponses requête
        requêtes réseau réseaux résoudre restaurée résultat résultats rétablir réussi
        réussie santé sécurisée sécurité sélecteur sélecteurs sélectionnée sélectionnées
        sélectionner sélectionnez séparateur simplicité spécifiée spécifique spécifiques
        succès supérieur supérieure supplémentaire supplémentaires supprimée supprimées
        système systèmes téléchargement téléchargements télécharger téléchargez terminée
        transférer très trouvée trouvées ultérieure utilisée utilisées vérifiée vérifiez
        vous-même
        """,
        without: marks
      ),
      endings: spelled(
        """
        ibilité ibilités nalité nalités ièrement ième ièmes
        """,
        without: marks
      ),
      omitsMarksOfCapitals: true,
      addresses: frenchAddresses
    )
  }()

  /// Italian.
  static let italian: LanguageConventions = {
    let marks: [Character: Character] = [
      "à": "a", "è": "e", "é": "e", "ì": "i", "í": "i", "ò": "o", "ó": "o", "ù": "u", "ú": "u",
    ]
    return LanguageConventions(
      language: "it",
      repeatableWords: ["man", "piano", "via"],
      spellings: spelled(
        """
        abiliterà accadrà accessibilità adotterà affidabilità affinché aggiornerà
        aggiungerà agilità aiuterà alternerà ambiguità andrà antichità anziché apparirà
        applicherà aprirà arresterà arriverà attiverà attività autenticità autorità avrà
        avrò avverrà avvierà benché bloccherà bontà cadrà cambierà cancellerà caricherà
        cercherà cercherò chiederà chiuderà cioè città comodità comparirà compatibilità
        complessità comunità consentirà conterrà continuerà continuità contrarietà
        contribuirà controllerà cosicché costerà creerà crescerà curiosità densità
        determinerà difficoltà dignità disabiliterà disattiverà disinstallerà
        disponibilità diventerà dopodiché dovrà dovrò durerà elettricità eliminerà
        emetterà entità ereditarietà escluderà eseguirà esporterà estremità facoltà
        fedeltà fermerà festività finché finirà firmerà flessibilità fluidità formalità
        funzionerà fuorché genererà generosità già giovedì gioventù identità ignorerà
        impedirà importerà inattività includerà incompatibilità inizierà inoltrerà
        instabilità installerà integrità intensità interattività interromperà invaliderà
        invierà laggiù lascerà lassù legalità leggibilità libertà limiterà liquidità
        località longevità luminosità lunedì macché manterrà martedì maturità mercoledì
        minorità modalità modificherà mostrerà nasconderà nonché novità opacità
        opportunità oscurità otterrà perché perciò perderà periodicità permetterà più
        pluralità poiché popolarità portabilità possibilità potrà potrò povertà priorità
        probabilità profondità proporrà proprietà prosperità proverà pubblicità punterà
        può purché purità quaggiù quantità quassù quotidianità raccoglierà raggiungerà
        rapidità realtà reattività renderà responsabilità resterà riavvierà riceverà
        richiederà rimarrà rimuoverà ripristinerà riproverà risolverà risponderò riuscirà
        salverà sanità saprà sarò sbloccherà scadrà scaricherà scarterà sembrerà
        semplicità sensibilità serenità servirà sicché sincerità sincronizzerà smetterà
        società solidarietà sorprenderà sospenderà sostituirà specialità sposterà
        succederà suggerirà terminerà tornerà totalità tribù troverà umidità umiltà
        unicità università usabilità uscirà userà utilità utilizzerà utilizzerò validità
        varietà vedrà velocità venerdì verificherà verità verrà versatilità viscosità
        visibilità vivacità vivrà volontà vorrà vorrò vulnerabilità
        """,
        without: marks
      )
      .merging(
        [
          "perchè": "perché", "poichè": "poiché", "finchè": "finché", "affinchè": "affinché",
          "benchè": "benché", "nè": "né", "pò": "po'", "quì": "qui", "quà": "qua", "sò": "so",
          "stà": "sta", "fà": "fa",
        ],
        uniquingKeysWith: { $1 }
      ),
      endings: spelled(
        """
        nalità ualità sività atività ettività uttività
        """,
        without: marks
      ),
      addresses: italianAddresses
    )
  }()

  /// Polish.
  static let polish: LanguageConventions = {
    let marks: [Character: Character] = [
      "ą": "a", "ć": "c", "ę": "e", "ł": "l", "ń": "n", "ó": "o", "ś": "s", "ź": "z", "ż": "z",
    ]
    return LanguageConventions(
      language: "pl",
      repeatableWords: ["to"],
      spellings: spelled(
        """
        adresów bądź będą będzie bezpieczeństwa bezpieczeństwo bieżącej bieżący błąd
        błędów być było całkowicie całkowite cały cofnąć częstotliwość czułość długie
        długość dodać dokładne dokładnie dokumentów dołącz domyślne dostęp dostępne
        dostępność dostępności dostępny dostępnych dostępu dotyczące duże działa działać
        działającej działania działanie dziękujemy dzień dziś dźwięki elementów filtrów
        folderów głośność głośności głównego główny głównym godzinę górny grudzień grupę
        haseł hasła hasło ikonę ilość jeśli jeżeli język języka języki języków języku już
        każdego każdej kolorów kolumnę końca kontynuować które którego której który
        których którzy kwiecień liczbę listę mieć miesiąc mogą mógł mówić może możesz
        możliwość można naciśnięcia naciśnij narzędzi narzędzia narzędzie następne
        następnego następnie następny nazwę niektóre niektórych nieobsługiwane
        nieprawidłowy niż niżej notatkę oczekujące odinstalować odrzuć odrzucić odśwież
        odwróć ogólne ostrzeżenia ostrzeżenie oszczędności otwórz otworzyć pamięć pamięci
        październik pełne pełny piątek plików pobrać początek podgląd podglądu połącz
        połączeń połączenia połączenie połączyć pomiędzy pomiń pomocą poniedziałek
        ponieważ poniżej poniższe ponów postęp postów potwierdź potwierdzić powiadomień
        powiązać powiązane powiększ powód powyżej później pozostałe pozostało pozostały
        pozwól prędkość problemów programów proszę przeciągnij przeglądaj przeglądarce
        przeglądarki przejdź przełącz przełącznik przenieś przenieść przestrzeń przesuń
        przesyłanie przycisków przypięte przypięty przypomnień przyszłości przywróć
        przywrócić ręcznie reguły również rozpocząć ścieżkę ścieżki się sierpień składni
        składnik skrót skrótu skróty słowa słownik słowo sposób spośród sprawdź sprawdzić
        spróbować spróbuj środę środku stronę styczeń światło szczegółów szczegółowe
        szczegóły szerokość tagów także tłumaczeń tłumaczenia tożsamość treść treści twój
        tydzień udało udostępnianie udostępnić udostępnij układ ukryć upłynął uprawnień
        uruchomić urządzeń urządzenia urządzenie urządzeniu usług usługę usługi ustawić
        ustawień usuń usunąć usunięte usunięty utwórz utworzyć uzupełnianie uzupełnienie
        uzupełnij użyć użycia użycie użyciem użyj uzyskać użytkownicy użytkownik
        użytkownika użytkowników używa używać używaj używając używane używany wartość
        wartości ważność ważności wcześniej według wiadomość wiadomości więcej wielkość
        wkrótce włącz włączone włączono włączony włączyć właściciel własne wprowadź
        wprowadzić wrażliwość wróć wrzesień współczynnik wybór wybrać wyczyść wygląd wyjdź
        wykonać wyłącz wyłącznie wyłączone wyłączono wyłączony wyników wyrażeń wyrażenia
        wyrażenie wyrównaj wysłać wysłane wyślij wysokość wyświetl wyświetlanie wyświetlić
        wznów zainstalować zakończ zakończone zakończony załadować zależności zamień
        zapisać zarządzaj zarządzanie zastąp zawartość zawartości zdjęcia zdjęcie zezwól
        zgłoś zmień zmienić znajdź znaków znaleźć zobaczyć zostać został została zostało
        zostały zostaną zrób źródła źródło źródłowy zwiększ zwiększyć
        """,
        without: marks
      ),
      endings: spelled(
        """
        ność ności wość zować tować kować rować dować ywać jących jącym jącego jącej
        aliśmy iliśmy
        """,
        without: marks
      )
    )
  }()

  /// Portuguese; only words that have the same marks in Portugal and Brazil.
  static let portuguese: LanguageConventions = {
    let marks: [Character: Character] = [
      "á": "a", "à": "a", "â": "a", "ã": "a", "ç": "c", "é": "e", "ê": "e", "í": "i",
      "ó":
        "o", "ô": "o", "õ": "o", "ú": "u", "ü": "u",
    ]
    return LanguageConventions(
      language: "pt",
      repeatableWords: ["se"],
      spellings: spelled(
        """
        aceitável administração agradável alcançar alemão alfabética alfabético alguém
        aliança além amigável ampliação animação animações aniversários análogo aparecerão
        aparência aprovação após armazém assistência atenção através atribuído atrás
        ausência automática automáticas automático automáticos automóvel avançada
        avançadas avançado avançados avançar avanço ação ações binário binários botão
        botões básica básico cabeçalho cabeçalhos calendário calendários cartão cartões
        ciência coleção comentário comentários começar começo começou compatíveis
        concluída concluído condições conexão conexões confiança configuração
        configurações configurável confiável consistência conteúdo conteúdos continuarão
        correspondência correspondências correção correções crianças criação crédito
        créditos célula céu círculo código códigos definição definições deixarão
        dependências depuração descrição desinstalação destinatário dicionário diferenças
        difícil dimensões dinâmica dinâmico diretório diretórios direção direções
        disponíveis disponível distribuído diárias diário diários doação domínio domínios
        duração dígitos ecrã edifício edifícios editável edição edições endereço endereços
        então espaçamento espaço espaços específicos estará estatísticas estática estável
        estão exclusões excluída excluídas excluído excluídos executável execução
        exercício exibição exportação expressões extensões família famílias ficarão
        flexível forneça frequência frágil função funções fáceis fácil física gestão
        gramática gravação gráfico gráficos histórico horário horários hábitos hífen
        importação importância incluído incluídos incompatíveis indisponível inglês
        injeção inspeção instalação instruções instável integração invisíveis inválido início irão itálico japonês lançamento lançamentos legível licença
        licenças ligações lição lâmpada lâmpadas maiúsculas matemáticos menção menções
        milhão milhões minúsculas mudança mudanças máximo médio método métricas mínimo
        mínimos múltipla múltiplos navegação necessária necessárias necessário necessários
        ninguém numérica numérico não níveis nível número números obrigatório ocorrência
        ocorrências ocultação opinião opção opções paciência padrão padrões painéis
        parabéns parâmetro parâmetros países permanência período poderá política português
        possíveis poupança precisão predefinição preferência preferências presença preço
        preços primário projeção proporção proprietário proteção provável pré-visualização
        pré-visualizações própria próprias próprio próxima próximo próximos publicações
        página páginas questão razão receberão redefinição região
        relatório relatórios relógio remoção repositório restrição restrições retângulo
        reunião rápida rápidas rápido rápidos régua saudável saúde secundário segurança
        seleção sensação sensíveis serviço serviços serão sessões substituição
        substituições substituído substituídos sugestões superfície sábado são símbolo
        símbolos também temporária temporários tendência tendências terão traduções
        transferência transferências transição transparência triângulo tráfego três
        técnico técnicos título títulos tópico tópicos união usuário usuários variáveis
        variável verão visão visíveis você vocês votação vários ágil árabe árvore árvores
        ângulo época ícone ícones índice ótimo última últimas último últimos única único
        únicos
        """,
        without: marks
      )
      .merging(
        [
          "ítem": "item", "ítens": "itens", "idéia": "ideia", "idéias": "ideias", "vôo": "voo",
          "freqüência": "frequência", "freqüente": "frequente", "conseqüência": "consequência",
        ],
        uniquingKeysWith: { $1 }
      ),
      endings: spelled(
        """
        zação nação icação ulação ntação eração itação oração ilação ciação elação uação
        etação ivação iração osição utação olação amação rmação dução lução cção zações
        nações ificações plicações ulações ntações erações itações ilações ciações elações
        uações etações ivações irações osições utações olações rmações luções essão issão
        nsão rsão usão visão issões rsões visões sível tível izável icável izáveis
        """,
        without: marks
      ),
      addresses: portugueseAddresses
    )
  }()

  /// Returns words by their spellings without some or all of their marks.
  ///
  /// - Parameters:
  ///   - words: The words, separated by whitespace.
  ///   - marks: The letters without marks by letters with marks.
  /// - Returns: The words.
  private static func spelled(
    _ words: String,
    without marks: [Character: Character]
  ) -> [String: String] {
    var spellings: [String: String] = [:]
    for word in words.split(whereSeparator: \.isWhitespace) {
      var forms = [""]
      for character in word {
        let letters = [character] + (marks[character].map { [$0] } ?? [])
        forms = forms.flatMap { form in letters.map { form + String($0) } }
      }
      for form in forms where form != word { spellings[form] = String(word) }
    }
    return spellings
  }
}
