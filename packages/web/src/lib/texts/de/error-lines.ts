import type {
  resultErrorLines as englishResultLines,
  resultErrorTitles as englishResultTitles,
} from '@soundings/contract/genie/error-lines';
import type { figureErrorLines as englishFigureLines } from '@soundings/contract/resonance/error-lines';
import type {
  datasetErrorLines as englishDatasetLines,
  datasetErrorTitles as englishDatasetTitles,
  metricErrorLines as englishMetricLines,
  metricErrorTitles as englishMetricTitles,
} from '@soundings/contract/sonar/error-lines';
import type { TextShape } from '../text-shape.ts';

export const datasetErrorTitles: TextShape<typeof englishDatasetTitles> = {
  noDomainColumn: 'Es gibt keine Spalte mit Domains',
  brandColumnTwice: 'Eine Spalte ist doppelt vorhanden',
  noBrands: 'Die Datei enthält keine Marken',
  tooManyBrands: 'Zu viele Marken',
  domainMissing: 'Eine Domain fehlt',
  notADomain: 'Eine Zelle enthält keine Domain',
  brandTwice: 'Eine Marke ist doppelt vorhanden',
  companyMissing: 'Ein Unternehmen fehlt',
  companyTooLong: 'Der Name eines Unternehmens ist zu lang',
  countryUnknown: 'Ein Land ist unbekannt',
  competitorUnknown: 'Ein Wettbewerbertyp ist unbekannt',
  notYesOrNo: 'In einer Zelle steht weder Ja noch Nein',
  notAProfile: 'Ein Link führt zu keinem Profil seines Netzwerks',
  linkTooLong: 'Ein Link ist zu lang',
  tooManyLinks: 'Zu viele Links in einer Zelle',
  myCompanyTwice: 'Es gibt mehr als ein eigenes Unternehmen',
  brandLabelTooLong: 'Eine Bezeichnung ist zu lang',
  tooManyBrandLabels: 'Zu viele Bezeichnungen in einer Zelle',
  oddCharacters: 'Ein Text enthält unzulässige Zeichen',
};

export const datasetErrorLines: TextShape<typeof englishDatasetLines> = {
  noDomainColumn:
    'In der ersten Zeile stehen: {{headings}}. Geben Sie der Spalte mit den Websites der Marken die Überschrift „Domain“ oder verwenden Sie die Vorlage.',
  brandColumnTwice:
    'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ bedeuten dasselbe. Löschen Sie eine davon oder berichtigen Sie ihre Überschrift.',
  noBrands: 'Unter den Überschriften steht keine Zeile. Fügen Sie für jede Marke eine Zeile hinzu.',
  noBrands_sheets:
    'Sie hat kein Tabellenblatt mit einer ausgefüllten Zeile. In die erste Zeile gehören die Überschriften, in jede weitere eine Marke.',
  tooManyBrands: 'Ein Projekt hat höchstens {{most}} Marken. Lassen Sie Zeilen weg.',
  domainMissing:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Tragen Sie die Domain der Marke ein, zum Beispiel fjord.dk.',
  notADomain:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Domain. Tragen Sie eine ein, zum Beispiel fjord.dk.',
  brandTwice:
    'Die Marke „{{company}}“ mit der Domain {{domain}} steht schon in Zeile {{first}}. Löschen Sie eine der Zeilen oder berichtigen Sie Unternehmen oder Domain.',
  companyMissing: 'Die Marke {{domain}} ist neu und hat keinen Namen. Tragen Sie ihn in die Spalte „{{heading}}“ ein.',
  companyMissing_several:
    'Im Projekt gibt es mehrere Marken mit der Domain {{domain}}. Schreiben Sie in die Spalte „{{heading}}“, welche gemeint ist.',
  companyTooLong: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Namen.',
  countryUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Land. Schreiben Sie seinen Namen auf Deutsch oder Englisch oder sein Kürzel aus zwei Buchstaben, zum Beispiel DK.',
  countryUnknown_near: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Land. Meinten Sie „{{near}}“?',
  competitorUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Wettbewerbertyp. Schreiben Sie All, Broad oder Narrow.',
  notYesOrNo:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist weder Ja noch Nein. Schreiben Sie ja oder nein oder leeren Sie die Zelle.',
  notAProfile:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Profil bei {{network}}. Tragen Sie seine Adresse oder seinen Namen dort ein.',
  notAProfile_otherNetwork:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Profil bei einem anderen Netzwerk als {{network}}. Verschieben Sie es in dessen Spalte.',
  notAProfile_aVideo:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Video, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein, das es zeigt.',
  notAProfile_aPost:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Beitrag, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein, das ihn geschrieben hat.',
  notAProfile_aShareLink:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Link zum Teilen, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein.',
  linkTooLong:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Tragen Sie nur die Adresse des Profils ein.',
  tooManyLinks: 'Spalte {{column}} „{{heading}}“: Die Zelle enthält mehr als {{most}} Links. Lassen Sie einige weg.',
  tooManyLinks_known:
    'Spalte {{column}} „{{heading}}“: Mit den Links, die die Marke im Projekt schon hat ({{there}}), wären es mehr als {{most}}. Lassen Sie einige weg, oder löschen Sie welche bei der Marke.',
  myCompanyTwice:
    'Spalte {{column}} „{{heading}}“: Zeile {{first}} ist schon das eigene Unternehmen. Schreiben Sie bei einer der beiden nein.',
  brandLabelTooLong: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Text.',
  tooManyBrandLabels:
    'Spalte {{column}} „{{heading}}“: Die Zelle enthält mehr als {{most}} Bezeichnungen. Lassen Sie einige weg.',
  oddCharacters:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ enthält Zeichen, die unsichtbar sind oder die Schreibrichtung umkehren. Tippen Sie den Text neu.',
};

