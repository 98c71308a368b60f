export const fileList = {
  couldNotRead: '{{name}} wasn’t imported.',
  copyList: 'Copy list',
  lineN: 'Line {{line}}',
  wholeFile: 'File',
  inLines: 'On {{n}} lines: {{lines}}',
  more_one: 'and {{n}} more line',
  more_other: 'and {{n}} more lines',
} as const;
