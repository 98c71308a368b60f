import { resultErrorLines, resultErrorTitles } from '../genie/error-lines.ts';
import { answerErrorLines, figureErrorLines, mappingErrorLines } from '../resonance/error-lines.ts';
import { datasetErrorLines, datasetErrorTitles, metricErrorLines, metricErrorTitles } from '../sonar/error-lines.ts';

export const fileErrorTitles = {
  notATable: 'This is not a table',
  notText: 'This is not a text file',
  nulCharacter: 'The file contains a NUL character',
  fileEmpty: 'The file is empty',
  sheetEmpty: 'The sheet “respondents” is empty',
  quoteLeftOpen: 'A quotation mark is left open',
  quoteInside: 'A quotation mark is not doubled',
  rowCut: 'A row is cut',
  tooManyColumns: 'Too many columns',
  cellTooLong: 'A cell is too long',
  rowTooLong: 'A row is too long',
  sheetNearlyEmpty: 'The table is nearly empty',
  formulaWithoutResult: 'The workbook contains formulas without results',
  mergedCells: 'Cells of the answers are merged',
  summaryRow: 'A row is not a respondent',
  footRow: 'A row is not a message',
  tooManyTexts: 'Too many different texts',
  fileTooLarge: 'The file is too large',
  unpacksToTooMuch: 'The file is too large when unpacked',
  workbookDamaged: 'The workbook is damaged',
  savDamaged: 'The SPSS file is damaged',
  savEncoding: 'The encoding of the SPSS file is unknown',
  workbookLocked: 'The workbook is locked',
  workbookDoctype: 'The workbook contains a DOCTYPE',
  messagesFile: 'This is a messages file',
  badMapping: 'The columns aren’t assigned correctly',
  noAnswers: 'The file contains no answers',
  noMessages: 'The file contains no messages',
  sheetMissing: 'A sheet is missing',
  columnMissing: 'A column is missing',
  rowTooWide: 'A row has more cells than there are headings',
  answerNotWhole: 'An answer is not a whole number',
  responseTwice: 'A response appears twice',
  weightNotANumber: 'A weight is not a number of 0 or more',
  labelTooLong: 'A text is too long',
  tooManyMentions: 'A cell names too many subconcepts',
  tooManyAudiences: 'Too many audiences',
  respondentTwice: 'A respondent appears twice',
  respondentUnknown: 'A respondent is unknown',
  respondentWithoutId: 'A respondent has no id',
  messageTwice: 'A message appears twice',
  messageUnknown: 'A message is unknown',
  messageWithoutId: 'A message has no id',
  messageWithoutText: 'A message has no text',
  idTooLong: 'An id is too long',
  conceptMissing: 'A concept is missing',
  toneUnknown: 'A tone is unknown',
  figuresHeading: 'A heading is missing or wrong',
  figureNotAPercent: 'A figure is not a percentage',
  figureMissing: 'A figure is missing',
  baseNotACount: 'A base is not a whole number',
  baseTooLarge: 'An audience is larger than the total',
  answerNotAPoint: 'An answer has no place on the scale',
  answerNotAChoice: 'An answer says neither yes nor no',
  answerInNoRange: 'A number is in none of the ranges',
  weightsAllZero: 'All weights are 0',
  textNotRead: 'The text of the file cannot be read',
  ...datasetErrorTitles,
  ...metricErrorTitles,
  ...resultErrorTitles,
} as const;

export type FileErrorCode = keyof typeof fileErrorTitles;

/**
 * What a line of an error says: what is wrong with it and what to do. The code is the title's, with `_kind` where a
 * title has lines of several kinds. `{{value}}` stands for a fact of the file: columns and rows count from 1.
 */