export const figureErrorLines: TextShape<typeof englishFigureLines> = {
  figuresHeading_missing:
    'Es gibt keine Spalte „{{heading}}“. In der ersten Zeile stehen: {{headings}}. Für eine Datei mit Botschaften sind die Spalten botschaft (oder aussage, text), r1 (oder interesse) und basis (oder n, fallzahl) nötig; r2 (oder handlung) und Spalten für Zielgruppen („Geschlecht: männlich r1“, „Geschlecht: männlich basis“) können hinzukommen.',
  figuresHeading_twice:
    'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ enthalten dasselbe. Löschen Sie eine davon oder berichtigen Sie ihre Überschrift.',
  figuresHeading_noVariable:
    'Bei Spalte {{column}} „{{heading}}“ sind Merkmal und Zielgruppe nicht zu trennen. Schreiben Sie die Überschrift wie in „Geschlecht: männlich r1“.',
  figuresHeading_incomplete:
    'Zur Zielgruppe „{{audience}}“ gibt es keine Spalte {{figure}}. Ergänzen Sie die Spalte „{{audience}} {{figure}}“, oder löschen Sie die Spalten der Zielgruppe.',
  figureNotAPercent:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Prozentwert von 0 bis {{most}}. Berichtigen Sie ihn, oder leeren Sie die Zelle, wenn es keinen Wert gibt.',
  figureNotAPercent_mixed:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist größer als 1, die meisten Werte der Spalte sind aber höchstens 1. Berichtigen Sie den Wert; wenn alle Werte Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  figureNotAPercent_below:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kleiner als 1, andere Werte der Spalte sind aber Prozentwerte. Schreiben Sie den Wert in Prozent; wenn schon alle Werte Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  figureNotAPercent_units:
    'In Spalte {{column}} „{{heading}}“ ist kein Wert größer als 1, Spalte {{other}} „{{otherHeading}}“ ist aber in Prozent. Geben Sie beide in Prozent an; wenn beide schon Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  figureNotAPercent_count:
    'Spalte {{column}} „{{heading}}“ ist der Überschrift nach eine Anzahl, nötig ist aber ein Prozentwert. Teilen Sie durch die Basis; wenn es schon Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  baseNotACount_zero:
    'Spalte {{column}} „{{heading}}“: Die Basis ist {{cell}}, obwohl die Zeile einen Prozentwert hat. Schreiben Sie, wie viele geantwortet haben, oder leeren Sie den Prozentwert.',
  figureMissing:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer, obwohl die Basis {{base}} ist. Schreiben Sie den Prozentwert hinein, oder löschen Sie die Zeile.',
  baseNotACount:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine ganze Zahl ab 0. Schreiben Sie hinein, wie viele Befragte geantwortet haben.',
  baseNotACount_mark:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ können Tausender oder eine Zahl mit Nachkommastellen sein. Schreiben Sie ohne Zeichen zwischen den Ziffern hinein, wie viele Befragte geantwortet haben.',
  baseNotACount_blank:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Schreiben Sie hinein, wie viele Befragte geantwortet haben.',
  baseTooLarge:
    'Spalte {{column}} „{{heading}}“: {{base}} ist mehr als die {{all}}, die insgesamt zu der Botschaft geantwortet haben. Berichtigen Sie eine der beiden Zahlen.',
  messageWithoutText_figures:
    'Spalte {{column}} „{{heading}}“: Schreiben Sie die Botschaft hinein, oder löschen Sie die Zeile.',
  messageTwice_figures:
    'Spalte {{column}} „{{heading}}“: „{{message}}“ steht schon in Zeile {{first}}. Ändern Sie eine der Botschaften, oder löschen Sie eine der Zeilen.',
  noMessages_figures: 'Unter den Überschriften steht keine Zeile. Fügen Sie für jede Botschaft eine Zeile ein.',
  fileTooLarge_figures:
    'Höchstens {{messages}} Botschaften sind möglich, und Botschaften mal Zielgruppen höchstens {{most}}. Lassen Sie Zielgruppen weg, oder teilen Sie die Datei und importieren Sie jeden Teil als eigenes Projekt.',
};

