import type { resonanceFile as english } from '../en/resonance-file.ts';
import type { TextShape } from '../text-shape.ts';

export const resonanceFile: TextShape<typeof english> = {
  structureHelp_respondents: 'Die Antworten der einzelnen Befragten: Alles lässt sich filtern und vergleichen.',
  structureHelp_messages: 'Fertige Kennzahlen je Botschaft, gezeigt auf einer Diagrammseite.',
  fileHelp_respondents: 'Der Export Ihrer Umfrage, so wie er ist: eine Zeile pro befragter Person.',
  fileHelp_messages:
    'Eine Zeile pro Botschaft mit den Spalten botschaft, r1, r2 und basis, dazu je Zielgruppe Spalten wie „Geschlecht: männlich r1“ und „Geschlecht: männlich basis“.',
  messagesTemplate: 'Vorlage herunterladen (CSV)',
  figuresR1: 'Jede Botschaft hat R1.',
  figuresR1R2: 'Botschaften haben R1 und R2.',
  figuresUnit_percent: 'Die Werte werden als Prozent gelesen (0–100).',
  figuresUnit_fraction: 'Die Werte werden als Anteile gelesen (0–1): 0,45 ist 45 %.',
  figuresAudiences_one: '{{n}} Zielgruppe.',
  figuresAudiences_other: '{{n}} Zielgruppen.',
  figuresIgnored: 'Nicht gelesen: {{names}}.',
};
