export const figureColumns = {
  title: 'Which column is which?',
  help: 'The headings of this file don’t say it. Columns of audiences are read where their headings name them (“Gender: male r1”); other columns are left out.',
  message: 'Message',
  r1: 'R1, interest',
  r2: 'R2, action (optional)',
  base: 'Base, how many answered',
  choose: 'Choose a column',
  notAsked: 'Not asked',
  missing: 'Choose a column.',
  twice: 'This column is chosen twice.',
  use: 'Use these columns',
} as const;
