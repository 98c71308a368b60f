import type { FileErrorList } from './file-errors.ts';

const totals = [
  ...['(?:grand |sub-?)?total', 'sum', 'mean', 'average', 'avg\\.?', 'median', 'index', 'n ?= ?\\d+', 'nps', 'ø', '∅'],
  ...['(?:std\\.?|standard) ?dev(?:\\.|iation)?', 'variance', '(?:mean|average) (?:score|value|rating)'],
  ...['overall(?: score| mean| average)?', 'all respondents', 'respondents', 'share', 'base', 'count'],
  ...['(?:top|bottom)[ -]?\\d(?:[ -]?box(?:es)?)?', '[tb]\\d ?b'],
  ...['(?:ins)?gesamt', 'gesamtergebnis', '(?:zwischen)?summe', 'mittelwerte?', 'durchschnitt', 'standardabweichung'],
  ...['varianz', 'anzahl', 'anteil', 'basis', 'alle befragten'],
  ...['i alt', 'gennemsnit', 'total général', 'moyenne', 'media'],
];
const total = new RegExp(String.raw`^(?:${totals.join('|')})(?:\s*\([^)]*\)|\s+(?:all|aller?|ja|yes|%))?\s*:?$`, 'iu');
const note = /^(?:sources?|quellen?|kilder?|notes?|anmerkung(?:en)?|fuente|exported|exportiert)\s*[:.]/iu;

/** Rows at the foot of a table that are looked at. */
export const footRows = 3;

/** A word for a total, with what it is of: "Total (n=120)", "Durchschnitt aller", "Anteil ja". */
export const saysTotal = (cell: string): boolean => total.test(cell.trim());

/** "Source: our panel" */
export const saysSource = (cell: string): boolean => note.test(cell.trim());

const benchmark = /^(?:benchmark|norm)s?$/iu;

/** Names the rows at the foot of a list of messages that are none: totals, sources and benchmarks. */
export const reportFootRows = (
  rows: readonly { readonly text: string; readonly line: number }[],
  errors: FileErrorList,
): void => {
  for (const { text, line } of rows.slice(-footRows)) {
    const isNone = saysTotal(text) || saysSource(text) || benchmark.test(text);
    if (isNone) errors.add('footRow', line, { cell: text });
  }
};
