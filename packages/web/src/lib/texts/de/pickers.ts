import type { pickers as english } from '../en/pickers.ts';
import type { TextShape } from '../text-shape.ts';

export const pickers: TextShape<typeof english> = {
  loadMore: 'Mehr laden',
  loadMoreOf: 'Mehr laden: {{label}}',
  shownOf: '{{shown}} von {{total}}',
  nothingFound: 'Keine Treffer für „{{text}}“.',
  searchIn: 'Suchen: {{list}}',
  add: '{{name}} hinzufügen',
  remove: '{{name}} entfernen',
  addAllShown: 'Alle angezeigten hinzufügen',
  removeAllShown: 'Alle angezeigten entfernen',
  changed: 'Nicht gespeichert',
  movedTo: '{{name}} nach „{{list}}“ verschoben',
  movedManyTo_one: '{{count}} Eintrag nach „{{list}}“ verschoben',
  movedManyTo_other: '{{count}} Einträge nach „{{list}}“ verschoben',
  chosen_one: '{{n}} ausgewählt',
  chosen_other: '{{n}} ausgewählt',
};
