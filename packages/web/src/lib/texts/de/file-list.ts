import type { fileList as english } from '../en/file-list.ts';
import type { TextShape } from '../text-shape.ts';

export const fileList: TextShape<typeof english> = {
  couldNotRead: '{{name}} wurde nicht importiert.',
  copyList: 'Liste kopieren',
  lineN: 'Zeile {{line}}',
  wholeFile: 'Datei',
  inLines: 'In {{n}} Zeilen: {{lines}}',
  more_one: 'und {{n}} weitere Zeile',
  more_other: 'und {{n}} weitere Zeilen',
};
