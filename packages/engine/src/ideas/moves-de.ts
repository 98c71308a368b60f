import type { MoveTexts } from './strategies.ts';

export const german: MoveTexts = {
  warning: [
    'Vorsicht: {fact}',
    'Den Vorteil als Gefahr aushängen, todernst und im Amtston. Umdrehen muss ihn der Leser selbst, und genau deshalb behält er ihn.',
    'Warnschilder in Signalgelb an Türen, Deckeln und auf dem Boden, auf jedem nur eine Zeile: „{fact}“. Das Logo bleibt klein wie eine Briefmarke.',
  ],
  doNotBuy: [
    'Behalten Sie, was Sie haben',
    'Eine Woche lang gegen den Kauf argumentieren: alle ehrlichen Gründe, noch zu warten. Wer trotzdem kommt, hat sich entschieden.',
    'Eine ganze Seite guter Gegengründe, gesetzt wie eine Bekanntmachung. Ganz unten, allein: „{fact}“. Die siebte Anzeige besteht nur noch aus dieser Zeile.',
  ],
  backwards: [
    'Erst das gute Ende',
    'Die Geschichte vom Schluss her erzählen: Alles hat geklappt, jemand ist zufrieden. Schritt für Schritt zurück bis zur Minute vor der Entscheidung, in der das Publikum gerade sitzt.',
    'Zwanzig Sekunden in einer Einstellung, rückwärts abgespielt, auch der Ton. Der erste vorwärts gesprochene Satz: „{fact}“.',
  ],
  smallType: [
    'Kommen Sie näher',
    'Das Gegenteil von Schreien: Das beste Argument steht in der kleinsten Schrift auf der größten Fläche. Wer sich vorbeugt, hat schon einen Schritt gemacht.',
    'Eine fast leere Großfläche an einer Kreuzung, an der man warten muss. Aus zwei Metern liest man: „{fact}“.',
  ],
  museum: [
    'Bitte nicht berühren',
    'Mit den Augen eines Kurators: „{thing}“ bekommt Sockel, Absperrung, Streiflicht und eine Aufsicht, die es ernst nimmt. Alltag wird sehenswert.',
    'Ein Museum mit einem Raum für ein Wochenende. Das einzige Schild: „{fact}“. Die Führung dauert neunzig Sekunden.',
  ],
  forecast: [
    'Und nun die Aussichten',
    'Die Ruhe des Wetterberichts leihen. In diesem Ton klingt ein Versprechen wie etwas, das ohnehin eintritt.',
    'Zehn Sekunden direkt nach dem echten Wetter, wenn alle den Tag planen: „Es erwartet Sie: {fact}.“',
  ],
  commentator: [
    'Heute im Stadion: {number}',
    'Die Zahl so durchsagen, wie ein Stadion seine Zuschauer zählt: Pause, Nachhall, Beifall. Jeder weiß, dass man da jubelt.',
    'Ein echter Stadionsprecher liest es in der Halbzeit vor, zwischen Toren und verlorenen Autoschlüsseln: „{fact}“. Die Antwort der Kurve ist der Radiospot.',
  ],
  recipe: [
    'Fünf Minuten, reicht für alle',
    'Das Angebot als Rezept schreiben: was hineinkommt, was weggelassen werden darf und woran man merkt, dass es fertig ist.',
    'Abreißkarten in der Aufmachung einer Kochzeitschrift. Erste Zutat: „{fact}“. Die Zubereitung hat drei Schritte und kein Adjektiv.',
  ],
  oneWordADay: [
    'Fortsetzung morgen',
    'Ein Wort pro Tag, mehr ist nicht erlaubt. Eine Stadt liest mit, rät, streitet und beendet den Satz vor der Marke.',
    'Eine Fläche, jeden Morgen ein anderes Wort, bis dort steht: „{fact}“. Die Vermutungen laufen nebenher.',
  ],
  noPicture: [
    'Das Bild denken Sie sich',
    'Jedes Bild ist verboten. „{thing}“ muss allein durch Worte zu sehen sein, so genau, dass zwei Fremde dasselbe zeichnen würden.',
    'Weiße Plakate mit einer Bildunterschrift, wo das Foto wäre; ein Satz verrät es: „{fact}“. Gezeichnet wird auf demselben Bogen.',
  ],
  lastsAsLong: [
    'Sie haben {time}',
    'Die Kampagne lebt genau so lange wie das, was sie verspricht. Die Länge ist die Botschaft: {time}, keine Sekunde mehr.',
    'Ein Live-Spot mit laufender Uhr: {time}. Danach zeigt die Seite nur noch „{fact}“.',
  ],
  oneOfMany: [
    '1 von {n}',
    'Die Zahl wörtlich nehmen. {number}: genau so viele Stücke, jedes nummeriert, keines wie das andere; einem Menschen gehört eines, der Stadt gehören alle.',
    'Nummerierte Karten von 1 bis {n}, eine pro Person. Auf jeder Rückseite: „{fact}“.',
  ],
  children: [
    'Eine Siebenjährige erklärt es',
    'Fragen, wer so etwas noch nie gekauft hat. Kinder erklären Erwachsenen, was es mit „{thing}“ auf sich hat; ihre Fehler bleiben drin, weil sie besser sind als der Prospekt.',
    'Sechs ungestellte Clips am Küchentisch. Eine erwachsene Stimme fasst etwas beschämt zusammen: „{fact}“.',
  ],
  nonBuyers: [
    'Das ist nichts für Sie',
    'Mit Menschen sprechen, die das Thema „{thing}“ nicht angeht: Jeder kennt jemanden, den es angeht. Die Anzeige ist zum Weiterschicken da.',
    'Posts mit Adresse („Für Annas Mitbewohner“), gemacht zum Weiterleiten. Das letzte Bild gilt dem, der sie bekommt: „{fact}“.',
  ],
  lastDoubter: [
    'An den Letzten, der zweifelt',
    'An einen einzigen Skeptiker schreiben und alle mitlesen lassen. Jeder Absatz beginnt mit einem Einwand und nimmt ihn ernst.',
    'Ein offener Brief über zwei Seiten, unterschrieben von einem Menschen mit Telefonnummer. Der letzte Satz: „{fact}“.',
  ],
  staffNotes: [
    'Korrigiert von denen, die es wissen',
    'Den Entwurf denen zeigen, die die Arbeit machen, und drucken, was sie an den Rand schreiben. Niemand ist schwerer zu täuschen.',
    'Plakate mit „{fact}“, bedeckt von handschriftlichen Anmerkungen des Teams von {brand}: was fehlt, was hinzugehört, wo gelacht wurde.',
  ],
  dearAudience: [
    'An alle: {audience}',
    'Das breite Publikum fallen lassen. Jede Woche ein Brief nur an diese eine Gruppe ({audience}), über Dinge, die nur sie wiedererkennt. Andere dürfen ihr über die Schulter sehen.',
    'Eine Anzeigenkolumne dort, wo diese Gruppe ohnehin liest. Jede Folge endet mit: „{fact}“.',
  ],
  sameHour: [
    'Donnerstag, zehn nach sechs',
    'Der Marke eine Minute der Woche geben, die noch niemandem gehört, und die Verabredung so lange einhalten, bis alle anderen es auch tun.',
    'Ein Kalender zum Abonnieren. Jede Woche kommt zu dieser Minute eine Zeile, die erste lautet: „{fact}“. Einmal auszusetzen wäre eine Nachricht.',
  ],
  firstTime: [
    'Wie beim ersten Mal',
    'Die erste Begegnung mit „{thing}“ wird zur kleinen Zeremonie wie der erste Reisepass oder der erste Schlüssel. Was gefeiert wird, wird erzählt.',
    'Die erste Lieferung trägt Stempel, Nummer und eine Karte zum Aufheben. Auf der Karte: „{fact}“.',
  ],
  bell: [
    'Für jedes Mal ein Schlag',
    'Aus der Zahl einen Brauch machen: {number}, und jedes Mal wird geläutet, ein paarmal am Tag, von jedem, der vorbeikommt. Zum letzten Schlag verabredet man sich.',
    'Eine Messingglocke neben der Tür mit einem Zählwerk, das von {n} herunterzählt. Graviert in ihren Rand: „{fact}“.',
  ],
  passOn: [
    'Nicht zum Behalten',
    'Einen Gegenstand durchs Land schicken, der nur etwas wert ist, solange er unterwegs ist; wer ihn hat, schreibt eine Zeile dazu und bestimmt den Nächsten.',
    'Ein Paket mit Logbuch. Auf Seite eins steht „{fact}“, jede weitere gehört einem Kunden. Die Karte seiner Reise ist die Kampagne.',
  ],
  wholeAd: [
    '{fact}. Das war’s schon.',
    'Nichts wird hinzugefügt: keine Szene, kein Claim, kein zweites Versprechen. Alle Sorgfalt geht in Schrift, Papier und Platzierung.',
    'Ein Plakat am besten Platz, den man bezahlen kann, nur aus Buchstaben. Daneben ein leeres in derselben Größe.',
  ],
  looksLike: [
    'So sieht das aus: {number}',
    'Eine Zahl kann sich niemand vorstellen, sehen kann sie jeder. Alle zeichnen, einzeln, gleich groß, ohne eine auszulassen.',
    'Ein Banner so lang, dass man es abgehen muss: {n} Striche in einer Reihe, sonst nichts. Am Ende: „{fact}“.',
  ],
  stillTrue: [
    'Stimmt noch',
    'Der Wahrheit eine Uhr geben. Der Satz wird stündlich öffentlich geprüft und müsste an dem Tag hängen bleiben, an dem er nicht mehr stimmt.',
    'Bildschirme mit der Uhrzeit der letzten Prüfung unter einem Satz: „{fact}“. Das Protokoll ist für alle offen.',
  ],
  unedited: [
    '„{quote}“',
    'Die Headline aus der Hand geben. Die Worte einer Kundin laufen ungekürzt, samt Schreibweise; die Marke bezahlt nur die Fläche.',
    'Eine Serie, in der jedes Plakat einem Menschen gehört, groß gesetzt und gezeichnet wie von einem Autor. Das erste: „{quote}“.',
  ],
  crossedOut: [
    'Alles schon gesehen',
    'Sammeln, was jede Anzeige dieser Branche zeigt, das Lächeln, den Sonnenuntergang, den Händedruck, und es durchstreichen. Der Rest muss allein tragen.',
    'Eine Seite voller Standardszenen, mit Rotstift gestrichen. Eine Zeile übersteht das Lektorat: „{fact}“.',
  ],
  perfume: [
    'Fragen Sie nicht, was es ist',
    'Nach den Regeln des Parfüms verkaufen: „{thing}“ in Schwarz-Weiß, geflüstert, mit Wind im Vorhang und ohne jede Erklärung. Der Zusammenprall erzählt.',
    'Ein feierlicher Film, den niemand versteht, bis die Stimme ganz schlicht sagt: „{fact}“. Duftproben in Zeitschriften gehören dazu.',
  ],
  largePrint: [
    'Das Kleingedruckte, groß',
    'Die Branche versteckt ihre Bedingungen am Fuß. Das Blatt umdrehen: Bedingungen in Riesenlettern, das Versprechen als Fußnote.',
    'Großflächen, auf denen man von der anderen Straßenseite „{fact}“ liest; das Sternchen führt zu einer freundlichen Headline in sechs Punkt.',
  ],
  guessWho: [
    '{fact}. Raten Sie, wer.',
    'Name, Logo und Farben weglassen. Ist der Satz etwas wert, findet man heraus, wem er gehört; wer es weiß, fühlt sich klug.',
    'Eine Woche Posts und Plakate ohne Absender, nur mit dieser Zeile. Die Antwort kommt vom Publikum, die Marke bestätigt sie bloß.',
  ],
  monument: [
    'Enthüllung am Sonntag',
    'Etwas ehren, das nie geehrt wird: „{thing}“. Sockel, Band, Rede, Blaskapelle, alles im Maßstab eines Staatsoberhaupts.',
    'Eine Bronzetafel auf einem öffentlichen Platz mit der Inschrift „{fact}“. Die Bürgermeisterin ist eingeladen, die Rede wird vollständig gedruckt.',
  ],
  countedAloud: [
    'Eins. Zwei. Drei.',
    'Die Zahl beweisen, indem jemand mit großer Geduld das Langweiligste tut: bis zum Ende zählen. {number}, laut und live.',
    'Ein Stream, den alle für zehn Minuten übernehmen dürfen. Wenn er bei {n} ankommt, sagt die Stimme: „{fact}“.',
  ],
  slowMotion: [
    'Bild für Bild',
    'Die eine Sekunde, in der es passiert, so weit dehnen, dass sie das Gewicht einer Mondlandung hat. Kleine Vorteile brauchen ein großes Objektiv.',
    'Eine Minute Film aus einer Sekunde Leben, mit Orchester. Wenn alle den Atem anhalten, kommt der Titel: „{fact}“.',
  ],
  specialEdition: [
    'Extrablatt',
    'Die kleinste Nachricht der Welt mit allem melden, was eine Redaktion hat: Korrespondenten, Karten, eine Expertin, die erst nachdenken muss.',
    'Der Umschlag einer Tageszeitung mit einem einzigen Artikel. Schlagzeile über sechs Spalten: „{fact}“. Seite zwei berichtigt ein Komma.',
  ],
  obituary: [
    'In Gedenken an das Warten',
    'Einen Gegner nennen, den niemand verteidigt. Das Warten ist verstorben; die Marke setzt die Anzeige auf, nüchtern, und nennt die Ursache: {time}.',
    'Traueranzeigen in der Lokalzeitung, unterzeichnet von denen, die es nicht vermissen werden. Letzte Zeile: „{fact}“.',
  ],
  excuses: [
    'Das Museum der Ausreden',
    'Die Sätze sammeln, mit denen man es aufschiebt, sie wie Exponate nummerieren und einzeln in den Ruhestand verabschieden, mit Dank für lange Dienste.',
    'Menschen posten ihre Ausrede, die Marke antwortet mit der Inventarnummer. Auf Nummer 1 folgt: „{fact}“.',
  ],
  shorterEachTime: [
    'Das Ganze noch einmal, kürzer',
    'Der Gegner heißt Aufwand. Derselbe Film über „{thing}“ läuft wieder und wieder, jedes Mal mit einem Schritt weniger, bis sich nichts mehr weglassen lässt.',
    'Ein Werbeblock aus fünf Spots, von dreißig Sekunden hinab auf zwei. Der letzte hat Zeit für einen Satz: „{fact}“.',
  ],
  paperwork: [
    '{absence}. Tut uns leid, Papierkram.',
    'Den Gegner wählen, den alle teilen, Formulare, Stempel, Schlangen, und ihn anständig verabschieden wie einen langjährigen Kollegen.',
    'Eine Abschiedskarte, einen Meter hoch, in der Fußgängerzone, von Passanten unterschrieben. Innen gedruckt: „{fact}“.',
  ],
  nothingElse: [
    '{absence}. Hier auch kein Bild.',
    'Mit dem prahlen, was fehlt. Das Plakat lässt so viel weg wie das Angebot und sagt es Stück für Stück.',
    'Ein Rahmen mit leeren, beschrifteten Umrissen: hier kein Bild, hier kein Slogan, hier kein Star. Ein Feld ist gefüllt: „{fact}“.',
  ],
  cutOut: [
    'Da fehlt doch etwas',
    'Alltagsszenen zeigen, aus denen „{thing}“ mit der Schere herausgeschnitten wurde. Niemand erklärt es; das Loch ist das Produkt.',
    'Gestanzte Plakate, durch die man die echte Straße sieht. Das fehlende Stück liegt im Laden und sagt: „{fact}“.',
  ],
  soundOff: [
    'Bitte ohne Ton ansehen',
    'Fast alle sehen stumm zu, also wird die Stille zur Idee: ein Dialog nur aus Blicken, dessen Pointe man absichtlich nicht hören kann.',
    'Ein Stummfilm mit Zwischentiteln. Auf einem einzigen stehen Worte: „{fact}“.',
  ],
  openEnding: [
    'Beenden Sie diesen Satz',
    'Das Beste weglassen und das Publikum füllen lassen. Was man selbst geschrieben hat, bezweifelt man nicht.',
    'In jedem Post eine Zeile mit Lücke; die Enden werden mit den Namen ihrer Verfasser gedruckt. Das der Marke kommt zuletzt: „{fact}“.',
  ],
  posterLeaves: [
    'Dieses Plakat hängt noch {time}',
    'Das Medium hält sich an das Versprechen: {time}, genau so lange hängt das Plakat, und alle können zusehen, wie es endet.',
    'Ein Plakat mit Ablaufdatum, das vor laufender Kamera abgenommen wird. Auf der nackten Wand bleibt eine Zeile: „{fact}“.',
  ],
  afterHours: [
    'Wenn keiner hinsieht',
    'Um drei Uhr nachts vorbeischauen: „{thing}“ ohne Kundschaft, ohne Personal, ohne Auftritt. Was dann stimmt, stimmt.',
    'Projektionen, die nur zwischen zwei und vier laufen und zuerst von der Nachtschicht entdeckt werden. Eine Unterschrift: „{fact}“.',
  ],
  openLater: [
    'Erst in zehn Jahren öffnen',
    'Menschen fragen, was sie erwarten, es versiegeln und die Rückgabe versprechen. Wer sich auf zehn Jahre verabredet, will dann noch da sein.',
    'Eine Wand kleiner Fächer im Laden für Briefe an sich selbst. An der Tür: „{fact}“ und das Datum, an dem es geprüft wird.',
  ],
  rightNow: [
    'Unterdessen',
    'Zeigen, was in genau dieser Minute an zwölf Orten zugleich geschieht. Gemeinsam ist den Szenen nur, was die Marke zu sagen hat.',
    'Ein geteiltes Bild, das einen Tag lang läuft, jedes Fenster ein Clip aus dem Publikum. Dazwischen, stumm: „{fact}“.',
  ],
  checkIt: [
    'Prüfen Sie es nach',
    'Dem Publikum das Werkzeug geben, die Marke zu ertappen. Eine Einladung zum Zweifel ist die stärkste Behauptung.',
    'Unter „{fact}“ steht kein Slogan, sondern der direkte Weg zum Beleg und eine Telefonnummer für alle, die einen Fehler finden.',
  ],
  verdict: [
    'Im Namen der Kundschaft',
    'Eine strenge Richterin verliest die Sätze von Kunden zu Protokoll, mit den Pausen und der Würde eines Urteils.',
    'Kurze Filme im Gerichtssaal; das erste Urteil: „{quote}“. Berufung ist in den Kommentaren möglich.',
  ],
  countThem: [
    '{number}. Zählen Sie nach.',
    'Die Zahl auf die Straße holen und nachzählen lassen. Wer auf ein anderes Ergebnis kommt, steht auf dem nächsten Plakat.',
    'Ein Platz, an einem Samstag mit {n} Kreidestrichen bedeckt. In der Mitte: „{fact}“. Kreide liegt bereit.',
  ],
  evidenceWall: [
    'Beweisstück A',
    'Den Satz wie einen Fall behandeln: sammeln, was für ihn spricht, anheften, mit rotem Faden verbinden und den Schluss den Besuchern überlassen.',
    'Eine Ermittlerwand im Schaufenster rund um „{fact}“. Jeden Tag kommt ein Beweisstück dazu, bis niemand mehr fragt.',
  ],
};
