import type { CommonMoveTexts } from './strategies.ts';

export const german: CommonMoveTexts = {
  warning: [
    'Vorsicht: {fact}',
    'Den Vorteil als Gefahr aushängen, todernst und im Amtston. Umdrehen muss ihn der Leser selbst, und genau deshalb behält er ihn.',
    'Warnschilder in Signalgelb an Türen, Deckeln und auf dem Boden, auf jedem nur diese Zeile. Das Logo bleibt klein wie eine Briefmarke.',
  ],
  apology: [
    'Wir bedauern: {fact}',
    'Sich bei allen entschuldigen, die vom Gegenteil gelebt haben: bei der Warteschlange, dem Aufschlag, den Bedenken. Je steifer die Entschuldigung, desto besser die Nachricht darin.',
    'Eine ganze Seite mit schwarzem Rand, gezeichnet von der Leitung von {brand}. Sie spricht ihr Mitgefühl aus und bietet keine Entschädigung.',
  ],
  commentator: [
    'Heute im Stadion: {number}',
    'Die Zahl so durchsagen, wie ein Stadion seine Zuschauer zählt: Pause, Nachhall, Beifall. Jeder weiß, dass man da jubelt.',
    'Ein echter Stadionsprecher liest es in der Halbzeit vor, zwischen Toren und verlorenen Autoschlüsseln: „{fact}“. Die Antwort der Kurve ist der Radiospot.',
  ],
  foodLabel: [
    '{product}: Zutatenliste',
    'Lebensmittel müssen sagen, woraus sie gemacht sind, fast alles andere nicht. Es ungefragt tun, in derselben schmalen Schrift, als wäre es ein Glas Marmelade.',
    'Ein Etikett auf der Vorderseite des Produkts und Anzeigen, die nur aus diesem Etikett bestehen. Erster Eintrag: „{fact}“. Kann Spuren von Stolz enthalten.',
  ],
  emptyReceipt: [
    'Zu zahlen: nichts. {fact}',
    'Was nichts gekostet hat, vergisst man, denn es bleibt nichts in der Hand. Also trotzdem einen Kassenbon drucken: Datum, Uhrzeit, was man bekam, und unten eine Null.',
    'Kassenbons, einen Meter lang, auf der Straße verteilt und wie Plakate geklebt. Sie führen diesen einen Posten auf, darunter eine Null.',
  ],
  dotMap: [
    'Eine Karte mit nichts als Punkten: {number}',
    'Alles von der Karte nehmen, Straßen, Flüsse, Grenzen, und nur die {n} Punkte lassen. Die eigene Ecke findet man trotzdem und sieht, wie nah der nächste Punkt ist.',
    'Ein wandgroßer Druck mit {n} Punkten auf blankem Papier und eine Taschenausgabe zum Falten. Die Legende hat eine Zeile: „{fact}“.',
  ],
  oneOfMany: [
    'Nr. 1 von {n}',
    'Die Zahl wörtlich nehmen. {number}: genau so viele Plakate, jedes mit eigener Nummer an einem eigenen Ort, keines wie das andere. Alle sieht niemand, eines kennt jeder.',
    'Plakate von 1 bis {n} und ein Register, in das Finder das ihre eintragen. Auf jedem, klein: „{fact}“.',
  ],
  fillsPoster: [
    '{percent} dieses Plakats',
    'Ein Prozentsatz ist eine Fläche. Die Farbe bedeckt genau so viel vom Bogen, wie der Satz sagt; was übrig ist, bleibt blankes Papier. Niemand muss rechnen.',
    'Eine Serie in einer Farbe, auf Papier und Bildschirmen, jedes Mal derselbe Anteil bedeckt. In der Ecke, klein: „{fact}“.',
  ],
  nonBuyers: [
    'Für Annas Mitbewohner: {fact}',
    'Mit Menschen sprechen, die es nie brauchen werden: Jeder kennt jemanden, der es braucht. Was nichts kostet, gibt man gern weiter, also ist die Anzeige zum Weiterschicken da.',
    'Posts mit Adresse („Für Annas Mitbewohner“, „Für die Person gegenüber“). Erst das letzte Bild gilt dem, der sie bekommt.',
  ],
  lastDoubter: [
    'An den Letzten, der zweifelt: {fact}',
    'An einen einzigen Skeptiker schreiben und alle mitlesen lassen. Jeder Absatz beginnt mit einem Einwand und nimmt ihn ernst.',
    'Ein offener Brief über zwei Seiten, unterschrieben von einem Menschen mit Telefonnummer. Er endet, wo er begann, mit seiner Überschrift.',
  ],
  nextOne: [
    'Offener Brief an Nummer {next}',
    'Nicht zu allen sprechen, sondern zur nächsten Person. {number} sind schon da; aller Witz und alle Höflichkeit gelten der einen, die Nummer {next} wäre.',
    'Ein Brief an einen Menschen, gedruckt und mit der Post, mit einer leeren Zeile für den Namen. Sein einziges Argument: „{fact}“.',
  ],
  staffNotes: [
    '{product}, korrigiert von denen, die die Arbeit machen',
    'Den Entwurf denen zeigen, die die Arbeit tun, und drucken, was sie an den Rand schreiben. Niemand ist schwerer zu täuschen.',
    'Plakate mit „{fact}“, bedeckt von handschriftlichen Anmerkungen des Teams von {brand}: was fehlt, was hinzugehört, wo gelacht wurde.',
  ],
  dearAudience: [
    'Offene Briefe an: {audience}',
    'Das breite Publikum fallen lassen. Jede Woche ein Brief nur an diese eine Gruppe ({audience}), über Dinge, die nur sie wiedererkennt. Andere dürfen ihr über die Schulter sehen.',
    'Eine Anzeigenkolumne dort, wo diese Gruppe ohnehin ist. Jede Folge endet mit: „{fact}“.',
  ],
  calendarEntry: [
    'Ein fester Termin: {time}',
    'Aus der Spanne einen Brauch machen: jeden Tag dieselbe Zeit ({time}), freigehalten in den Kalendern einer ganzen Stadt. Was eingetragen ist, geschieht.',
    'Ein Kalendereintrag zum Abonnieren, genau so lang, ohne Tagesordnung und ohne Kaufbefehl. Im Feld für Notizen: „{fact}“.',
  ],
  groupPhoto: [
    '{number} auf einem Foto',
    'Aus der Zahl ein Klassentreffen machen. Einmal im Jahr kommen alle, die dahinterstehen, auf denselben Platz für ein Bild; wer fehlt, bleibt Umriss mit Nummer und kommt nächstes Jahr.',
    'Ein langer Druck wie ein altes Schulfoto mit {n} Plätzen, die leeren weiß gezeichnet. Der Titel darunter: „{fact}“.',
  ],
  passOn: [
    'Ein Logbuch, das so beginnt: „{quote}“',
    'Das Produkt selbst durchs Land schicken. Es ist nur etwas wert, solange es unterwegs ist; wer es hat, schreibt eine Zeile dazu und bestimmt den Nächsten.',
    'Ein Paket mit einem Buch. Der erste Eintrag stammt aus der Kundschaft, alle weiteren Seiten sind leer. Die Karte der Reise ist die Kampagne.',
  ],
  wholeAd: [
    '{fact}. Das war’s schon.',
    'Nichts wird hinzugefügt: keine Szene, kein Claim, kein zweites Versprechen. Alle Sorgfalt geht in Schrift, Papier und Platzierung.',
    'Ein Plakat am besten Platz, den man bezahlen kann, nur aus Buchstaben. Daneben ein leeres in derselben Größe.',
  ],
  looksLike: [
    'So sieht das aus: {number}',
    'Eine Zahl kann sich niemand vorstellen, sehen kann sie jeder. Alle zeichnen, einzeln, gleich groß, ohne eine auszulassen.',
    'Ein Banner so lang, dass man es abgehen muss: {n} in einer Reihe, sonst nichts. Am Ende: „{fact}“.',
  ],
  unedited: [
    '„{quote}“',
    'Die Headline aus der Hand geben. Die Worte einer Kundin oder eines Kunden laufen ungekürzt, samt Schreibweise; die Marke bezahlt nur die Fläche.',
    'Eine Serie, in der jedes Plakat einem Menschen gehört, groß gesetzt und gezeichnet wie von einem Autor. Dies ist das erste.',
  ],
  coins: [
    '{price}, hingezählt',
    'Ein Preis ist eine Zahl, bis er auf dem Tisch liegt. Ihn in echtem Geld hinzählen, senkrecht von oben aufnehmen und nichts dazutun, was ihn größer oder kleiner macht.',
    'Plakate mit Münzen und Scheinen auf blankem Grund, in Originalgröße, sodass man die eigenen danebenlegen kann. Die Bildunterschrift: „{fact}“.',
  ],
  largePrint: [
    'Das Kleingedruckte: {fact}',
    'Die Branche versteckt ihre Bedingungen am Fuß. Diese kann man vorlesen, also das Blatt umdrehen: die Bedingung in Riesenlettern, das Versprechen als Fußnote.',
    'Großflächen, die man von der anderen Straßenseite liest; das Sternchen führt zu einer freundlichen Headline in sechs Punkt.',
  ],
  crossedOut: [
    'Was der Rotstift übrig lässt: {fact}',
    'Sammeln, was jede Anzeige dieser Branche zeigt, das Lächeln, den Sonnenuntergang, den Händedruck, und es durchstreichen. Stehen bleibt nur, was man nachprüfen kann.',
    'Eine Seite voller Standardszenen und Adjektive, von Hand gestrichen. Eine Zeile übersteht das Lektorat.',
  ],
  guessWho: [
    '{fact}. Von wem wohl?',
    'Name, Logo und Farben weglassen. Ist der Satz etwas wert, findet man heraus, wem er gehört; wer es weiß, fühlt sich klug.',
    'Eine Woche Posts und Plakate ohne Absender, nur mit dieser Zeile. Die Antwort kommt vom Publikum, die Marke bestätigt sie bloß.',
  ],
  countedAloud: [
    'Live gezählt: {number}',
    'Die Zahl beweisen, indem jemand mit großer Geduld das Langweiligste tut: bis zum Ende zählen, laut und vor der Kamera, Stück für Stück.',
    'Ein Stream, den alle für zehn Minuten übernehmen dürfen. Wenn er bei {n} ankommt, sagt die Stimme: „{fact}“.',
  ],
  specialEdition: [
    'Extrablatt: {fact}',
    'Den schlichtesten Satz der Welt mit allem melden, was eine Redaktion hat: Korrespondenten, Karten, eine Expertin, die erst nachdenken muss.',
    'Der Umschlag einer Tageszeitung mit einem einzigen Artikel. Die Schlagzeile läuft über sechs Spalten. Seite zwei berichtigt ein Komma.',
  ],
  filmPoster: [
    '„{quote}“: jetzt im Kino',
    'Das Produkt ankündigen wie den Film des Jahres. Die Kritik kommt aus der Kundschaft, zitiert wie Kritik: eine Zeile auf Schwarz, keine Erklärung.',
    'Plakate in Kinofoyers und ein Trailer ohne eine einzige Szene. Der Film kommt nie; das Produkt ist schon da.',
  ],
  farthest: [
    '{fact}. Ja, auch da.',
    'Das Wort beim weitesten Sinn nehmen und an den Rand gehen: zum entlegensten, seltsamsten Fall, den es noch deckt. Was dort gilt, gilt hier.',
    'Eine Serie schlichter Bilder vom Rand, je ein Fall, vom Publikum vorgeschlagen. Unter jedem dieselbe Zeile.',
  ],
  obituary: [
    'Das Warten, verstorben nach: {time}',
    'Einen Gegner nennen, den niemand verteidigt. Das Warten ist verstorben; die Marke setzt die Anzeige auf, nüchtern, und nennt die Ursache: {time}.',
    'Traueranzeigen in der Lokalzeitung, unterzeichnet von denen, die es nicht vermissen werden. Letzte Zeile: „{fact}“.',
  ],
  excuses: [
    'Museum der Ausreden: {fact}',
    'Die Sätze sammeln, mit denen man es aufschiebt, sie wie Exponate nummerieren und einzeln in den Ruhestand verabschieden, mit Dank für lange Dienste.',
    'Menschen posten ihre Ausrede, die Marke antwortet mit der Inventarnummer. Nummer 1 ist schon beantwortet.',
  ],
  paperwork: [
    '{absence}. Tut uns leid, Papierkram.',
    'Den Gegner wählen, den alle teilen, Formulare, Stempel, Schlangen, und ihn anständig verabschieden wie einen langjährigen Kollegen.',
    'Eine Abschiedskarte, einen Meter hoch, in der Fußgängerzone, von Passanten unterschrieben. Innen steht der Grund und sonst nichts.',
  ],
  blankManual: [
    'Die Anleitung, vollständig: {fact}',
    'Der Gegner ist die Anleitung: vierzig Seiten, neun Sprachen, eine Schraube zu wenig. Eine herausgeben, die diese Seiten hat und nichts darauf zu sagen.',
    'Ein Heft aus leeren Seiten in jedem Paket und als Beilage in Zeitschriften. Nur die letzte ist bedruckt.',
  ],
  nothingElse: [
    '{absence}. Hier auch kein Bild.',
    'Mit dem prahlen, was fehlt. Das Plakat lässt so viel weg wie das Angebot und sagt es Stück für Stück.',
    'Ein Rahmen mit leeren, beschrifteten Umrissen: hier kein Bild, hier kein Slogan, hier kein Star. Ein Feld ist gefüllt, mit der Zeile selbst.',
  ],
  classified: [
    'Zu verschenken: {absent}',
    'Das Weggelassene behandeln als das, was es ist: übrig. Es bekommt eine Kleinanzeige wie ein Kinderwagen oder ein Trampolin, gut erhalten, nur Abholung, mit Grund der Abgabe.',
    'Echte Kleinanzeigen auf echten Marktplätzen und Pinnwänden, mit Streifen zum Abreißen. Grund der Abgabe: „{fact}“.',
  ],
  openEnding: [
    '{gapped} ____',
    'Das eine Wort weglassen, auf das es ankommt, und das Publikum füllen lassen. Was man selbst geschrieben hat, bezweifelt man nicht.',
    'Die Zeile mit Lücke in jedem Post und auf jedem Bauzaun, ein Stift daneben; die Enden werden mit den Namen ihrer Verfasser gedruckt. Das der Marke kommt zuletzt: „{fact}“.',
  ],
  posterLeaves: [
    'Dieses Plakat hängt noch {time}',
    'Das Medium hält sich an das Versprechen: {time}, genau so lange hängt das Plakat, und alle können zusehen, wie es endet.',
    'Ein Plakat mit Ablaufdatum, das vor laufender Kamera abgenommen wird. Auf der nackten Wand bleibt eine Zeile: „{fact}“.',
  ],
  oneCaseLive: [
    'Ein echter Fall, live: {time}',
    'Tempo glaubt, wer zusieht. Einen echten Fall von der ersten bis zur letzten Minute zeigen, ohne Schnitt und ohne Musik, und dagegen wetten lassen.',
    'Bildschirme in der Stadt mit einer Uhr, die mit dem Eingang losging und mit dem Abschluss stehen bleibt. Unter der Uhr: „{fact}“.',
  ],
  stillTrue: [
    'Stimmt noch: {fact}',
    'Der Wahrheit eine Uhr geben. Der Satz wird stündlich öffentlich geprüft und müsste an dem Tag weichen, an dem er nicht mehr stimmt.',
    'Bildschirme mit der Uhrzeit der letzten Prüfung unter dem einen Satz. Das Protokoll ist für alle offen.',
  ],
  fitsInto: [
    'Was hineinpasst: {time}',
    'Die Spanne als Gefäß behandeln. Sammeln, was genau hineinpasst: Besorgungen, Umwege, Liebeserklärungen. Je enger es wird, desto besser die Geschichten.',
    'Ein Taschenführer samt Karte ohne einen Eintrag, der länger dauert, geschrieben von denen, die es versucht haben. Auf dem Umschlag: „{fact}“.',
  ],
  openLater: [
    '{product}: Wiedersehen in zehn Jahren',
    'Sich auf zehn Jahre verabreden wie mit Menschen, von denen man glaubt, dass sie bleiben. Was heute gesagt wird, wird an diesem Tag vor aller Augen wieder angesehen.',
    'Eine Einladungskarte mit Datum in jedem Paket und Plakate, auf denen nur dieses Datum steht. Darunter: „{fact}“.',
  ],
  afterHours: [
    'Drei Uhr nachts: {fact}',
    'Um drei Uhr nachts vorbeischauen, ohne Kundschaft und ohne Auftritt. Was dann stimmt, stimmt.',
    'Projektionen, die nur zwischen zwei und vier laufen und zuerst von der Nachtschicht entdeckt werden: die Zeile, ohne Absender.',
  ],
  checkIt: [
    'Bitte nachprüfen: {fact}',
    'Dem Publikum das Werkzeug geben, die Marke zu ertappen. Eine Einladung zum Zweifel ist die stärkste Behauptung.',
    'Unter dem Satz steht kein Slogan, sondern der direkte Weg zum Beleg und eine Telefonnummer für alle, die einen Fehler finden.',
  ],
  verdict: [
    'Im Namen der Kundschaft: „{quote}“',
    'Eine strenge Richterin verliest die Sätze von Kunden zu Protokoll, mit den Pausen und der Würde eines Urteils.',
    'Kurze Filme im Gerichtssaal; ein Satz je Urteil. Berufung ist in den Kommentaren möglich.',
  ],
  countThem: [
    '{number}. Bitte nachzählen.',
    'Die Zahl auf die Straße holen und nachzählen lassen. Wer auf ein anderes Ergebnis kommt, steht auf dem nächsten Plakat.',
    'Ein Platz, an einem Samstag mit {n} Kreidestrichen bedeckt. In der Mitte: „{fact}“. Kreide liegt bereit.',
  ],
  nameOne: [
    '{fact}. Ausnahmen bitte hier melden.',
    'Aus der Behauptung eine offene Herausforderung machen. Jeder schwere Fall, der eingeht, wird öffentlich versucht und das Ergebnis gezeigt, wie es auch ausgeht.',
    'Ein Briefkasten auf der Straße und ein Formular auf der Seite, beide unter dem Satz. Darunter wächst die Liste der Versuche.',
  ],
  evidenceWall: [
    'Beweisstück A: {product}',
    'Die Herkunft wie einen Fall behandeln: sammeln, was für sie spricht, anheften, mit rotem Faden verbinden und den Schluss den Besuchern überlassen.',
    'Eine Ermittlerwand im Schaufenster rund um „{fact}“. Jeden Tag kommt ein Beweisstück dazu, bis niemand mehr fragt.',
  ],
  blackboard: [
    'Hundertmal: {fact}',
    'Den Satz als Strafarbeit aufgeben: von Hand geschrieben, bis das Gelenk schmerzt. Wer ihn so oft wiederholt, meint ihn, und wer zusieht, kann ihn auswendig.',
    'Eine Schultafel in der Fußgängerzone, ein Mensch, ein Tag, echte Kreide. Der Film davon läuft doppelt so schnell und endet mit der Pausenglocke.',
  ],
  sampler: [
    'Im Kreuzstich: {fact}',
    'Dorthin hängen, wo Wahrheiten hängen, an denen keiner zweifelt: gestickt, gerahmt, über den Küchentisch. Was jemanden vierzig Abende gekostet hat, ist nicht leicht dahingesagt.',
    'Stickbilder aus einem Handarbeitskreis, fotografiert in den Wohnungen derer, die sie gemacht haben, und ein Stickset für alle, die auch eines möchten.',
  ],
  sworn: [
    'Notariell beglaubigt: {fact}',
    'Die trockenste Autorität leihen, die es gibt. Eine Urkunde mit Schnur und Siegel macht aus einer Werbezeile etwas, wofür jemand mit seinem Namen einsteht.',
    'Die Urkunde selbst als Anzeige, in voller Größe, samt Siegel; das Original kann man nach Vereinbarung einsehen.',
  ],
  dialects: [
    'In zwanzig Dialekten: {fact}',
    'Nicht mehr zum Durchschnitt sprechen. Menschen aus zwanzig Ecken des Landes sagen denselben Satz, und jedes Mal wird es ein anderer.',
    'Radiospots von sechs Sekunden, jeder dort aufgenommen, wo er gesendet wird, mit Wind und Traktor im Hintergrund.',
  ],
};
