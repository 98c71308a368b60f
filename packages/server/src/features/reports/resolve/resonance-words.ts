import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import { formatCount } from '#/platform/office/office-document.ts';

interface Strongest {
  readonly shown: number;
  /** On enough answers. */
  readonly ranked: number;
  readonly all: number;
}

const maxNamed = 4;

/** Quoted, the first few of many. */
const listNames = (names: readonly string[], [open, close]: readonly [string, string], more: (n: number) => string) => {
  const named = names.slice(0, maxNamed).map((name) => `${open}${name}${close}`);
  return [...named, ...(names.length > maxNamed ? [more(names.length - maxNamed)] : [])].join(', ');
};

const en = {
  respondents: (n: number) => `${formatCount('en', n)} respondents`,
  filtered: (audiences: string) => `filtered: ${audiences}`,
  origin: (confidence: number) => `Resonance: percent positive, intervals and tests at ${confidence}%`,
  originOfFile: 'Resonance: figures per message from a file',
  imported: (day: string) => `imported ${day}`,
  best: 'The message that resonates most',
  manyBest: (n: number) => `${formatCount('en', n)} messages could be the best`,
  couldBeBest: (names: readonly string[]) =>
    `Could be the best: ${listNames(names, ['“', '”'], en.moreGroups)}. The figures are those of the first: none of the others is significantly below it.`,
  message: 'A message in figures',
  chart: 'Messages by response',
  chartByTotal: 'Messages by response, highest total first',
  table: 'All messages in figures',
  audiences: 'Response by audience',
  concept: 'What respondents said',
  named: 'Named',
  positive: 'Positive',
  negative: 'Negative',
  benchmark: 'How many are all of these',
  shareOfAll: 'Of all respondents',
  ofAll: (some: number, all: number) => `${formatCount('en', some)} of ${formatCount('en', all)} respondents`,
  moreGroups: (n: number) => `${formatCount('en', n)} more`,
  map: 'Interest and action by message',
  matrix: (variable: string) => `Response by ${variable}`,
  audiencesShown: (shown: number, all: number) =>
    `${formatCount('en', shown)} of ${formatCount('en', all)} audiences shown`,
  messagesShown: (shown: number, all: number) =>
    shown === all ? null : `the first ${formatCount('en', shown)} of ${formatCount('en', all)} messages shown`,
  strongestShown: ({ shown, ranked, all }: Strongest) => {
    const left = [
      ...(ranked > shown ? [`${formatCount('en', ranked - shown)} with weaker response`] : []),
      ...(all > ranked ? [`${formatCount('en', all - ranked)} with fewer than 30 answers`] : []),
    ];
    const counted = `${formatCount('en', shown)} of ${formatCount('en', all)} audiences shown, the strongest first`;
    return left.length === 0 ? null : `${counted}; left out: ${left.join(' and ')}`;
  },
  lowBases: '*\u00a0fewer than 100 answers; fewer than 30 are not shown',
  everyone: 'All',
  waves: (measure: string) => `${measure} over the waves`,
  wave: (name: string, base: number | null) => `${name} (${base === null ? 'not filtered' : formatCount('en', base)})`,
  lastChange: 'Last change',
  waveVerdict: 'Against the wave before',
  changes: {
    ...{ up: '▲ higher', down: '▼ lower', same: '○ not significant', untested: 'not tested' },
    scale: 'other scale',
  },
  wavesOrigin: (confidence: number) =>
    `Resonance: percent positive; waves tested as different people at ${confidence}%`,
  wavesClosed: (n: number) => (n === 1 ? '1 wave not shown' : `${formatCount('en', n)} waves not shown`),
  code: 'Code',
  codes: 'What respondents wrote',
  codesOrigin: (confidence: number) => `Resonance: coded answers, ${confidence}% intervals`,
  answered: (n: number) => (n === 1 ? '1 answered' : `${formatCount('en', n)} answered`),
  r1: 'Interest (R1)',
  r2: 'Action (R2)',
  total: 'Total',
  base: 'Base',
  baseOf: (n: number) => `base ${formatCount('en', n)}`,
  interval: 'R1 interval',
  verdict: 'R1 against the average',
  verdicts: {
    above: '▲ R1 above average',
    below: '▼ R1 below average',
    same: '○ not significant',
    untested: 'not tested',
  },
  marks: { none: '', low: '* low base', unranked: '** not ranked' },
  columns: { message: 'Message' },
};

type Words = typeof en;

