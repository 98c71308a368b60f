export const resonanceFile = {
  structureHelp_respondents: 'Each respondent’s answers: everything can be filtered and compared.',
  structureHelp_messages: 'Ready-made figures per message, shown on a chart page.',
  fileHelp_respondents: 'Your survey export as it is: one row per respondent.',
  fileHelp_messages:
    'One row per message, with the columns message, r1, r2 and base, plus columns per audience such as “Gender: male r1” and “Gender: male base”.',
  messagesTemplate: 'Download a template (CSV)',
  figuresR1: 'Every message has R1.',
  figuresR1R2: 'Messages have R1 and R2.',
  figuresUnit_percent: 'The figures are read as percentages (0–100).',
  figuresUnit_fraction: 'The figures are read as fractions (0–1): 0.45 is 45%.',
  figuresAudiences_one: '{{n}} audience.',
  figuresAudiences_other: '{{n}} audiences.',
  figuresIgnored: 'Not read: {{names}}.',
} as const;