export const metricErrorTitles: TextShape<typeof englishMetricTitles> = {
  metricNoRows: 'Die Datei enthält keine Kennzahlen',
  metricMapping: 'Die Spalten der Kennzahlen sind nicht richtig zugeordnet',
  metricBrandMissing: 'Eine Marke fehlt',
  metricBrandUnknown: 'Eine Marke gehört nicht zum Projekt',
  metricNetworkUnknown: 'Ein Netzwerk ist unbekannt',
  metricNameUnknown: 'Eine Kennzahl ist unbekannt',
  metricDateUnknown: 'Ein Datum ist nicht lesbar',
  metricDateOutside: 'Ein Datum liegt zu früh oder in der Zukunft',
  metricValueUnknown: 'Ein Wert ist keine Zahl',
  metricValueOutside: 'Ein Wert ist nicht möglich',
  metricTwice: 'Ein Wert ist doppelt vorhanden',
  metricCommentsAbove: 'Mehr Kommentare als Interaktionen',
  metricCumulated: 'Werte sind wohl Summen bis zum Tag',
  metricWeekly: 'Werte sind wohl Summen von Wochen',
  metricMonthly: 'Werte sind wohl Summen von Monaten',
  metricCutOff: 'Die Datei endet wohl zu früh',
  metricTooMany: 'Zu viele Werte',
};

