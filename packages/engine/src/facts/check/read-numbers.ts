import type { FactLanguage, FactUnit } from '../fact.ts';

/** What a text says a number is; `plain` where it says nothing, which fits everything but shares and ranks. */
export type SaidUnit = Exclude<FactUnit, 'score' | 'perWeek' | 'perPost' | 'count'> | 'plain';

export interface SaidNumber {
  readonly said: string;
  readonly at: number;
  readonly end: number;
  readonly value: number;
  /** How far off the true value may be for it to be written so. */
  readonly tolerance: number;
  readonly unit: SaidUnit;
  readonly sign: 1 | -1 | null;
}

export interface SaidDay {
  readonly said: string;
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

const months = [
  'jan(?:uary|uar)?',
  'feb(?:ruary|ruar)?',
  'mar(?:ch)?|märz?',
  'apr(?:il)?',
  'may|mai',
  'june?|juni?',
  'july?|juli?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?|okt(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?|dez(?:ember)?',
];
const monthName = `(?:${months.join('|')})(?!\\p{L})\\.?`;
const monthOf = (name: string): number =>
  months.findIndex((forms) => new RegExp(`^(?:${forms}).?$`, 'iu').test(name)) + 1;

const dayForms: readonly (readonly [RegExp, (found: RegExpMatchArray) => Omit<SaidDay, 'said'>])[] = [
  [/(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/gu, ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) })],
  [
    /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?(?!\d)/gu,
    ([, d, m, y]) => ({ year: y ? Number(y) : null, month: Number(m), day: Number(d) }),
  ],
  [
    new RegExp(`(?<![\\d.,])(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s(${monthName})(?:\\s(\\d{4}))?(?![\\p{L}\\d])`, 'giu'),
    ([, d, m, y]) => ({ year: y ? Number(y) : null, month: monthOf(m!), day: Number(d) }),
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthName})\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?(?![\\d.,%])`, 'giu'),
    ([, m, d, y]) => ({ year: y ? Number(y) : null, month: monthOf(m!), day: Number(d) }),
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthName})\\s(\\d{4})(?!\\d)`, 'giu'),
    ([, m, y]) => ({ year: Number(y), month: monthOf(m!), day: null }),
  ],
];

/** The days that a text names, and the text with blanks in their places. */
export function readDays(text: string, language: FactLanguage): { days: SaidDay[]; rest: string } {
  let rest = text;
  const days: SaidDay[] = [];
  for (const [form, read] of dayForms) {
    rest = rest.replace(form, (...given) => {
      const said = given[0] as string;
      const groups = given.slice(0, -2) as unknown as RegExpMatchArray;
      const day = read(groups);
      // "13.7." ends an English sentence, and is a day in a German one.
      const isDecimal = language === 'en' && day.year === null && /^\d+\.\d+\.$/.test(said);
      if (isDecimal || day.month < 1 || day.month > 12 || (day.day ?? 1) > 31) return said;
      days.push({ said, ...day });
      return ' '.repeat(said.length);
    });
  }
  return { days, rest };
}

