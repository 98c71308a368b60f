import type { TextLanguage } from '../text/stop-words.ts';
import { mentions } from '../writer/phrase-fact.ts';
import type { IdeaSlots, Statement } from './idea-slots.ts';
import { moveReasons } from './move-reasons.ts';
import { type Move, type MoveId, moves } from './strategies.ts';

type Parts = readonly [headline: string, transformation: string, manifestation: string];
interface Filling {
  readonly parts: Parts;
  readonly statement: Statement;
  readonly subject: string;
  readonly rank: number;
  readonly hasReason: boolean;
}

export const fillings = (
  move: MoveId,
  written: Parts,
  { statements, quotes, ...page }: IdeaSlots,
  language: TextLanguage,
): Filling[] => {
  const { on, limits } = moves[move] as Move;
  return [...quotes, ...statements].flatMap((statement, index): Filling[] => {
    const { text, says, isVague: _, id: __, ...literals } = statement;
    const hasReason = on.some((trait) => says.has(trait));
    if (!hasReason && !(limits.orOn && says.has(limits.orOn))) return [];
    if (text.split(' ').length > (limits.words ?? Number.POSITIVE_INFINITY)) return [];
    const figure = Number(literals.n?.replaceAll(/[.,]/g, '') ?? 0);
    if (figure > (limits.figure ?? Number.POSITIVE_INFINITY) || figure < (limits.fromFigure ?? 0)) return [];
    // All of a poster is a poster.
    if (move === 'fillsPoster' && Number.parseInt(literals.percent ?? '', 10) >= 100) return [];
    // Who is named has not to be guessed.
    if (move === 'guessWho' && mentions(text, page.brand)) return [];
    const values = { ...literals, ...page, audience: page.audiences[0], quote: text, fact: text };
    const [headline, transformation, manifestation] = written.map((part) => fill(part, values));
    if (!headline || !transformation || !manifestation) return [];
    const why = reasonFor(move, statement, language, values);
    const parts: Parts = [headline, why ? `${transformation} ${why}` : transformation, manifestation];
    const subject = subjectOf(written, values);
    const rank = index < quotes.length ? index : index - quotes.length;
    return [{ parts, statement, subject, rank, hasReason }];
  });
};

const reasonFor = (
  move: MoveId,
  { says, id }: Statement,
  language: TextLanguage,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const said = moves[move].on
    .filter((trait) => says.has(trait))
    .flatMap((trait) => moveReasons[language][trait] ?? [])
    .flatMap((reason) => fill(reason, values) ?? []);
  const turn = [...`${move} ${id}`].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 9973, 0);
  return said[turn % said.length] ?? null;
};

/** Null where the page lacks what a slot names. The stop of "Washington, D.C." ends a sentence, too. */
const fill = (text: string, values: Readonly<Record<string, unknown>>): string | null => {
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => values[name!]);
  if (slots.some((value) => typeof value !== 'string' || value === '')) return null;
  return text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] as string)
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
};

const subjectOf = (written: Parts, values: Readonly<Record<string, unknown>>): string => {
  const taken = ['number', 'time', 'price', 'percent', 'audience', 'absent', 'absence'].find((name) =>
    written.some((part) => part.includes(`{${name}}`)),
  );
  return String(values[taken ?? 'fact']);
};
