export const mappingErrorLines = {
  badMapping_notInFile:
    'Column {{column}} is not in the file, whose last column is {{last}}. Upload the file again and reassign its columns.',
  badMapping_columnTwice: 'Column {{column}} “{{heading}}” is assigned twice. Assign it once.',
  badMapping_noLabel: 'Column {{column}} “{{heading}}” has no label. Write what it shows or which message it rates.',
  badMapping_messageTwice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” are both {{measure}} of “{{message}}”. Give them different messages, or ignore one.',
  badMapping_r2Alone:
    'Column {{column}} “{{heading}}” is R2 of “{{message}}”, which has no R1. Assign a column as its R1, or make this one R1.',
  badMapping_noR1:
    'No column is R1. Choose R1 for each column whose answers rate a message; answers that are no scale yet become points that you put in order. If there is no such column, upload another file.',
  badMapping_twoWeights:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” are both the weight. Keep one, and ignore the other.',
  badMapping_twoRespondents:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” are both the respondent id. Keep one, and ignore the other.',
  badMapping_noRecode:
    'Column {{column}} “{{heading}}” rates a message, but has no scale: there are too many different answers in it, or only one. Write them as numbers from 0 to 100 or as at most 21 different texts, with 0 or “no” where a blank means that, or ignore the column.',
  badMapping_recodeUnsure:
    'The scale of {{headings}} was not recognised with certainty: {{points}}. Check the order of its points and which of them count as positive, and confirm it.',
  badMapping_nonePositive: 'In the scale of {{headings}} no point counts as positive. Choose at least one.',
  badMapping_allPositive:
    'In the scale of {{headings}} every point counts as positive, so every answer would be. Leave at least one out.',
  badMapping_answerTwice: 'In the scale of {{headings}} the answer “{{answer}}” is there twice. Leave it in one place.',
  badMapping_emptyPoint: 'In the scale of {{headings}} a point has no name. Name it, or delete it.',
  badMapping_range:
    'The scale of {{headings}} goes from {{min}} to {{max}}, and counts from {{positive}}. The first must be below the second, and the third between them.',
  badMapping_audienceTwice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” are both the audience “{{label}}”. Give them different labels, or join their answers.',
  badMapping_valueTwice:
    'Column {{column}} “{{heading}}” has two audiences called “{{label}}”. Give them different names, or join them.',
  badMapping_valueRange: 'Column {{column}} “{{heading}}”: the range of “{{label}}” ends before it begins. Correct it.',
  badMapping_noAudience:
    'Column {{column}} “{{heading}}” has no audience that is shown. Show at least one, or ignore the column.',
  badMapping_sheet: 'There is no filled sheet “{{sheet}}”. The workbook has: {{sheets}}. Choose one of them.',
  badMapping_headerRow:
    'Line {{row}} cannot be the row of headings: it is empty or that line doesn’t exist. Choose another.',
} as const;

export const figureErrorLines = {
  figuresHeading_missing:
    'There is no column “{{heading}}”. The first row has: {{headings}}. A messages file needs the columns message (or claim, text), r1 (or interest) and base (or n, sample size); r2 (or action) and columns of audiences (“Gender: male r1”, “Gender: male base”) can be added.',
  figuresHeading_twice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” have the same meaning. Delete one of them, or correct its heading.',
  figuresHeading_noVariable:
    'Column {{column}} “{{heading}}” doesn’t separate variable and audience. Write the heading as in “Gender: male r1”.',
  figuresHeading_incomplete:
    'The audience “{{audience}}” has no column {{figure}}. Add the column “{{audience}} {{figure}}”, or delete the audience’s columns.',
  figureNotAPercent:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a percentage from 0 to {{most}}. Correct it, or empty the cell if there is no figure.',
  figureNotAPercent_mixed:
    'Column {{column}} “{{heading}}”: “{{cell}}” is above 1, but most figures of the column are at most 1. Correct it; if all are percentages, end the heading with “(%)”.',
  figureNotAPercent_below:
    'Column {{column}} “{{heading}}”: “{{cell}}” is below 1, but other figures of the column are percentages. Write it in percent; if all are percentages already, end the heading with “(%)”.',
  figureNotAPercent_units:
    'Column {{column}} “{{heading}}” has no figure above 1, but column {{other}} “{{otherHeading}}” is in percent. Write both in percent; if both are percentages already, end the heading with “(%)”.',
  figureNotAPercent_count:
    'Column {{column}} “{{heading}}” is a count by its heading, but a percentage is needed. Divide it by the base; if it is in percent already, end the heading with “(%)”.',
  baseNotACount_zero:
    'Column {{column}} “{{heading}}”: the base is {{cell}}, although the row has a percentage. Write how many respondents answered, or empty the percentage.',
  figureMissing:
    'Column {{column}} “{{heading}}”: the cell is empty, although the base is {{base}}. Write the percentage, or delete the row.',
  baseNotACount:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a whole number of 0 or more. Write how many respondents answered.',
  baseNotACount_mark:
    'Column {{column}} “{{heading}}”: “{{cell}}” may be thousands or a number with decimals. Write how many respondents answered, without a mark between the digits.',
  baseNotACount_blank: 'Column {{column}} “{{heading}}”: the cell is empty. Write how many respondents answered.',
  baseTooLarge:
    'Column {{column}} “{{heading}}”: {{base}} is more than the {{all}} who answered for the message in total. Correct one of them.',
  messageWithoutText_figures: 'Column {{column}} “{{heading}}”: write the message, or delete the row.',
  messageTwice_figures:
    'Column {{column}} “{{heading}}”: “{{message}}” is already in line {{first}}. Change one of the messages, or delete one of the rows.',
  noMessages_figures: 'There are no rows below the headings. Add a row for each message.',
  fileTooLarge_figures:
    'Messages may be at most {{messages}}, and messages times audiences at most {{most}}. Leave audiences out, or split the file and import each part as a project.',
} as const;

export const answerErrorLines = {
  answerNotAPoint:
    'Column {{column}} “{{heading}}”: “{{cell}}” is none of the points of its scale: {{points}}. Add it to a point or to the answers that count as none, or correct the cell.',
  answerNotAPoint_range:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a number from {{min}} to {{max}}. Change the scale, add it to the answers that count as none, or correct the cell.',
  answerNotAPoint_sheets:
    'Sheet “responses”, column “{{heading}}”: “{{cell}}” is none of the points of its scale: {{points}}. Add it to a point or to the answers that count as none, or correct the cell.',
  answerNotAChoice:
    'Column {{column}} “{{heading}}”: “{{cell}}” says neither that the option was chosen nor that it was not. Add it to one of the two, or correct the cell.',
  answerInNoRange:
    'Column {{column}} “{{heading}}”: “{{cell}}” is in none of the ranges: {{ranges}}. Add a range, hide one that contains it, or count it as no answer.',
  weightsAllZero:
    'Column {{column}} “{{heading}}”: nobody would count. Choose another column as the weight, or ignore it.',
} as const;
