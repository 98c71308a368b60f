import type { crosstab as english } from '../en/crosstab.ts';
import type { TextShape } from '../text-shape.ts';

export const crosstab: TextShape<typeof english> = {
  open: 'Kreuztabelle exportieren',
  title: 'Kreuztabelle exportieren',
  lead: 'Eine Tabelle aller Botschaften nach den Zielgruppen, die Sie wählen, mit Basen und Signifikanzbuchstaben.',
  audiences: 'Spalten',
  search: 'Zielgruppen durchsuchen',
  nothingFound: 'Keine passenden Zielgruppen.',
  noAudiences: 'Dieses Projekt hat keine Zielgruppen, die als Spalten dienen könnten.',
  nColumns_one: 'Gesamt und {{n}} Zielgruppe',
  nColumns_other: 'Gesamt und {{n}} Zielgruppen',
  chooseOne: 'Wählen Sie mindestens eine Zielgruppe.',
  tooMany: 'Wählen Sie höchstens {{max}} Zielgruppen.',
  everyone_one: 'Enthält {{all}} befragte Person.',
  everyone_other: 'Enthält alle {{all}} Befragten.',
  filtered: 'Enthält nur Befragte, auf die der Filter zutrifft: {{filter}}.',
  format: 'Format',
  export: 'Exportieren',
  failed: 'Die Kreuztabelle konnte nicht exportiert werden',
  exported: 'Die Kreuztabelle wurde exportiert',
};
