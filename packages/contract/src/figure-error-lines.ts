/** What a messages file can have wrong, as part of `fileErrorLines`. */
export const figureErrorLines = {
  figuresHeading_missing:
    'There is no column “{{heading}}”. The first row has: {{headings}}. A messages file needs the columns message, r1 and base; r2 and columns of audiences (“Gender: male r1”, “Gender: male base”) can be added.',
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
  figureNotAPercent_units:
    'Column {{column}} “{{heading}}” has no figure above 1, but column {{other}} “{{otherHeading}}” is in percent. Write both in percent; if both are percentages already, end the heading with “(%)”.',
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
