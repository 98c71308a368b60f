import type {
  metricErrorLines as englishLines,
  metricErrorTitles as englishTitles,
} from '@soundings/contract/sonar/error-lines';
import type { TextShape } from '../text-shape.ts';

export const metricErrorTitles: TextShape<typeof englishTitles> = {
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
  metricTooMany: 'Zu viele Werte',
};

export const metricErrorLines: TextShape<typeof englishLines> = {
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
  metricDateUnknown_month:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Monat. Schreiben Sie 1 bis 12 oder seinen Namen.',
  metricDateUnknown_aDay: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Tag, verlangt ist ein Monat.',
  metricDateOutside:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ liegt nicht zwischen {{first}} und {{last}}. Berichtigen Sie das Datum.',
  metricValueUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Zahl. Berichtigen Sie den Wert oder leeren Sie die Zelle, wenn nichts bekannt ist.',
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
  metricTooMany:
    'Eine Datei darf höchstens {{most}} Werte enthalten. Teilen Sie sie und importieren Sie einen Teil nach dem anderen.',
};
