import type { fileErrors as english } from '../en/file-errors.ts';
import type { TextShape } from '../text-shape.ts';
import {
  datasetErrorLines,
  datasetErrorTitles,
  figureErrorLines,
  metricErrorLines,
  metricErrorTitles,
  resultErrorLines,
  resultErrorTitles,
} from './error-lines.ts';

export const fileErrors: TextShape<typeof english> = {
  titles: {
    notATable: 'Das ist keine Tabelle',
    notText: 'Das ist keine Textdatei',
    nulCharacter: 'Die Datei enthält ein NUL-Zeichen',
    fileEmpty: 'Die Datei ist leer',
    sheetEmpty: 'Das Tabellenblatt „respondents“ ist leer',
    quoteLeftOpen: 'Ein Anführungszeichen wird nicht geschlossen',
    quoteInside: 'Ein Anführungszeichen ist nicht verdoppelt',
    rowCut: 'Eine Zeile ist zerteilt',
    tooManyColumns: 'Zu viele Spalten',
    cellTooLong: 'Eine Zelle ist zu lang',
    rowTooLong: 'Eine Zeile ist zu lang',
    sheetNearlyEmpty: 'Die Tabelle ist fast leer',
    formulaWithoutResult: 'Die Arbeitsmappe enthält Formeln ohne Ergebnis',
    mergedCells: 'Zellen der Antworten sind verbunden',
    summaryRow: 'Eine Zeile ist keine befragte Person',
    footRow: 'Eine Zeile ist keine Botschaft',
    tooManyTexts: 'Zu viele verschiedene Texte',
    fileTooLarge: 'Die Datei ist zu groß',
    unpacksToTooMuch: 'Die Datei ist entpackt zu groß',
    workbookDamaged: 'Die Arbeitsmappe ist beschädigt',
    savDamaged: 'Die SPSS-Datei ist beschädigt',
    savEncoding: 'Die Codierung der SPSS-Datei ist unbekannt',
    workbookLocked: 'Die Arbeitsmappe ist geschützt',
    workbookDoctype: 'Die Arbeitsmappe enthält einen DOCTYPE',
    messagesFile: 'Das ist eine Datei mit Kennzahlen je Botschaft',
    badMapping: 'Die Spalten sind nicht richtig zugeordnet',
    noAnswers: 'Die Datei enthält keine Antworten',
    noMessages: 'Die Datei enthält keine Botschaften',
    sheetMissing: 'Ein Tabellenblatt fehlt',
    columnMissing: 'Eine Spalte fehlt',
    rowTooWide: 'Eine Zeile hat mehr Zellen, als es Überschriften gibt',
    answerNotWhole: 'Eine Antwort ist keine ganze Zahl',
    responseTwice: 'Eine Antwort kommt doppelt vor',
    weightNotANumber: 'Ein Gewicht ist keine Zahl ab 0',
    labelTooLong: 'Ein Text ist zu lang',
    tooManyMentions: 'Eine Zelle nennt zu viele Assoziationen',
    tooManyAudiences: 'Zu viele Zielgruppen',
    respondentTwice: 'Eine befragte Person kommt doppelt vor',
    respondentUnknown: 'Eine befragte Person ist unbekannt',
    respondentWithoutId: 'Eine befragte Person hat keine Kennung',
    messageTwice: 'Eine Botschaft kommt doppelt vor',
    messageUnknown: 'Eine Botschaft ist unbekannt',
    messageWithoutId: 'Eine Botschaft hat keine Kennung',
    messageWithoutText: 'Eine Botschaft hat keinen Text',
    idTooLong: 'Eine Kennung ist zu lang',
    conceptMissing: 'Ein Konzept fehlt',
    toneUnknown: 'Eine Tonalität ist unbekannt',
    figuresHeading: 'Eine Überschrift fehlt oder ist falsch',
    figureNotAPercent: 'Eine Kennzahl ist kein Prozentwert',
    figureMissing: 'Eine Kennzahl fehlt',
    baseNotACount: 'Eine Basis ist keine ganze Zahl',
    baseTooLarge: 'Eine Zielgruppe ist größer als die Gesamtzahl',
    answerNotAPoint: 'Eine Antwort hat keinen Platz auf der Skala',
    answerNotAChoice: 'Eine Antwort sagt weder ja noch nein',
    answerInNoRange: 'Eine Zahl liegt in keinem der Bereiche',
    weightsAllZero: 'Alle Gewichte sind 0',
    textNotRead: 'Der Text der Datei lässt sich nicht lesen',
    ...datasetErrorTitles,
    ...metricErrorTitles,
    ...resultErrorTitles,
  },
  lines: {
    notATable_xls:
      'Die Datei ist, unabhängig von ihrem Namen, eine alte Excel-Datei (.xls) oder eine Arbeitsmappe mit Kennwort. Öffnen Sie sie in Excel, entfernen Sie ein vorhandenes Kennwort und speichern Sie sie als .xlsx.',
    notATable_xlsb:
      'Die Datei ist, unabhängig von ihrem Namen, eine binäre Arbeitsmappe (.xlsb). Öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
    notATable_zip:
      'Die Datei ist, unabhängig von ihrem Namen, ein Zip-Archiv und keine Excel-Arbeitsmappe. Entpacken Sie sie und laden Sie die enthaltene Tabelle als .xlsx oder .csv hoch.',
    notATable_gzip:
      'Die Datei ist, unabhängig von ihrem Namen, ein gzip-Archiv. Entpacken Sie sie und laden Sie die enthaltene Datei hoch.',
    notATable_pdf:
      'Die Datei ist, unabhängig von ihrem Namen, ein PDF. Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie diese Datei hoch.',
    notATable_image:
      'Die Datei ist, unabhängig von ihrem Namen, ein Bild. Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie diese Datei hoch.',
    notATable_program:
      'Die Datei ist, unabhängig von ihrem Namen, ein Programm. Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie diese Datei hoch.',
    notATable_web:
      'Die Datei ist, unabhängig von ihrem Namen, eine Webseite oder eine XML-Datei. Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie diese Datei hoch.',
    notText:
      'Sie enthält NUL-Zeichen, wie sie in Programmen und Bildern vorkommen. Speichern Sie die Tabelle als .xlsx oder als .csv in UTF-8.',
    nulCharacter:
      'In Textdateien gibt es keine solchen Zeichen: Die Datei ist beschädigt oder keine csv-Datei. Speichern Sie die Tabelle erneut als .xlsx oder als .csv in UTF-8.',
    fileEmpty_bytes:
      'Sie enthält keinerlei Daten. Speichern Sie die Tabelle als .xlsx oder .csv und laden Sie diese Datei hoch.',
    fileEmpty_rows:
      'Keines ihrer Tabellenblätter hat eine ausgefüllte Zeile. Die erste Zeile muss die Überschriften enthalten, jede Zeile darunter eine befragte Person.',
    sheetEmpty:
      'Die erste Zeile muss die Überschriften enthalten (id und die Spalten der Merkmale), jede Zeile darunter eine befragte Person.',
    quoteLeftOpen:
      'In dieser Zeile beginnt eine Zelle mit einem Anführungszeichen ("), das schließende fehlt. Ergänzen Sie es oder löschen Sie das erste.',
    quoteInside:
      'Eine Zelle dieser Zeile beginnt mit einem Anführungszeichen (") und enthält ein weiteres, sodass ihr Ende unklar ist. Verdoppeln Sie die inneren Zeichen ("""Frisch"" ist gut") oder speichern Sie die Tabelle als .xlsx.',
    rowCut:
      'Diese und die nächste Zeile haben zu wenige Zellen, zusammen aber die einer ganzen Zeile: Eine Zelle scheint einen Zeilenumbruch zu enthalten. Setzen Sie diese Zelle in Anführungszeichen (") oder speichern Sie die Tabelle als .xlsx.',
    rowCut_begin:
      'Die Zeile hat zu wenige Zellen und beginnt mit „{{cell}}“, während alle anderen mit einer Zahl oder einer ID derselben Form beginnen: Die Zelle davor scheint einen Zeilenumbruch zu enthalten. Setzen Sie diese Zelle in Anführungszeichen (") oder speichern Sie die Tabelle als .xlsx; gehört die Zeile nicht zur Tabelle, löschen Sie sie.',
    tooManyColumns_csv:
      'Die Zeile hat mehr als {{most}} Zellen. Wurde das falsche Trennzeichen erkannt, speichern Sie die Tabelle als .xlsx; andernfalls lassen Sie Spalten weg.',
    tooManyColumns_sheet: 'Es werden höchstens {{most}} Spalten gelesen. Lassen Sie Spalten weg.',
    cellTooLong_csv:
      'Eine Zelle dieser Zeile hat mehr als {{most}} Zeichen. Fehlt ein schließendes Anführungszeichen ("), ergänzen Sie es; andernfalls kürzen Sie die Zelle.',
    cellTooLong_sheet: 'Eine Zelle dieser Zeile hat mehr als {{most}} Zeichen. Kürzen Sie sie.',
    rowTooLong: 'Die Zeile hat mehr als {{most}} Zeichen. Kürzen Sie ihre Zellen oder lassen Sie Spalten weg.',
    sheetNearlyEmpty:
      'Bis zu dieser Zeile sind fast alle Zellen leer. Löschen Sie die leeren Spalten zwischen den ausgefüllten oder speichern Sie die Tabelle als .csv.',
    sheetNearlyEmpty_rows:
      'Bis zu dieser Zeile sind fast alle Zeilen viel kürzer als die Überschriften. Löschen Sie die Spalten ohne Antworten und speichern Sie die Tabelle erneut.',
    formulaWithoutResult:
      'Eine Zelle der Spalte {{column}} enthält eine Formel, die nie berechnet wurde; ihr Wert ist nicht bekannt. Öffnen Sie die Arbeitsmappe in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    mergedCells:
      'Die Zellen {{range}} sind verbunden, nur die erste enthält einen Wert. Heben Sie die Verbindung in Excel auf, schreiben Sie den Wert in jede Zelle, zu der er gehört, und speichern Sie die Arbeitsmappe erneut.',
    footRow:
      'Die Zeile beginnt mit „{{cell}}“ und zählte als Botschaft. Löschen Sie sie und laden Sie die Datei noch einmal hoch; ist sie eine Botschaft, ändern Sie diese Zelle.',
    summaryRow_noId:
      'Die erste Zelle der Zeile ist leer, was sie in keiner anderen ist, sodass sie als befragte Person ohne Kennung zählte. Löschen Sie die Zeile und laden Sie die Datei noch einmal hoch; ist sie eine befragte Person, schreiben Sie deren Kennung.',
    summaryRow:
      'Die Zeile beginnt mit „{{cell}}“ und würde als befragte Person zählen. Löschen Sie sie und laden Sie die Datei erneut hoch; ist sie eine Person, ändern Sie diese Zelle.',
    tooManyTexts:
      'Die Arbeitsmappe enthält zu viele davon. Lassen Sie Spalten mit Freitext weg oder speichern Sie die Tabelle als .csv.',
    fileTooLarge_memory:
      'Für den Import sind mindestens {{needed}} MB Arbeitsspeicher nötig, erlaubt sind {{allowed}} MB. Lassen Sie Spalten mit vielen verschiedenen Werten oder andere Spalten aus, oder teilen Sie die Datei auf und importieren Sie jeden Teil als eigenes Projekt. Wer den Server betreibt, kann mehr erlauben (IMPORT_MEMORY_MB).',
    fileTooLarge_texts:
      'Die Texte der Botschaften, Zielgruppen und Assoziationen haben mehr als {{most}} Zeichen. Kürzen Sie sie, oder lassen Sie Spalten mit langen Texten aus.',
    unpacksToTooMuch_parts:
      'Sie enthält {{parts}} Teile. Öffnen Sie sie in Excel, löschen Sie, was nicht gebraucht wird, und speichern Sie sie erneut als .xlsx oder .csv.',
    unpacksToTooMuch_overlap:
      'Ihre Teile überlappen sich. Öffnen Sie sie in Excel und speichern Sie sie erneut als .xlsx oder .csv.',
    unpacksToTooMuch_total:
      'Entpackt wäre sie größer als {{gigabytes}} GB. Öffnen Sie sie in Excel, löschen Sie, was nicht gebraucht wird, und speichern Sie sie erneut als .xlsx oder .csv.',
    unpacksToTooMuch_part:
      'Ihr Teil „{{part}}“ mit {{bytes}} Bytes wäre entpackt {{megabytes}} MB groß. Öffnen Sie sie in Excel, löschen Sie, was nicht gebraucht wird, und speichern Sie sie erneut als .xlsx oder .csv.',
    unpacksToTooMuch_undeclared:
      'Ihr Teil „{{part}}“ ist entpackt größer als angegeben. Öffnen Sie sie in Excel und speichern Sie sie erneut als .xlsx oder .csv.',
    workbookDamaged_zip:
      'Sie lässt sich nicht entpacken. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_partMissing:
      'Ihr Teil „{{part}}“ fehlt. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_partTwice:
      'Ihr Teil „{{part}}“ ist doppelt vorhanden. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_partCut:
      'Ihr Teil „{{part}}“ ist abgeschnitten. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_partTooLarge:
      'Ihr Teil „{{part}}“ ist größer als {{megabytes}} MB. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_xml:
      'Ihr Teil „{{part}}“ ist kein gültiges XML. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_xmlCut:
      'Einer ihrer Teile bricht mittendrin ab. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_xmlLong:
      'Einer ihrer Teile enthält einen Text oder ein Tag von mehr als 1 MB. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookDamaged_attributes:
      'Ihr Teil „{{part}}“ enthält ein Element mit mehr als {{most}} Attributen. Öffnen Sie sie in Excel, speichern Sie sie erneut und laden Sie sie noch einmal hoch.',
    workbookLocked: 'Öffnen Sie sie in Excel, entfernen Sie das Kennwort und speichern Sie sie erneut.',
    workbookDoctype:
      'Excel schreibt keinen, und er lässt sich für Angriffe nutzen. Öffnen Sie die Arbeitsmappe in Excel und speichern Sie sie erneut.',
    messagesFile:
      'Sie enthält Werte je Botschaft und keine einzelnen Befragten. Wählen Sie die Datenstruktur „Botschaften“ oder eine andere Datei.',
    badMapping_notInFile:
      'Spalte {{column}} gibt es in der Datei nicht, die letzte ist Spalte {{last}}. Laden Sie die Datei erneut hoch und ordnen Sie ihre Spalten neu zu.',
    badMapping_columnTwice: 'Spalte {{column}} „{{heading}}“ ist doppelt zugeordnet. Ordnen Sie sie nur einmal zu.',
    badMapping_noLabel:
      'Spalte {{column}} „{{heading}}“ hat keine Bezeichnung. Schreiben Sie, was sie zeigt oder welche Botschaft sie bewertet.',
    badMapping_messageTwice:
      'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ sind beide {{measure}} von „{{message}}“. Geben Sie ihnen verschiedene Botschaften oder lassen Sie eine aus.',
    badMapping_r2Alone:
      'Spalte {{column}} „{{heading}}“ ist R2 von „{{message}}“, zu der es kein R1 gibt. Ordnen Sie ihr eine Spalte als R1 zu oder machen Sie diese zu R1.',
    badMapping_noR1:
      'Keine Spalte ist R1. Wählen Sie R1 für jede Spalte, deren Antworten eine Botschaft bewerten; Antworten, die noch keine Skala sind, werden zu Punkten, die Sie ordnen. Gibt es keine solche Spalte, laden Sie eine andere Datei hoch.',
    badMapping_twoWeights:
      'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ sind beide das Gewicht. Behalten Sie eine und lassen Sie die andere aus.',
    badMapping_twoRespondents:
      'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ sind beide die Kennung der Person. Behalten Sie eine und lassen Sie die andere aus.',
    noAnswers_wide: 'Unter den Überschriften steht keine Zeile. Ergänzen Sie je befragter Person eine Zeile.',
    noAnswers_sheets: 'Das Tabellenblatt „respondents“ hat keine Zeilen. Ergänzen Sie je befragter Person eine Zeile.',
    noMessages: 'Das Tabellenblatt „messages“ hat keine Zeilen. Ergänzen Sie je Botschaft eine Zeile.',
    sheetMissing:
      'Es gibt kein Tabellenblatt „{{sheet}}“. Die Arbeitsmappe hat: {{sheets}}. Ergänzen Sie es oder benennen Sie eines um.',
    columnMissing:
      'Tabellenblatt „{{sheet}}“: Es gibt keine Spalte „{{heading}}“. In der ersten Zeile stehen: {{headings}}. Ergänzen Sie eine Spalte mit dieser Überschrift oder benennen Sie eine um.',
    columnMissing_sheetEmpty:
      'Tabellenblatt „{{sheet}}“: Es gibt keine Spalte „{{heading}}“, denn das Blatt ist leer. Schreiben Sie die Überschriften in die erste Zeile.',
    rowTooWide:
      '„{{cell}}“ steht hinter Spalte {{last}}, der letzten mit einer Überschrift. Löschen Sie die überzähligen Zellen, oder setzen Sie Zellen, die das Trennzeichen enthalten, in Anführungszeichen.',
    answerNotWhole:
      'Tabellenblatt „responses“, Spalte „{{heading}}“: „{{cell}}“ ist keine ganze Zahl von {{min}} bis {{max}}. Schreiben Sie 0 oder 1 oder einen Punkt der Skala, oder leeren Sie die Zelle, wenn nicht geantwortet wurde.',
    responseTwice:
      'Tabellenblatt „responses“: „{{respondent}}“ hat die Botschaft „{{message}}“ schon in einer Zeile darüber bewertet. Löschen Sie eine der beiden Zeilen.',
    weightNotANumber:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Gewicht. Schreiben Sie eine Zahl ab 0, wobei 1 für eine Person steht, die einfach zählt, oder lassen Sie die Spalte aus.',
    weightNotANumber_blank:
      'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Schreiben Sie eine Zahl ab 0, wobei 1 für eine Person steht, die einfach zählt, oder lassen Sie die Spalte aus.',
    labelTooLong_wide:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Text oder lassen Sie die Spalte aus.',
    labelTooLong_sheets:
      'Tabellenblatt „{{sheet}}“, Spalte „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Text oder lassen Sie ihn weg.',
    tooManyMentions:
      'Spalte {{column}} „{{heading}}“: Die Zelle nennt mehr als {{most}} Assoziationen. Kürzen Sie sie oder lassen Sie die Spalte aus.',
    tooManyAudiences_wide:
      'Spalte {{column}} „{{heading}}“ hat mehr als {{most}} verschiedene Werte. Lassen Sie die Spalte aus, löschen Sie sie oder fassen Sie ihre Werte zu Gruppen zusammen.',
    tooManyAudiences_sheets:
      'Tabellenblatt „respondents“: Spalte „{{heading}}“ hat mehr als {{most}} verschiedene Werte. Löschen Sie die Spalte oder fassen Sie ihre Werte zu Gruppen zusammen.',
    respondentTwice_wide:
      'Spalte {{column}} „{{heading}}“: „{{id}}“ steht schon in Zeile {{first}}. Löschen Sie eine der Zeilen, berichtigen Sie die Kennung oder ignorieren Sie die Spalte, wenn sie keine Kennungen enthält.',
    respondentTwice_sheets:
      'Tabellenblatt „respondents“: Die Kennung „{{id}}“ steht schon in einer Zeile darüber. Ändern Sie eine der Kennungen oder löschen Sie eine der Zeilen.',
    respondentUnknown:
      'Tabellenblatt „{{sheet}}“: Die Kennung „{{id}}“ gehört zu keiner befragten Person. Berichtigen Sie sie oder ergänzen Sie die Person im Tabellenblatt „respondents“.',
    respondentUnknown_blank:
      'Tabellenblatt „{{sheet}}“: Die befragte Person fehlt. Schreiben Sie ihre Kennung in die Zelle.',
    respondentWithoutId:
      'Tabellenblatt „respondents“: Schreiben Sie eine Kennung, die in keiner anderen Zeile steht, oder löschen Sie die Zeile.',
    messageTwice:
      'Tabellenblatt „messages“: Die Kennung „{{id}}“ steht schon in einer Zeile darüber. Ändern Sie eine der Kennungen oder löschen Sie eine der Zeilen.',
    messageUnknown:
      'Tabellenblatt „{{sheet}}“: Die Kennung „{{id}}“ gehört zu keiner Botschaft. Berichtigen Sie sie oder ergänzen Sie die Botschaft im Tabellenblatt „messages“.',
    messageUnknown_blank: 'Tabellenblatt „{{sheet}}“: Die Botschaft fehlt. Schreiben Sie ihre Kennung in die Zelle.',
    messageWithoutId:
      'Tabellenblatt „messages“: Schreiben Sie eine Kennung, die in keiner anderen Zeile steht, oder löschen Sie die Zeile.',
    messageWithoutText: 'Tabellenblatt „messages“: Schreiben Sie den Text der Botschaft oder löschen Sie die Zeile.',
    idTooLong:
      'Tabellenblatt „{{sheet}}“: Die Kennung „{{id}}“ hat mehr als {{most}} Zeichen. Kürzen Sie sie überall, wo sie steht.',
    idTooLong_wide:
      'Spalte {{column}} „{{heading}}“: Die Kennung „{{id}}“ hat mehr als {{most}} Zeichen. Kürzen Sie sie oder lassen Sie die Spalte aus.',
    conceptMissing:
      'Tabellenblatt „concepts“: Schreiben Sie das Konzept (concept) und die Assoziation (subconcept) in die Zeile oder löschen Sie sie.',
    toneUnknown:
      'Tabellenblatt „concepts“: „{{cell}}“ ist keine Tonalität. Schreiben Sie positive oder negative, oder lassen Sie die Zelle leer.',
    ...figureErrorLines,
    ...datasetErrorLines,
    ...metricErrorLines,
    ...resultErrorLines,
    notATable_spss:
      'Die Datei ist eine portable Datei von SPSS (.por). Öffnen Sie sie in SPSS oder PSPP, speichern Sie sie als .sav und laden Sie diese hoch.',
    savDamaged:
      'Sie endet zu früh oder widerspricht sich. Öffnen Sie sie in SPSS oder PSPP, speichern Sie sie erneut als .sav und laden Sie sie noch einmal hoch.',
    savEncoding:
      'Sie nennt „{{encoding}}“ als Codierung ihrer Texte. Öffnen Sie sie in SPSS, wählen Sie unter Bearbeiten > Optionen > Sprache Unicode, speichern Sie sie erneut und laden Sie diese hoch.',
    notATable_ods:
      'Die Datei ist eine OpenDocument-Tabelle (.ods). Öffnen Sie sie in LibreOffice oder Excel, speichern Sie sie als .xlsx und laden Sie diese hoch.',
    notATable_numbers:
      'Die Datei ist eine Numbers-Tabelle. Öffnen Sie sie in Numbers, wählen Sie Ablage > Exportieren > Excel oder CSV und laden Sie diese Datei hoch.',
    notATable_sas:
      'Die Datei ist ein SAS-Datensatz (.sas7bdat oder .xpt). Exportieren Sie ihn in SAS mit PROC EXPORT als .xlsx oder .csv und laden Sie diese Datei hoch.',
    notATable_stata:
      'Die Datei ist ein Stata-Datensatz (.dta). Exportieren Sie ihn in Stata mit „export excel“ oder „export delimited“ und laden Sie diese Datei hoch.',
    answerNotAPoint:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keiner der Punkte der Skala: {{points}}. Ordnen Sie die Antwort einem Punkt zu, zählen Sie sie als keine Antwort oder korrigieren Sie die Zelle.',
    answerNotAPoint_range:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Zahl von {{min}} bis {{max}}. Ändern Sie die Skala, zählen Sie sie als keine Antwort oder korrigieren Sie die Zelle.',
    answerNotAPoint_sheets:
      'Tabellenblatt „responses“, Spalte „{{heading}}“: „{{cell}}“ ist keiner der Punkte der Skala: {{points}}. Ordnen Sie die Antwort einem Punkt zu, zählen Sie sie als keine Antwort oder korrigieren Sie die Zelle.',
    answerNotAChoice:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ sagt weder, dass die Option gewählt wurde, noch dass sie nicht gewählt wurde. Ordnen Sie die Antwort zu oder korrigieren Sie die Zelle.',
    answerInNoRange:
      'Spalte {{column}} „{{heading}}“: „{{cell}}“ liegt in keinem der Bereiche: {{ranges}}. Fügen Sie einen Bereich hinzu, blenden Sie einen aus, der die Zahl enthält, oder zählen Sie sie als keine Antwort.',
    weightsAllZero:
      'Spalte {{column}} „{{heading}}“: Niemand würde zählen. Wählen Sie eine andere Spalte als Gewicht oder ignorieren Sie diese.',
    badMapping_noRecode:
      'Spalte {{column}} „{{heading}}“ bewertet eine Botschaft, hat aber keine Skala: Sie enthält zu viele verschiedene Antworten oder nur eine. Schreiben Sie sie als Zahlen von 0 bis 100 oder als höchstens 21 verschiedene Texte, mit 0 oder „nein“, wo eine leere Zelle das bedeutet, oder lassen Sie die Spalte aus.',
    badMapping_recodeUnsure:
      'Die Skala von {{headings}} wurde nicht sicher erkannt: {{points}}. Prüfen Sie die Reihenfolge der Punkte und welche als positiv zählen, und bestätigen Sie sie.',
    badMapping_nonePositive: 'In der Skala von {{headings}} zählt kein Punkt als positiv. Wählen Sie mindestens einen.',
    badMapping_allPositive:
      'In der Skala von {{headings}} zählt jeder Punkt als positiv, also wäre es jede Antwort. Lassen Sie mindestens einen weg.',
    badMapping_answerTwice:
      'In der Skala von {{headings}} kommt die Antwort „{{answer}}“ zweimal vor. Lassen Sie sie an einer Stelle stehen.',
    badMapping_emptyPoint: 'In der Skala von {{headings}} hat ein Punkt keinen Namen. Benennen oder löschen Sie ihn.',
    badMapping_range:
      'Die Skala von {{headings}} reicht von {{min}} bis {{max}} und zählt ab {{positive}}. Der erste Wert muss kleiner sein als der zweite, der dritte dazwischen liegen.',
    badMapping_audienceTwice:
      'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ sind beide die Zielgruppe „{{label}}“. Geben Sie ihnen verschiedene Namen oder führen Sie ihre Antworten zusammen.',
    badMapping_valueTwice:
      'Spalte {{column}} „{{heading}}“ hat zwei Zielgruppen namens „{{label}}“. Geben Sie ihnen verschiedene Namen oder fassen Sie sie zusammen.',
    badMapping_valueRange:
      'Spalte {{column}} „{{heading}}“: Der Bereich von „{{label}}“ endet, bevor er beginnt. Korrigieren Sie ihn.',
    badMapping_noAudience:
      'Spalte {{column}} „{{heading}}“ hat keine sichtbare Zielgruppe. Blenden Sie mindestens eine ein oder ignorieren Sie die Spalte.',
    badMapping_sheet:
      'Es gibt kein gefülltes Tabellenblatt „{{sheet}}“. Die Arbeitsmappe hat: {{sheets}}. Wählen Sie eines davon.',
    badMapping_headerRow:
      'Zeile {{row}} kann nicht die Zeile der Überschriften sein: Sie ist leer oder nicht vorhanden. Wählen Sie eine andere.',
    textNotRead_damaged:
      'Die Datei ist beschädigt. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu und laden Sie sie noch einmal hoch.',
    textNotRead_locked:
      'Die Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und laden Sie sie noch einmal hoch.',
    textNotRead_noText:
      'Die Datei enthält keinen Text, wie ein Scan oder ein Bild. Laden Sie eine Datei hoch, deren Text sich markieren lässt.',
    textNotRead_tooMuch:
      'Das Lesen der Datei dauert zu lange oder benötigt zu viel Speicher. Lassen Sie Seiten, Tabellenblätter oder Bilder weg, oder speichern Sie die Datei als reinen Text.',
  },
};
