import type { CheckableFact, FactLanguage, FactNumber, FactUnit } from '../fact.ts';
import { findMentions, findScores, findSubjects } from './find-mentions.ts';
import { readDays, readNumbers, type SaidDay, type SaidNumber, type SaidUnit } from './read-numbers.ts';
import { findSentences } from './split-sentences.ts';

/** `number`: no fact has it. `unit`, `brand`, `score`, `direction`: one has it, but as something else, of another, or the other way round. */
type WrongReason = 'number' | 'unit' | 'brand' | 'score' | 'direction' | 'day';

interface WrongNumber {
  readonly said: string;
  readonly reason: WrongReason;
}

interface CheckedSentence {
  readonly text: string;
  readonly wrong: readonly WrongNumber[];
  readonly factIds: readonly string[];
}

interface CheckedText {
  readonly sentences: readonly CheckedSentence[];
  /** The text as it was written, without the sentences that have a wrong number. */
  readonly kept: string;
}

interface Against {
  readonly facts: readonly CheckableFact[];
  /** All names that a text may speak of, also those that no fact names. */
  readonly brands: readonly string[];
  readonly own?: string | null;
  readonly language: FactLanguage;
}

interface Candidate {
  readonly fact: CheckableFact;
  readonly number: FactNumber;
}

const fitting: Readonly<Record<SaidUnit, readonly FactUnit[]>> = {
  percent: ['percent'],
  percentagePoints: ['percentagePoints'],
  points: ['score', 'points'],
  rank: ['rank'],
  stars: ['stars'],
  times: ['times', 'perWeek', 'count'],
  days: ['days', 'count'],
  plain: ['score', 'points', 'count', 'perWeek', 'perPost', 'stars', 'days', 'times'],
};

/**
 * Finds the numbers of a text that none of the facts has: another value (as it is rounded in the text), another unit, of
 * another brand or score, or with the other sign. A sentence with such a number is left out of `kept` as a whole.
 * @public for the guide and the playground
 */
export function checkNumbers(text: string, against: Against): CheckedText {
  const sentences: CheckedSentence[] = [];
  const candidates = against.facts.flatMap((fact) => fact.numbers.map((number) => ({ fact, number })));
  let kept = '';
  let spokenOf: readonly string[] = [];
  for (const { text: sentence, from, to } of findSentences(text)) {
    const found = checkSentence(sentence, { ...against, candidates, spokenOf });
    sentences.push({ text: sentence, wrong: found.wrong, factIds: found.factIds });
    if (found.wrong.length === 0) kept += text.slice(from, to);
    if (found.named.length > 0) spokenOf = found.named;
  }
  return { sentences, kept: kept.trim() };
}

interface InContext extends Against {
  readonly candidates: readonly Candidate[];
  readonly spokenOf: readonly string[];
}

function checkSentence(sentence: string, against: InContext) {
  const { mentions, rest } = findMentions(sentence, against.brands, against.own ?? null);
  const { days, rest: undated } = readDays(rest, against.language);
  const wrong: WrongNumber[] = days.flatMap((day) =>
    isKnownDay(day, against.facts) ? [] : [{ said: day.said, reason: 'day' as const }],
  );
  const scores = findScores(rest);
  const factIds = new Set<string>();
  const numbers = readNumbers(undated, against.language);
  for (const number of numbers) {
    const named = findSubjects(sentence, mentions, number.at);
    const subjects = named.length > 0 || !startsWithPronoun.test(sentence) ? named : against.spokenOf;
    const found = judge(number, { sentence: undated, subjects, scores, candidates: against.candidates });
    if ('reason' in found) wrong.push({ said: number.said, reason: found.reason });
    else for (const id of found.factIds) factIds.add(id);
  }
  return { wrong, factIds: [...factIds], named: mentions.map(({ brand }) => brand) };
}

const startsWithPronoun = /^(?:it|its|they|their|sie|es|ihr|ihre|seine?)(?!\p{L})/iu;

interface Place {
  readonly sentence: string;
  readonly subjects: readonly string[];
  readonly scores: ReadonlySet<string>;
  readonly candidates: readonly Candidate[];
}

function judge(said: SaidNumber, place: Place): { factIds: readonly string[] } | { reason: WrongReason } {
  const ofValue = place.candidates.filter(({ number }) => hasValue(said, number));
  if (ofValue.length === 0) return { reason: 'number' };
  const ofUnit = ofValue.filter(({ number }) => fitting[said.unit].includes(number.unit));
  if (ofUnit.length === 0) return { reason: 'unit' };
  const ofBrand = ofUnit.filter((candidate) => isOf(candidate, place.subjects));
  if (ofBrand.length === 0) return { reason: 'brand' };
  const ofScore = ofBrand.filter(
    ({ number: { score } }) => !score || place.scores.size === 0 || place.scores.has(score),
  );
  if (ofScore.length === 0) return { reason: 'score' };
  const direction = said.sign ?? directionBefore(place.sentence.slice(0, said.at));
  const right = ofScore.filter(
    ({ number }) =>
      direction === null || !number.isChange || number.value === 0 || Math.sign(number.value) === direction,
  );
  return right.length === 0 ? { reason: 'direction' } : { factIds: right.map(({ fact }) => fact.id) };
}

const hasValue = ({ value, tolerance }: SaidNumber, number: FactNumber): boolean =>
  Math.abs(Math.abs(number.value) - value) <= tolerance;

function isOf({ fact, number }: Candidate, subjects: readonly string[]): boolean {
  const brands = number.brands ?? fact.brands;
  if (brands.length === 0 || subjects.length === 0) return true;
  return subjects.some((subject) => brands.some((brand) => brand.toLowerCase() === subject.toLowerCase()));
}

const up =
  /(?<!\p{L})(?:rose|risen|rises|up|gained|gains|increased|grew|grown|climbed|improved|added|higher|stieg\p{L}*|gestiegen|gewann\p{L}*|gewonnen|zugelegt|gewachsen|wuchs\p{L}*|höher|plus)(?!\p{L})/giu;
const down =
  /(?<!\p{L})(?:fell|fallen|falls|down|lost|loses|dropped|declined|decreased|slipped|shrank|lower|fiel\p{L}*|gefallen|verlor\p{L}*|gesunken|sank\p{L}*|abgenommen|eingebüßt|niedriger|minus)(?!\p{L})/giu;

/** The nearest word for up or down in the words before a number, within its clause; +1, −1, or null for neither. */
function directionBefore(before: string): 1 | -1 | null {
  const clause = before.split(/[,;:(]|\b(?:and|but|while|und|aber|während)\b/iu).at(-1)!;
  const last = (form: RegExp): number => [...clause.matchAll(form)].at(-1)?.index ?? -1;
  const [rise, fall] = [last(up), last(down)];
  if (rise === fall) return null;
  return rise > fall ? 1 : -1;
}

const isKnownDay = (said: SaidDay, facts: readonly CheckableFact[]): boolean =>
  facts.some(({ days = [] }) =>
    days.some((day) => {
      const [year, month, ofMonth] = day.split('-').map(Number);
      return (
        month === said.month &&
        (said.day === null || said.day === ofMonth) &&
        (said.year === null || said.year === year)
      );
    }),
  );