const cardinals: Readonly<Record<FactLanguage, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['ein(?:e[nmrs]?|s)?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
};
const ordinals: Readonly<Record<FactLanguage, readonly string[]>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  de: 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'
    .split(' ')
    .map((stem) => `${stem}e[nrs]?`),
};
const units: readonly (readonly [SaidUnit, string])[] = [
  ['percentagePoints', 'percentage\\s+points?|prozentpunkte?n?|pp\\b'],
  ['percent', '%|percent|per\\s+cent|prozent'],
  ['points', 'points?|punkte?n?|pts?\\b'],
  ['stars', 'stars?|sterne?n?'],
  ['times', 'times|mal|fold|fach|×|x(?![\\p{L}\\d])'],
  ['days', 'days?|tage?n?'],
];
const unitAfter = units.map(
  ([unit, form]) =>
    [unit, new RegExp(`^[\\s\\u00a0-]*(?:more\\s+|fewer\\s+|mehr\\s+|weniger\\s+)?(?:${form})`, 'iu')] as const,
);
const scales: readonly (readonly [RegExp, number])[] = [
  [/^[\s\u00a0]*(?:millions?|mio\.?|millionen|m(?![\p{L}\d]))/iu, 1e6],
  [/^[\s\u00a0]*(?:billions?|mrd\.?|milliarden?|bn\b)/iu, 1e9],
  [/^[\s\u00a0]*(?:thousand|tausend|tsd\.?|k(?![\p{L}\d]))/iu, 1e3],
];
const rankBefore =
  /(?:#|\b(?:rank(?:s|ed|ing)?|places?|placed|position|no\.|number|nr\.|platz|rang|plätze|ränge|stelle)\b(?:\s+(?:is|at|ist|auf|von|from))?)\s*$/iu;
const rankAfter = /^(?:st|nd|rd|th)\b|^\.?\s+(?:platz|rang|stelle|place|rank)\b/iu;
/** Between two numbers of one unit that is told only once. */
const joins =
  /^[\s\u00a0]*(?:to|and|or|until|against|versus|vs\.?|auf|und|oder|bis|gegen|statt|instead of|–|-|—|→|\/)[\s\u00a0]*$/iu;
const around = /\b(?:about|around|roughly|almost|nearly|some|circa|ca\.|rund|etwa|fast|knapp|ungefähr)\s*$/iu;
const ofAll = /^\s*(?:of|out of|von|aus)\s*$/iu;

const parseFigure = (figure: string, language: FactLanguage): { value: number; decimals: number } => {
  const compact = figure.replace(/[\s\u00a0\u202f'’]/g, '');
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`).test(compact);
  // "1.5" in a German text is no group of thousands: an English figure in it.
  const plain = isGrouped
    ? compact.replaceAll(thousands, '').replace(decimal, '.')
    : compact.replace(/[.,](?=\d+$)/, '.').replace(/,(?=\d{3})/g, '');
  return { value: Number.parseFloat(plain), decimals: plain.split('.')[1]?.length ?? 0 };
};

const figureForm = /(?<![\p{L}\d])([+−–-]?)(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d+(?:[.,]\d+)*)/gu;

/** The numbers of a text without its days: figures, and number words where a unit or a rank makes them numbers. */
export function readNumbers(text: string, language: FactLanguage): SaidNumber[] {
  const found = [...readFigures(text, language), ...readWords(text, language)].sort((a, b) => a.at - b.at);
  return found.map((number, i) => {
    if (number.unit !== 'plain') return number;
    const [next, before] = [found[i + 1], found[i - 1]];
    if (before && before.unit === 'rank' && ofAll.test(text.slice(before.end, number.at))) return number;
    if (next && next.unit !== 'plain' && joins.test(text.slice(number.end, next.at)))
      return { ...number, unit: next.unit };
    const isOfRank = before && before.unit === 'rank' && joins.test(text.slice(before.end, number.at));
    return isOfRank ? { ...number, unit: 'rank' } : number;
  });
}

const readFigures = (text: string, language: FactLanguage): SaidNumber[] =>
  [...text.matchAll(figureForm)].map((found) => {
    const [said, mark = '', figure = ''] = found;
    const at = found.index;
    const before = text.slice(0, at);
    let end = at + said.length;
    const { value, decimals } = parseFigure(figure, language);
    let scale = 1;
    for (const [form, by] of scales) {
      const of = form.exec(text.slice(end));
      if (!of) continue;
      scale = by;
      end += of[0].length;
      break;
    }
    const isDash = mark === '–' || mark === '-' ? /\d\s*$/.test(before) : false;
    const isSigned = mark !== '' && !isDash;
    const rough = around.test(before) ? 0.05 * Math.abs(value) : 0;
    return {
      said: said.trim(),
      at,
      end,
      value: value * scale,
      tolerance: Math.max(rough, 0.5 * 10 ** -decimals) * scale * (1 + 1e-9) + 1e-9,
      unit: unitOf(before, text.slice(end), scale),
      sign: isSigned ? (mark === '+' ? 1 : -1) : null,
    };
  });

function unitOf(before: string, after: string, scale: number): SaidUnit {
  if (scale === 1 && (rankBefore.test(before) || rankAfter.test(after))) return 'rank';
  return unitAfter.find(([, form]) => form.test(after))?.[0] ?? 'plain';
}

function readWords(text: string, language: FactLanguage): SaidNumber[] {
  const numbers: SaidNumber[] = [];
  const add = (found: RegExpExecArray, value: number, unit: SaidUnit): void => {
    const [said] = found;
    numbers.push({ said, at: found.index, end: found.index + said.length, value, tolerance: 1e-9, unit, sign: null });
  };
  const unitForms = units.filter(([unit]) => unit !== 'times').map(([unit, form]) => [unit, form] as const);
  for (const [i, word] of cardinals[language].entries()) {
    if (i === 0) continue;
    for (const [unit, form] of unitForms) {
      const pattern = new RegExp(`(?<!\\p{L})${word}(?=\\s+(?:${form})(?!\\p{L}))`, 'giu');
      for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
        if (!numbers.some(({ at }) => at === found!.index)) add(found, i + 1, unit);
      }
    }
    const ranked = new RegExp(`(?<=(?:rank|place|number|platz|rang)\\s+)${word}(?!\\p{L})`, 'giu');
    for (let found = ranked.exec(text); found; found = ranked.exec(text)) add(found, i + 1, 'rank');
  }
  for (const [i, word] of ordinals[language].entries()) {
    const pattern = new RegExp(
      `(?<!\\p{L})${word}(?=\\s+(?:place|rank|position|platz|rang|stelle)(?!\\p{L}))|(?<=(?:ranks?|comes?|came|placed|finishes)\\s+)${word}(?!\\p{L})`,
      'giu',
    );
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) add(found, i + 1, 'rank');
  }
  return numbers;
}
