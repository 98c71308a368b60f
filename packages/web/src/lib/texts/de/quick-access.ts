import type { help as enHelp, palette as enPalette } from '../en/quick-access.ts';

export const palette = {
  open: 'Suchen oder springen',
  placeholder: 'Projekte, Seiten und Aktionen suchen',
  recent: 'Zuletzt geöffnet',
  newest: 'Neueste Projekte',
  searchAll: 'Alle Projekte nach „{{query}}“ durchsuchen',
  create: 'Neues Projekt',
  goOn: 'Weiter mit',
  toChoose: 'auswählen',
  toOpen: 'öffnen',
  toClose: 'schließen',
  projects: 'Projekte',
  pages: 'Seiten',
  actions: 'Aktionen',
  nothing: 'Nichts gefunden für „{{query}}“',
  searching: 'Suche läuft …',
  couldntSearch: 'Die Suche ist fehlgeschlagen. Seiten und Aktionen funktionieren weiterhin.',
  newProject: 'Neues Projekt: {{type}}',
  addUser: 'Benutzer hinzufügen',
  addCustomer: 'Kunden hinzufügen',
  toLight: 'Helles Design verwenden',
  toDark: 'Dunkles Design verwenden',
  toEnglish: 'Switch to English',
  toGerman: 'Auf Deutsch umstellen',
  help: 'Hilfe und Tastenkürzel dieser Seite',
  signOut: 'Abmelden',
  agents: 'Einstellungen: ID8-Agenten',
  writers: 'Einstellungen: Scout-Texter',
  assistants: 'Einstellungen: Assistenten',
  ai: 'Einstellungen: KI',
  predictions: 'Einstellungen: Vorhersagen',
  agency: 'Einstellungen: Ihre Agentur',
  agencyWords: 'Logo Marke Farbe Markenfarbe Name White Label Impressum',
  languageWords: 'Sprache language Deutsch German Englisch English',
} as const satisfies Record<keyof typeof enPalette, string>;

