import type { markdown as english } from '../en/markdown.ts';
import type { TextShape } from '../text-shape.ts';

export const markdown: TextShape<typeof english> = {
  code: 'Code',
  copyCode: 'Kopieren: {{name}}',
  table: 'Tabelle: {{columns}}',
  done: 'Erledigt',
  open: 'Offen',
};
