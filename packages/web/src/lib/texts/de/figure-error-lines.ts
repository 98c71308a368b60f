import type { figureErrorLines as english } from '@soundings/contract/resonance/error-lines';
import type { TextShape } from '../text-shape.ts';

export const figureErrorLines: TextShape<typeof english> = {
  figuresHeading_missing:
    'Es gibt keine Spalte „{{heading}}“. In der ersten Zeile stehen: {{headings}}. Für eine Datei mit Botschaften sind die Spalten botschaft, r1 und basis nötig; r2 und Spalten für Zielgruppen („Geschlecht: männlich r1“, „Geschlecht: männlich basis“) können hinzukommen.',
  figuresHeading_twice:
    'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ enthalten dasselbe. Löschen Sie eine davon oder berichtigen Sie ihre Überschrift.',
  figuresHeading_noVariable:
    'Bei Spalte {{column}} „{{heading}}“ sind Merkmal und Zielgruppe nicht zu trennen. Schreiben Sie die Überschrift wie in „Geschlecht: männlich r1“.',
  figuresHeading_incomplete:
    'Zur Zielgruppe „{{audience}}“ gibt es keine Spalte {{figure}}. Ergänzen Sie die Spalte „{{audience}} {{figure}}“, oder löschen Sie die Spalten der Zielgruppe.',
  figureNotAPercent:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Prozentwert von 0 bis {{most}}. Berichtigen Sie ihn, oder leeren Sie die Zelle, wenn es keinen Wert gibt.',
  figureNotAPercent_mixed:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist größer als 1, die meisten Werte der Spalte sind aber höchstens 1. Berichtigen Sie den Wert; wenn alle Werte Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  figureNotAPercent_units:
    'In Spalte {{column}} „{{heading}}“ ist kein Wert größer als 1, Spalte {{other}} „{{otherHeading}}“ ist aber in Prozent. Geben Sie beide in Prozent an; wenn beide schon Prozentwerte sind, setzen Sie „(%)“ ans Ende der Überschrift.',
  figureMissing:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer, obwohl die Basis {{base}} ist. Schreiben Sie den Prozentwert hinein, oder löschen Sie die Zeile.',
  baseNotACount:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine ganze Zahl ab 0. Schreiben Sie hinein, wie viele Befragte geantwortet haben.',
  baseNotACount_mark:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ können Tausender oder eine Zahl mit Nachkommastellen sein. Schreiben Sie ohne Zeichen zwischen den Ziffern hinein, wie viele Befragte geantwortet haben.',
  baseNotACount_blank:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Schreiben Sie hinein, wie viele Befragte geantwortet haben.',
  baseTooLarge:
    'Spalte {{column}} „{{heading}}“: {{base}} ist mehr als die {{all}}, die insgesamt zu der Botschaft geantwortet haben. Berichtigen Sie eine der beiden Zahlen.',
  messageWithoutText_figures:
    'Spalte {{column}} „{{heading}}“: Schreiben Sie die Botschaft hinein, oder löschen Sie die Zeile.',
  messageTwice_figures:
    'Spalte {{column}} „{{heading}}“: „{{message}}“ steht schon in Zeile {{first}}. Ändern Sie eine der Botschaften, oder löschen Sie eine der Zeilen.',
  noMessages_figures: 'Unter den Überschriften steht keine Zeile. Fügen Sie für jede Botschaft eine Zeile ein.',
  fileTooLarge_figures:
    'Höchstens {{messages}} Botschaften sind möglich, und Botschaften mal Zielgruppen höchstens {{most}}. Lassen Sie Zielgruppen weg, oder teilen Sie die Datei und importieren Sie jeden Teil als eigenes Projekt.',
};
