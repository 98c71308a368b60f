import type { briefFile as english } from '../en/brief-file.ts';
import type { TextShape } from '../text-shape.ts';

export const briefFile: TextShape<typeof english> = {
  file: 'Datei',
  fileKinds: '{{kinds}}, bis\u00a0{{size}}',
  chooseFile: 'Datei wählen',
  dropNow: 'Datei ablegen',
  removeFile: 'Datei entfernen',
  fileWrongType: '{{name}} kann nicht gelesen werden. Möglich sind: {{kinds}}.',
  fileTooLarge: '{{name}} ist größer als {{size}}.',
  fileRead_one: '{{n}} Zeichen gelesen',
  fileRead_other: '{{n}} Zeichen gelesen',
  fileReading: 'Wird gelesen …',
  optional: 'optional',
};
