import type { figureColumns as english } from '../en/figure-columns.ts';
import type { TextShape } from '../text-shape.ts';

export const figureColumns: TextShape<typeof english> = {
  title: 'Welche Spalte ist welche?',
  help: 'Die Überschriften dieser Datei sagen es nicht. Spalten für Zielgruppen werden gelesen, wo ihre Überschriften sie nennen („Geschlecht: männlich r1“); andere Spalten bleiben weg.',
  message: 'Botschaft',
  r1: 'R1, Interesse',
  r2: 'R2, Handlung (optional)',
  base: 'Basis, wie viele geantwortet haben',
  choose: 'Spalte wählen',
  notAsked: 'Nicht gefragt',
  missing: 'Wählen Sie eine Spalte.',
  twice: 'Diese Spalte ist doppelt gewählt.',
  use: 'Diese Spalten verwenden',
};
