export const resultErrorTitles = {
  noResultColumn: 'A column wasn’t found',
  noResults: 'The file contains no results',
  tooManyResults: 'Too many messages',
  resultWithoutMessage: 'A message is missing',
  resultMessageTooLong: 'A message is too long',
  resultTwice: 'A message appears twice',
  resultNotACount: 'A cell isn’t a whole number',
  resultClickedMore: 'More clicks than views',
  resultTotal: 'A row is the total of the others',
  resultTests: 'The file contains several tests',
  resultsKnown: 'These results are already there',
} as const;

export const resultErrorLines = {
  noResultColumn_message:
    'No heading says which column contains the messages. The first row has: {{headings}}. Write “message” above it.',
  noResultColumn_shown:
    'No heading says how often a message was shown. The first row has: {{headings}}. Write “shown” above that column.',
  noResultColumn_clicked:
    'No heading says how often a message was clicked. The first row has: {{headings}}. Write “clicked” above that column.',
  noResultColumn_twice: 'Columns {{first}} and {{column}} are both “{{heading}}”. Delete one of them.',
  noResults: 'At least two messages are needed below the headings, so that they can be compared.',
  tooManyResults: 'A file has at most {{most}} messages. Split it, or leave rows out.',
  tooManyResults_files: 'The workspace has {{most}} files of results. Delete one first.',
  resultWithoutMessage: 'Column {{column}} “{{heading}}”: the cell is empty. Write the message, or delete the row.',
  resultMessageTooLong: 'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it.',
  resultTwice: '“{{message}}” is already in line {{first}}. Add both rows up, or delete one of them.',
  resultNotACount:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a whole number. Write how often, such as 1200, without decimals.',
  resultNotACount_never: 'Column {{column}} “{{heading}}”: the message was never shown. Delete the row.',
  resultClickedMore: '{{clicked}} clicks of {{shown}} times shown. Correct one of the two numbers.',
  resultTotal:
    '“{{message}}” was shown {{shown}} and clicked {{clicked}} times, as all other rows together. Delete the row.',
  resultsKnown:
    'The file {{file}} has the same messages and the same numbers. Delete it first if you want to replace it.',
  resultTests:
    'Column {{column}} “{{heading}}” names {{count}} tests, and only messages of one test can be compared. Save the rows of each test as a file of their own.',
} as const;
