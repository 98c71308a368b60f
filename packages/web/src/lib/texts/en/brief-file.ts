export const briefFile = {
  file: 'File',
  fileKinds: '{{kinds}}, up to\u00a0{{size}}',
  chooseFile: 'Choose a file',
  dropNow: 'Drop the file',
  removeFile: 'Remove file',
  fileWrongType: '{{name}} can’t be read. Choose one of: {{kinds}}.',
  fileTooLarge: '{{name}} is larger than {{size}}.',
  fileRead_one: '{{n}} character read',
  fileRead_other: '{{n}} characters read',
  fileReading: 'Reading …',
  optional: 'optional',
} as const;
