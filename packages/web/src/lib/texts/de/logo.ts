import type { logo as english } from '../en/logo.ts';
import type { TextShape } from '../text-shape.ts';

export const logo: TextShape<typeof english> = {
  file: 'Logodatei',
  choose: 'Logo auswählen',
  replace: 'Logo ersetzen',
  remove: 'Logo entfernen',
  removeTitle: 'Logo entfernen?',
  dropNow: 'Logo hier ablegen',
  kinds: 'PNG, JPEG oder WebP, bis {{size}}, jede Seite 24 bis 2.000 Pixel. Kein SVG.',
  none: 'Noch kein Logo',
  on_light: 'Logo in der hellen Darstellung',
  on_dark: 'Logo in der dunklen Darstellung, auf Weiß',
  saved: 'Das Logo wurde gespeichert',
  removed: 'Das Logo wurde entfernt',
  couldntSave: 'Das Logo konnte nicht gespeichert werden',
  couldntRemove: 'Das Logo konnte nicht entfernt werden',
  cancelUpload: 'Hochladen abbrechen',
  wrongKind:
    '„{{name}}“ ist keine PNG-, JPEG- oder WebP-Datei. SVG-Dateien werden nicht angenommen, weil sie Skripte enthalten können.',
  tooLarge: '„{{name}}“ ist größer als {{size}}.',
  tooLargeAtServer: 'Die Datei ist größer als {{size}}.',
  emptyFile: '„{{name}}“ ist leer.',
};