export const fileErrorLines = {
  notATable_xls:
    'The file is an old Excel file (.xls) or a workbook with a password, whatever its name says. Open it in Excel, remove the password if there is one, and save it as .xlsx.',
  notATable_xlsb:
    'The file is a binary workbook (.xlsb), whatever its name says. Open it in Excel and save it as .xlsx.',
  notATable_zip:
    'The file is a zip archive, not an Excel workbook, whatever its name says. Unpack it and upload the table inside as .xlsx or .csv.',
  notATable_gzip: 'The file is a gzip archive, whatever its name says. Unpack it and upload the file inside.',
  notATable_pdf: 'The file is a PDF, whatever its name says. Save the table as .xlsx or .csv and upload that.',
  notATable_image: 'The file is an image, whatever its name says. Save the table as .xlsx or .csv and upload that.',
  notATable_program: 'The file is a program, whatever its name says. Save the table as .xlsx or .csv and upload that.',
  notATable_spss:
    'The file is a portable file of SPSS (.por). Open it in SPSS or PSPP, save it as .sav and upload that.',
  savDamaged:
    'It ends too early or contradicts itself. Open it in SPSS or PSPP, save it again as .sav and upload it once more.',
  savEncoding:
    'It names the encoding “{{encoding}}” for its texts. Open it in SPSS, choose Unicode under Edit > Options > Language, save it again and upload that.',
  notATable_ods:
    'The file is an OpenDocument spreadsheet (.ods). Open it in LibreOffice or Excel, choose Save as and .xlsx, and upload that.',
  notATable_numbers:
    'The file is a Numbers spreadsheet. Open it in Numbers, choose File > Export to > Excel or CSV, and upload that.',
  notATable_sas:
    'The file is a SAS data set (.sas7bdat or .xpt). Export it in SAS with PROC EXPORT as .xlsx or .csv, and upload that.',
  notATable_stata:
    'The file is a Stata data set (.dta). Export it in Stata with “export excel” or “export delimited”, and upload that.',
  notATable_web:
    'The file is a web page or an XML file, whatever its name says. Save the table as .xlsx or .csv and upload that.',
  notText: 'It contains NUL characters, as programs and images do. Save the table as .xlsx or as .csv in UTF-8.',
  nulCharacter:
    'Text files don’t contain any: the file is damaged or isn’t a csv file. Save the table again as .xlsx or as .csv in UTF-8.',
  fileEmpty_bytes: 'It contains no data. Save the table as .xlsx or .csv and upload that.',
  fileEmpty_rows:
    'It has no sheet with a filled row. The first row must contain the headings, and each row below a respondent.',
  sheetEmpty: 'Its first row must contain the headings (id and the audience columns), and each row below a respondent.',
  quoteLeftOpen:
    'A cell begins with a quotation mark (") in this row, and the mark that ends it is missing. Add it, or remove the first one.',
  quoteInside:
    'A cell of this row begins with a quotation mark (") and has another one inside, so where it ends is unsure. Double the marks inside ("""Fresh"" is good"), or save the table as .xlsx.',
  rowCut:
    'This row and the next have too few cells, but together those of a whole row: a cell seems to contain a line break. Put that cell in quotation marks ("), or save the table as .xlsx.',
  rowCut_begin:
    'The row has too few cells and begins with “{{cell}}”, while all others begin with a number or an id of one form: the cell before it seems to contain a line break. Put that cell in quotation marks ("), or save the table as .xlsx; if the row doesn’t belong to the table, delete it.',
  tooManyColumns_csv:
    'The row has more than {{most}} cells. If the wrong delimiter was found, save the table as .xlsx; otherwise leave columns out.',
  tooManyColumns_sheet: 'At most {{most}} columns are read. Leave columns out.',
  cellTooLong_csv:
    'A cell of this row has more than {{most}} characters. If a quotation mark (") is left open, close it; otherwise shorten the cell.',
  cellTooLong_sheet: 'A cell of this row has more than {{most}} characters. Shorten it.',
  rowTooLong: 'The row has more than {{most}} characters. Shorten its cells, or leave columns out.',
  sheetNearlyEmpty:
    'Up to this row nearly all of its cells are empty. Delete the empty columns between the filled ones, or save the table as .csv.',
  sheetNearlyEmpty_rows:
    'Up to this row nearly all rows are far shorter than the headings. Delete the columns that contain no answers, and save the table again.',
  formulaWithoutResult:
    'A cell of column {{column}} contains a formula that was never calculated, so its value is not known. Open the workbook in Excel, save it again, and upload that.',
  mergedCells:
    'The cells {{range}} are merged, so only the first of them contains a value. Unmerge them in Excel, write the value into each cell it belongs to, and save the workbook again.',
  footRow:
    'The row begins with “{{cell}}” and would count as a message. Delete it and upload the file again; if it is a message, change that cell.',
  summaryRow_noId:
    'The first cell of the row is empty, which it is in no other row, so it would count as a respondent without an id. Delete the row and upload the file again; if it is a respondent, write its id.',
  summaryRow:
    'The row begins with “{{cell}}” and would count as a respondent. Delete it and upload the file again; if it is a respondent, change that cell.',
  tooManyTexts: 'The workbook contains too many. Leave columns of free text out, or save the table as .csv.',
  fileTooLarge_memory:
    'Importing it needs at least {{needed}} MB of memory, and {{allowed}} MB are allowed. Ignore columns with many different values, leave columns out, or split the file and import each part as a project; whoever runs the server can allow more (IMPORT_MEMORY_MB).',
  fileTooLarge_texts:
    'The texts of the messages, audiences and subconcepts have more than {{most}} characters. Shorten them, or ignore columns with long texts.',
  unpacksToTooMuch_parts:
    'It contains {{parts}} parts. Open it in Excel, delete what is not needed, and save it again as .xlsx or .csv.',
  unpacksToTooMuch_overlap: 'Its parts overlap. Open it in Excel and save it again as .xlsx or .csv.',
  unpacksToTooMuch_total:
    'It would unpack to more than {{gigabytes}} GB. Open it in Excel, delete what is not needed, and save it again as .xlsx or .csv.',
  unpacksToTooMuch_part:
    'Its part “{{part}}” of {{bytes}} bytes would unpack to {{megabytes}} MB. Open it in Excel, delete what is not needed, and save it again as .xlsx or .csv.',
  unpacksToTooMuch_undeclared:
    'Its part “{{part}}” unpacks to more than it declares. Open it in Excel and save it again as .xlsx or .csv.',
  workbookDamaged_zip: 'It cannot be unpacked. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_partMissing:
    'Its part “{{part}}” is missing. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_partTwice:
    'Its part “{{part}}” appears twice. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_partCut: 'Its part “{{part}}” is cut off. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_partTooLarge:
    'Its part “{{part}}” is larger than {{megabytes}} MB. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_xml: 'Its part “{{part}}” is not valid XML. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_xmlCut:
    'One of its parts ends in the middle. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_xmlLong:
    'One of its parts contains a text or tag that is longer than 1 MB. Open it in Excel, save it again and upload it once more.',
  workbookDamaged_attributes:
    'Its part “{{part}}” contains an element with more than {{most}} attributes. Open it in Excel, save it again and upload it once more.',
  workbookLocked: 'Open it in Excel, remove the password and save it again.',
  workbookDoctype:
    'Excel never writes one, and it can be used for attacks. Open the workbook in Excel and save it again.',
  messagesFile:
    'It contains figures per message and no respondents. Choose the data structure “Messages”, or another file.',
  noAnswers_wide: 'There are no rows below the headings. Add a row for each respondent.',
  noAnswers_sheets: 'The sheet “respondents” has no rows. Add a row for each respondent.',
  noMessages: 'The sheet “messages” has no rows. Add a row for each message.',
  sheetMissing: 'There is no sheet “{{sheet}}”. The workbook has: {{sheets}}. Add it, or rename one.',
  columnMissing:
    'Sheet “{{sheet}}”: there is no column “{{heading}}”. Its first row has: {{headings}}. Add a column with this heading, or rename one.',
  columnMissing_sheetEmpty:
    'Sheet “{{sheet}}”: there is no column “{{heading}}”, because the sheet is empty. Write the headings into its first row.',
  rowTooWide:
    '“{{cell}}” is to the right of column {{last}}, the last one with a heading. Delete the extra cells, or put cells that contain the delimiter into quotation marks.',
  answerNotWhole:
    'Sheet “responses”, column “{{heading}}”: “{{cell}}” is not a whole number from {{min}} to {{max}}. Write 0 or 1, or a point of the scale, or empty the cell if there is no answer.',
  responseTwice:
    'Sheet “responses”: respondent “{{respondent}}” has already rated message “{{message}}” in a row above. Delete one.',
  weightNotANumber:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a weight. Write a number from 0, with 1 for a respondent who counts once, or ignore the column.',
  weightNotANumber_blank:
    'Column {{column}} “{{heading}}”: the cell is empty. Write a number from 0, with 1 for a respondent who counts once, or ignore the column.',
  labelTooLong_wide:
    'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it, or ignore the column.',
  labelTooLong_sheets:
    'Sheet “{{sheet}}”, column “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it, or leave it out.',
  tooManyMentions:
    'Column {{column}} “{{heading}}”: the cell names more than {{most}} subconcepts. Shorten it, or ignore the column.',
  tooManyAudiences_wide:
    'Column {{column}} “{{heading}}” has more than {{most}} different values. Ignore or delete the column, or put its values into groups.',
  tooManyAudiences_sheets:
    'Sheet “respondents”: column “{{heading}}” has more than {{most}} different values. Delete the column, or put its values into groups.',
  respondentTwice_wide:
    'Column {{column}} “{{heading}}”: “{{id}}” is already in line {{first}}. Delete one of the rows, correct the id, or ignore the column if it contains no ids.',
  respondentTwice_sheets:
    'Sheet “respondents”: the id “{{id}}” is already in a row above. Change one of the ids, or delete one of the rows.',
  respondentUnknown:
    'Sheet “{{sheet}}”: there is no respondent “{{id}}”. Correct it, or add it to the sheet “respondents”.',
  respondentUnknown_blank: 'Sheet “{{sheet}}”: the respondent is missing. Write its id.',
  respondentWithoutId: 'Sheet “respondents”: write an id that no other row has, or delete the row.',
  messageTwice:
    'Sheet “messages”: the id “{{id}}” is already in a row above. Change one of the ids, or delete one of the rows.',
  messageUnknown: 'Sheet “{{sheet}}”: there is no message “{{id}}”. Correct it, or add it to the sheet “messages”.',
  messageUnknown_blank: 'Sheet “{{sheet}}”: the message is missing. Write its id.',
  messageWithoutId: 'Sheet “messages”: write an id that no other row has, or delete the row.',
  messageWithoutText: 'Sheet “messages”: write its text, or delete the row.',
  idTooLong: 'Sheet “{{sheet}}”: the id “{{id}}” has more than {{most}} characters. Shorten it wherever it appears.',
  idTooLong_wide:
    'Column {{column}} “{{heading}}”: the id “{{id}}” has more than {{most}} characters. Shorten it, or ignore the column.',
  conceptMissing: 'Sheet “concepts”: write the concept and the subconcept, or delete the row.',
  toneUnknown: 'Sheet “concepts”: “{{cell}}” is not a tone. Write positive or negative, or leave the cell blank.',
  ...figureErrorLines,
  ...mappingErrorLines,
  ...answerErrorLines,
  ...datasetErrorLines,
  ...metricErrorLines,
  ...resultErrorLines,
  textNotRead_damaged:
    'The file is damaged. Open it in the program it comes from, save it again and upload it once more.',
  textNotRead_locked: 'The file is protected by a password. Save it without one and upload it once more.',
  textNotRead_noText:
    'The file contains no text, as a scan or a picture does. Upload a file whose text can be selected.',
  textNotRead_tooMuch:
    'Reading the file takes too long or too much memory. Leave pages, sheets or pictures out, or save it as plain text.',
} as const satisfies Partial<Record<FileErrorCode | `${FileErrorCode}_${string}`, string>>;

export type FileErrorLineCode = keyof typeof fileErrorLines;

type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;

export type FileErrorValue = string | number | readonly string[];

export type FileErrorValues<Code extends FileErrorLineCode> = [PlaceholderOf<(typeof fileErrorLines)[Code]>] extends [
  never,
]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PlaceholderOf<(typeof fileErrorLines)[Code]>, FileErrorValue>>;

export const titleOfLine = (code: FileErrorLineCode): FileErrorCode => code.split('_')[0] as FileErrorCode;