export const metricErrorLines: TextShape<typeof englishMetricLines> = {
  metricNoRows:
    'Unter den Überschriften steht keine Zeile mit einem Wert. Fügen Sie für jeden Wert, Tag oder Beitrag eine Zeile hinzu.',
  metricNoRows_sheets:
    'Sie hat kein Tabellenblatt mit einer ausgefüllten Zeile. In die erste Zeile gehören die Überschriften, in jede weitere Werte, ein Tag oder ein Beitrag.',
  metricMapping_notInFile:
    'Spalte {{column}} gibt es in der Datei nicht; die letzte ist {{last}}. Ordnen Sie die Spalten neu zu.',
  metricMapping_columnTwice: 'Spalte {{column}} „{{heading}}“ ist zweimal zugeordnet. Ordnen Sie sie nur einmal zu.',
  metricMapping_roleTwice:
    'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ sind gleich zugeordnet. Behalten Sie eine und lassen Sie die andere weg.',
  metricMapping_noBrand:
    'Nichts nennt die Marke. Ordnen Sie eine Spalte mit Domains oder Namen zu oder wählen Sie die Marke der Datei.',
  metricMapping_noDate: 'Nichts nennt den Tag. Ordnen Sie eine Spalte mit Tagen oder Monaten zu.',
  metricMapping_noNetwork:
    'Nichts nennt das Netzwerk. Ordnen Sie eine Spalte mit Netzwerken zu oder wählen Sie das Netzwerk der Datei.',
  metricMapping_noMetric:
    'Nichts sagt, welche Kennzahl gemeint ist. Ordnen Sie eine Spalte mit Kennzahlen zu oder wählen Sie die Kennzahl der Datei.',
  metricMapping_noValue: 'Keine Spalte enthält Werte. Ordnen Sie mindestens eine zu.',
  metricMapping_noYear:
    'Die Monate haben kein Jahr. Wählen Sie das Jahr der Datei oder ordnen Sie eine Spalte mit Jahren zu.',
  metricMapping_noTimeZone:
    'Die Uhrzeiten der Posts nennen keine Zeitzone. Wählen Sie die, in der sie angegeben sind; sonst wären ihre Stunden geraten.',
  metricMapping_onePost:
    'Nichts in der Datei sagt, dass eine Zeile ein Post ist: Sie kann die Summe eines Tages sein. Bestätigen Sie, dass jede Zeile ein Post ist, oder wählen Sie ein anderes Dateiformat.',
  metricMapping_notOfNetwork:
    'Spalte {{column}} „{{heading}}“: {{network}} hat keine Kennzahl „{{metric}}“. Wählen Sie eine andere.',
  metricMapping_noPosts:
    'Beiträge werden bei {{network}} nicht gezählt. Wählen Sie ein anderes Netzwerk oder eine andere Form.',
  metricBrandMissing:
    'Die Zelle, die die Marke nennt, ist leer. Tragen Sie die Domain der Marke ein, zum Beispiel fjord.dk.',
  metricBrandUnknown:
    'Spalte {{column}} „{{heading}}“: Das Projekt hat keine Marke mit der Domain „{{cell}}“. Berichtigen Sie die Domain oder fügen Sie dem Projekt zuerst die Marke hinzu.',
  metricBrandUnknown_name:
    'Spalte {{column}} „{{heading}}“: Keine Marke des Projekts heißt „{{cell}}“. Tragen Sie ihre Domain ein oder fügen Sie dem Projekt zuerst die Marke hinzu.',
  metricBrandUnknown_several:
    'Spalte {{column}} „{{heading}}“: Mehrere Marken heißen „{{cell}}“: {{domains}}. Tragen Sie die Domain der gemeinten ein.',
  metricBrandUnknown_severalOfDomain:
    'Spalte {{column}} „{{heading}}“: Mehrere Marken haben die Domain „{{cell}}“: {{companies}}. Tragen Sie das Unternehmen der gemeinten in eine eigene Spalte ein.',
  metricBrandUnknown_ofDomain:
    'Spalte {{column}} „{{heading}}“: Keine Marke von {{domain}} heißt „{{cell}}“; vorhanden: {{companies}}. Berichtigen Sie das Unternehmen oder lassen Sie diese Spalte weg.',
  metricBrandUnknown_ofFile:
    'Das Projekt hat keine Marke mit der Domain „{{domain}}“. Wählen Sie die Marke der Datei neu.',
  metricBrandUnknown_severalOfFile:
    'Mehrere Marken haben die Domain „{{domain}}“: {{companies}}. Wählen Sie die Marke der Datei neu.',
  metricNetworkUnknown: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Netzwerk. Möglich sind: {{networks}}.',
  metricNetworkUnknown_blank: 'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Möglich sind: {{networks}}.',
  metricNameUnknown: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Kennzahl. Möglich sind: {{metrics}}.',
  metricNameUnknown_blank: 'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Möglich sind: {{metrics}}.',
  metricNameUnknown_ofNetwork:
    '{{network}} hat keine Kennzahl „{{metric}}“, sondern: {{metrics}}. Berichtigen oder löschen Sie die Zeile.',
  metricDateUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Datum. Schreiben Sie es wie 31.05.2026 oder 2026-05-31, einen Monat wie 2026-05.',
  metricDateUnknown_blank:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Tragen Sie das Datum ein, zum Beispiel 31.05.2026.',
  metricDateUnknown_order:
    'Spalte {{column}} „{{heading}}“: In „{{cell}}“ kann jede der beiden Zahlen der Monat sein. Wählen Sie, ob Tag oder Monat zuerst steht.',
  metricDateUnknown_year:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Jahr. Schreiben Sie es mit vier Ziffern.',
  metricDateUnknown_noYear:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ nennt das Jahr nicht mit vier Ziffern. Schreiben Sie das Datum wie 31.05.2026, einen Monat wie 2026-05.',
  metricDateUnknown_month:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Monat. Schreiben Sie 1 bis 12 oder seinen Namen.',
  metricDateUnknown_aDay: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Tag, verlangt ist ein Monat.',
  metricDateOutside:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ liegt nicht zwischen {{first}} und {{last}}. Berichtigen Sie das Datum.',
  metricValueUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Zahl. Schreiben Sie den Wert in Ziffern, etwa 1200, oder leeren Sie die Zelle, wenn nichts bekannt ist.',
  metricValueUnknown_thousands:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ kann {{all}} oder {{whole}} sein. Schreiben Sie alle Zahlen dieser Spalte ohne Tausendertrennzeichen und Nachkommastellen: {{all}} oder {{whole}}.',
  metricValueOutside_negative:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kleiner als 0. Berichtigen Sie den Wert.',
  metricValueOutside_whole:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat Nachkommastellen, gezählt werden aber nur Ganze. Berichtigen Sie den Wert oder wählen Sie das andere Dezimalzeichen.',
  metricValueOutside_large:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist größer als möglich. Berichtigen Sie den Wert.',
  metricValueOutside_score:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Bewertung von 0 bis 5. Berichtigen Sie den Wert.',
  metricTwice:
    'Spalte {{column}} „{{heading}}“: {{metric}} von {{domain}} bei {{network}} für {{date}} steht schon in Zeile {{first}}. Löschen Sie eine der beiden Angaben.',
  metricTwice_post:
    'Spalte {{column}} „{{heading}}“: Der Beitrag „{{cell}}“ steht schon in Zeile {{first}}. Löschen Sie eine der Zeilen.',
  metricTwice_month:
    'Spalte {{column}} „{{heading}}“: {{metric}} von {{domain}} bei {{network}} ist für {{date}} angegeben und in Zeile {{first}} für einen Tag daraus. Geben Sie den Monat oder seine Tage an.',
  metricCommentsAbove:
    '{{domain}} bei {{network}}, {{date}}: {{comments}} Kommentare, aber nur {{interactions}} Interaktionen (Zeile {{other}}), zu denen Kommentare gehören. Berichtigen Sie eine der Zahlen.',
  metricCumulated:
    '{{domain}} auf {{network}}: {{metric}} fallen vom {{first}} bis zum {{last}} nie, wie es Summen bis zum jeweiligen Tag tun. Geben Sie an, was an jedem Tag hinzukam: die Differenz zum Vortag.',
  metricWeekly:
    '{{domain}} auf {{network}}: {{metric}} stehen vom {{first}} bis zum {{last}} an jedem siebten Tag, wie Summen von Wochen. Geben Sie an, was an jedem Tag hinzukam, oder die Summe jedes Monats. Sind es Werte einzelner Tage, wählen Sie „Tage ohne Zeile als 0 zählen“.',
  metricMonthly:
    '{{domain}} auf {{network}}: {{metric}} stehen vom {{first}} bis zum {{last}} nur an ersten oder letzten Tagen von Monaten, wie Summen von Monaten. Schreiben Sie das Datum einer Monatssumme als 2026-05, oder geben Sie an, was an jedem Tag hinzukam. Sind es Werte einzelner Tage, wählen Sie „Tage ohne Zeile als 0 zählen“.',
  metricCutOff:
    'Nur die letzte Zeile hat {{cells}} von {{most}} Zellen, und ihr letzter Wert ist vielleicht unvollständig. Exportieren Sie die Datei noch einmal, oder ergänzen oder löschen Sie die Zeile.',
  metricTooMany:
    'Eine Datei darf höchstens {{most}} Werte enthalten. Teilen Sie sie und importieren Sie einen Teil nach dem anderen.',
};

