/** Around the list of what a file has wrong; its sentences are in `file-errors.ts`. */
export const fileList = {
  couldNotRead: '{{name}} was not imported.',
  copyList: 'Copy list',
  lineN: 'Line {{line}}',
  wholeFile: 'File',
  inLines: 'In {{n}} lines: {{lines}}',
  more_one: 'and {{n}} more line',
  more_other: 'and {{n}} more lines',
} as const;