const de: Words = {
  respondents: (n) => `${formatCount('de', n)} Befragte`,
  filtered: (audiences) => `gefiltert: ${audiences}`,
  origin: (confidence: number) => `Resonance: Prozent positiv, Intervalle und Tests bei ${confidence} %`,
  originOfFile: 'Resonance: Zahlen je Botschaft aus einer Datei',
  imported: (day) => `importiert am ${day}`,
  best: 'Die Botschaft mit der stärksten Resonanz',
  manyBest: (n) => `${formatCount('de', n)} Botschaften könnten die beste sein`,
  couldBeBest: (names) =>
    `Könnten die beste sein: ${listNames(names, ['„', '“'], de.moreGroups)}. Die Zahlen sind die der ersten: Keine der anderen liegt signifikant darunter.`,
  message: 'Eine Botschaft in Zahlen',
  chart: 'Botschaften nach Resonanz',
  chartByTotal: 'Botschaften nach Resonanz, höchster Gesamtwert zuerst',
  table: 'Alle Botschaften in Zahlen',
  audiences: 'Resonanz nach Zielgruppen',
  concept: 'Was Befragte sagten',
  named: 'Genannt',
  positive: 'Positiv',
  negative: 'Negativ',
  benchmark: 'Wie viele all das sind',
  shareOfAll: 'Von allen Befragten',
  ofAll: (some, all) => `${formatCount('de', some)} von ${formatCount('de', all)} Befragten`,
  moreGroups: (n) => `${formatCount('de', n)} weitere`,
  map: 'Interesse und Handlung je Botschaft',
  matrix: (variable) => `Resonanz nach ${variable}`,
  audiencesShown: (shown, all) => `${formatCount('de', shown)} von ${formatCount('de', all)} Zielgruppen gezeigt`,
  messagesShown: (shown, all) =>
    shown === all ? null : `die ersten ${formatCount('de', shown)} von ${formatCount('de', all)} Botschaften gezeigt`,
  strongestShown: ({ shown, ranked, all }) => {
    const left = [
      ...(ranked > shown ? [`${formatCount('de', ranked - shown)} mit schwächerer Resonanz`] : []),
      ...(all > ranked ? [`${formatCount('de', all - ranked)} mit weniger als 30 Antworten`] : []),
    ];
    const counted = `${formatCount('de', shown)} von ${formatCount('de', all)} Zielgruppen gezeigt, die stärksten zuerst`;
    return left.length === 0 ? null : `${counted}; weggelassen: ${left.join(' und ')}`;
  },
  lowBases: '*\u00a0weniger als 100 Antworten; weniger als 30 werden nicht gezeigt',
  everyone: 'Alle',
  waves: (measure) => `${measure} über die Wellen`,
  wave: (name, base) => `${name} (${base === null ? 'nicht gefiltert' : formatCount('de', base)})`,
  lastChange: 'Letzte Änderung',
  waveVerdict: 'Gegenüber der Welle davor',
  changes: {
    ...{ up: '▲ höher', down: '▼ niedriger', same: '○ nicht signifikant', untested: 'nicht getestet' },
    scale: 'andere Skala',
  },
  wavesOrigin: (confidence: number) =>
    `Resonance: Prozent positiv; Wellen als verschiedene Personen getestet, ${confidence} %`,
  wavesClosed: (n) => (n === 1 ? '1 Welle nicht gezeigt' : `${formatCount('de', n)} Wellen nicht gezeigt`),
  code: 'Code',
  codes: 'Was Befragte schrieben',
  codesOrigin: (confidence: number) => `Resonance: codierte Antworten, ${confidence}-%-Intervalle`,
  answered: (n) => (n === 1 ? '1 hat geantwortet' : `${formatCount('de', n)} haben geantwortet`),
  r1: 'Interesse (R1)',
  r2: 'Handlung (R2)',
  total: 'Gesamt',
  base: 'Basis',
  baseOf: (n) => `Basis ${formatCount('de', n)}`,
  interval: 'Intervall R1',
  verdict: 'R1 gegenüber dem Schnitt',
  verdicts: {
    above: '▲ R1 über dem Schnitt',
    below: '▼ R1 unter dem Schnitt',
    same: '○ nicht signifikant',
    untested: 'nicht getestet',
  },
  marks: { none: '', low: '* kleine Basis', unranked: '** ohne Rang' },
  columns: { message: 'Botschaft' },
};

export const resonanceWords: Record<ReportLanguage, Words> = { en, de };