export const resultErrorTitles: TextShape<typeof englishResultTitles> = {
  noResultColumn: 'Eine Spalte wurde nicht gefunden',
  noResults: 'Die Datei enthält keine Ergebnisse',
  tooManyResults: 'Zu viele Botschaften',
  resultWithoutMessage: 'Eine Botschaft fehlt',
  resultMessageTooLong: 'Eine Botschaft ist zu lang',
  resultTwice: 'Eine Botschaft ist doppelt vorhanden',
  resultNotACount: 'In einer Zelle steht keine ganze Zahl',
  resultClickedMore: 'Mehr Klicks als Einblendungen',
  resultTotal: 'Eine Zeile ist die Summe der anderen',
  resultTests: 'Die Datei enthält mehrere Tests',
  resultsKnown: 'Diese Ergebnisse sind schon da',
};

export const resultErrorLines: TextShape<typeof englishResultLines> = {
  noResultColumn_message:
    'Keine Überschrift sagt, in welcher Spalte die Botschaften stehen. Die erste Zeile enthält: {{headings}}. Schreiben Sie „Botschaft“ darüber.',
  noResultColumn_shown:
    'Keine Überschrift sagt, wie oft eine Botschaft gezeigt wurde. Die erste Zeile enthält: {{headings}}. Schreiben Sie „gezeigt“ über diese Spalte.',
  noResultColumn_clicked:
    'Keine Überschrift sagt, wie oft eine Botschaft angeklickt wurde. Die erste Zeile enthält: {{headings}}. Schreiben Sie „geklickt“ über diese Spalte.',
  noResultColumn_twice: 'Die Spalten {{first}} und {{column}} heißen beide „{{heading}}“. Löschen Sie eine davon.',
  noResults: 'Unter den Überschriften sind mindestens zwei Botschaften nötig, damit sie sich vergleichen lassen.',
  tooManyResults:
    'Eine Datei darf höchstens {{most}} Botschaften enthalten. Teilen Sie sie oder lassen Sie Zeilen weg.',
  tooManyResults_files: 'Es gibt schon {{most}} Dateien mit Ergebnissen. Löschen Sie zuerst eine.',
  resultWithoutMessage:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Tragen Sie die Botschaft ein oder löschen Sie die Zeile.',
  resultMessageTooLong:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie die Botschaft.',
  resultTwice: '„{{message}}“ steht schon in Zeile {{first}}. Zählen Sie beide Zeilen zusammen oder löschen Sie eine.',
  resultNotACount:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine ganze Zahl. Schreiben Sie, wie oft, etwa 1200, ohne Nachkommastellen.',
  resultNotACount_never: 'Spalte {{column}} „{{heading}}“: Die Botschaft wurde nie gezeigt. Löschen Sie die Zeile.',
  resultClickedMore: '{{clicked}} Klicks bei {{shown}} Einblendungen. Korrigieren Sie eine der beiden Zahlen.',
  resultTotal:
    '„{{message}}“ wurde {{shown}}-mal gezeigt und {{clicked}}-mal geklickt, so oft wie alle anderen Zeilen zusammen. Löschen Sie die Zeile.',
  resultsKnown:
    'Die Datei {{file}} enthält dieselben Botschaften mit denselben Zahlen. Löschen Sie sie zuerst, wenn Sie sie ersetzen wollen.',
  resultTests:
    'Spalte {{column}} „{{heading}}“ nennt {{count}} Tests, und nur Botschaften eines Tests lassen sich vergleichen. Speichern Sie die Zeilen jedes Tests als eigene Datei.',
};