export const help = {
  title: 'Hilfe',
  open: 'Hilfe und Tastenkürzel',
  shortcuts: 'Tastenkürzel',
  key_palette: 'Projekte, Seiten und Aktionen suchen',
  key_help: 'Diese Hilfe anzeigen',
  key_search: 'Zum Suchfeld der Liste',
  key_arrows: 'In Tabelle, Diagramm, Liste oder Tabs bewegen',
  key_open: 'Öffnen, was den Fokus hat',
  key_escape: 'Dialog oder Menü schließen',
  key_menu: 'Das Menü einer Zeile oder Karte öffnen (auch Umschalt+F10)',
  key_send: 'Die Nachricht senden',
  key_newLine: 'In der Nachricht eine neue Zeile beginnen',
  key_stop: 'Die Antwort anhalten, aus dem Nachrichtenfeld',
  key_editLast: 'Die letzte Frage bearbeiten, aus dem leeren Nachrichtenfeld',
  key_newConversation: 'Eine neue Unterhaltung beginnen',
  key_nextMessage: 'Zur nächsten oder vorherigen Botschaft gehen',
  key_selectMessage: 'Die Botschaft auswählen oder abwählen',
  key_selectRange: 'Auf dem Weg auswählen (auch Umschalt und Klick)',
  key_likeMessage: 'Die Botschaft gefällt mir, sie wird final',
  key_editMessage: 'Die Botschaft bearbeiten',
  key_messageInfo: 'Details und Verlauf der Botschaft zeigen',
  key_deleteMessage: 'Die Botschaft löschen, mit Rückgängig',
  key_orderFinals: 'Eine finale Botschaft nach oben oder unten verschieben',
  page_playground:
    'Fragen Sie einen Assistenten nach Ihren Projekten, Dateien und Webseiten. Werte verlinken ihre Fundstelle; Nummern wie 2.14 öffnen die zitierte Stelle.',
  page_projects:
    'Alle Projekte, die Sie öffnen können, mit ihrem letzten Ergebnis. Filtern Sie nach Typ oder Person, oder vergleichen Sie in der Tabelle.',
  page_create:
    'Wählen Sie, was Sie herausfinden möchten; die nächste Seite sagt, was Sie dafür brauchen. Sonar und Resonance arbeiten sofort, die anderen Typen behalten ihre Einstellungen, bis sie verfügbar sind.',
  page_createSonar:
    'Namen und Domains von Marken genügen: Ihre Profile werden auf den Websites gefunden. Sie können auch eine Datei mit einer Marke pro Zeile importieren.',
  page_createResonance:
    'Laden Sie eine Befragung mit einer befragten Person pro Zeile hoch, oder Werte je Botschaft. Sie sehen, wie jede Spalte verstanden wurde, und bestätigen, was nicht sicher ist, bevor gezählt wird.',
  page_edit:
    'Ändern Sie Name, Einstellungen, Personen und Datei eines Projekts, oder geben Sie es mit Passwort frei. Nichts ändert sich, bevor Sie speichern.',
  page_sonar:
    'Werte von 0 bis 100 für jede Marke; 50 ist eine typische Marke dieses Markts. Klicken Sie auf eine Zahl, um zu sehen, woraus sie besteht.',
  page_collect:
    'Prüfen Sie, welche Profile zu jeder Marke gehören, und erheben Sie dann die Daten. Sie können die Seite währenddessen schließen.',
  page_resonance:
    'Jede Botschaft mit dem Anteil positiver Antworten und ihrem 95-%-Intervall. Filtern Sie nach Zielgruppen, um Antworten zu vergleichen.',
  page_scout:
    'Botschaften aus einer Seite, einer Datei oder eigenem Text. Wählen Sie aus, was Ihnen zusagt, verdichten Sie auf die besten jedes Themas, und markieren Sie die finalen mit „Gefällt mir“. Finale Botschaften lassen sich exportieren, für Kunden freigeben und mit Befragten testen.',
  page_scoutCollect:
    'Fordern Sie bei der Agentur Befragte zu Ihren Botschaften an. Die Anfrage wird gespeichert und per E-Mail bestätigt.',
  page_id8:
    'Ideen für eine Marke aus einer Seite, einer Datei oder eigenem Text. Bewerten, bearbeiten und wählen Sie Ideen aus; aus einer ausgewählten Idee entstehen Konzeptbilder.',
  page_genie:
    'Sagen Sie vorher, welche Botschaft gewählt wird und wie sicher das ist, und lassen Sie andere schreiben, die besser sein können. Jede Vorhersage sagt, worauf sie beruht.',
  page_customers:
    'Kunden, für die Sie arbeiten, mit den Produkten, die sie nutzen dürfen. Öffnen Sie einen, um Projekte und Benutzer zu sehen.',
  page_customer: 'Angaben, Projekte und Benutzer eines Kunden. Die Benutzer sehen nur zugewiesene Projekte.',
  page_users: 'Alle, die sich anmelden können, mit ihrer Rolle. Deaktivierte verlieren den Zugang beim nächsten Klick.',
  page_user:
    'Angaben und Rolle eines Benutzers und was er öffnen kann. Wer ein Passwort erhält, legt bei der nächsten Anmeldung ein eigenes fest.',
  page_newCustomer:
    'Angaben zum Kunden, die Produkte, die er nutzen darf, und die ersten Benutzer. Alles lässt sich später ändern und ergänzen.',
  page_createOther:
    'Über dem Formular steht, was für diesen Typ nötig ist und was Sie erhalten. Speichern Sie die Einstellungen jetzt; Ergebnisse erscheinen, sobald der Typ verfügbar ist.',
  page_reports:
    'Berichte mit den Zahlen Ihrer Projekte. Öffnen Sie einen, um ihn zu bearbeiten, oder legen Sie einen aus einer Vorlage an.',
  page_report:
    'Bausteine in ihrer Reihenfolge, mit den Zahlen, wie sie jetzt sind. Eine Datei oder ein Link hält sie als Ausgabe fest, die so bleibt.',
  page_path:
    'Botschaften auf ihrem Weg durch Ihre Projekte: die Idee, die Botschaft, was Genie vorhergesagt und Resonance gemessen hat. Derselbe Text ist dieselbe Botschaft.',
  page_addToReport:
    'Was aus diesem Projekt in einen Bericht kommt. Wählen Sie Bausteine und einen Bericht, oder beginnen Sie einen neuen.',
  page_audit:
    'Wer wann was getan hat, für alles, was Zugang oder Daten ändert. Filtern Sie nach Aktion, Person oder Tag.',
  page_alerts:
    'Was sich in Ihren Projekten verändert hat, ausblieb oder fehlschlug. Wählen Sie, ob Sie Hinweise auch per E-Mail erhalten, und schalten Sie Projekte stumm.',
  page_status:
    'Wie es dem Server geht: was wartet, was langsam ist und worum sich jemand kümmern sollte. Nur globale Administratoren sehen es.',
  page_settings: 'Was für den ganzen Arbeitsbereich gilt. Änderungen wirken ab sofort in allen Projekten.',
} as const satisfies Record<keyof typeof enHelp, string>;
