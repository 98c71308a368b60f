import type { forms as english } from '../en/forms.ts';
import type { TextShape } from '../text-shape.ts';

export const forms: TextShape<typeof english> = {
  add: '{{name}} hinzufügen',
  remove: '{{name}} entfernen',
  choose: 'Hinzufügen',
  chooseDone: 'Fertig',
  removeOne: 'Entfernen',
  addAll: 'Alle hinzufügen',
  removeAll: 'Alle entfernen',
  addAllShown: 'Angezeigte hinzufügen',
  removeAllShown: 'Angezeigte entfernen',
  showAll: 'Alle {{n}} anzeigen',
  changed: 'Nicht gespeichert',
  movedTo: '{{name}} nach „{{list}}“ verschoben',
  movedManyTo_one: '{{count}} Eintrag nach „{{list}}“ verschoben',
  movedManyTo_other: '{{count}} Einträge nach „{{list}}“ verschoben',
  fieldsNeedAttention_one: '{{n}} Angabe fehlt oder stimmt nicht',
  fieldsNeedAttention_other: '{{n}} Angaben fehlen oder stimmen nicht',
};
