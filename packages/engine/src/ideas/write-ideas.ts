import { compareVectors, type TextVector, vectorize } from '../text/similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import type { FactRef, Facts } from '../writer/facts.ts';
import { readInstructions } from '../writer/instructions.ts';
import { randomFrom } from '../writer/random.ts';
import type { ShortReason } from '../writer/writing-request.ts';
import { fillings } from './fill-moves.ts';
import { contentOf, writeParts } from './idea-parts.ts';
import { readSlots } from './idea-slots.ts';
import { danish } from './moves-da.ts';
import { german } from './moves-de.ts';
import { english } from './moves-en.ts';
import { occasionMoves } from './occasion-moves.ts';
import { type MoveId, type MoveTexts, moveIds, moves } from './strategies.ts';
import { type Strategy, strategies, strategyLabels } from './strategy-labels.ts';

export interface Idea {
  /** Four labelled lines: Idea type, Idea headline, Transformation, Manifestation. */
  readonly text: string;
  readonly strategy: Strategy;
  readonly move: MoveId;
  readonly subject: string;
  readonly evidence: readonly FactRef[];
}

export interface IdeasRequest {
  readonly facts: Facts;
  readonly count: number;
  /** How many strategies a run keeps to while they have ideas; all unless given. */
  readonly breadth?: number;
  /** Of the agent: strategies it names come first, words it forbids never come. */
  readonly instructions?: string;
  readonly topic?: string | undefined;
  /** Texts of every idea that the project ever had, deleted ones too. */
  readonly known: readonly string[];
  readonly steer?: Steer | undefined;
  /** Likeness from which two ideas are one; `sameIdea` unless given. */
  readonly maxLikeness?: number;
  readonly seed: number;
}

export type Steer =
  | { readonly to: 'different' }
  | { readonly to: 'region'; readonly strategy: Strategy; readonly subject: string };

export const thinkingDepth = {
  FAST: { count: 6, breadth: 4 },
  BALANCED: { count: 12, breadth: 8 },
  DEEP: { count: 24, breadth: strategies.length },
} as const;

/** From here on two ideas are one idea in other words. */
export const sameIdea = 0.6;

const texts: Readonly<Record<TextLanguage, MoveTexts>> = {
  en: { ...english, ...occasionMoves.en },
  de: { ...german, ...occasionMoves.de },
  da: { ...danish, ...occasionMoves.da },
};

interface Candidate extends Idea {
  readonly statement: string;
  readonly vector: TextVector;
  readonly worth: number;
  readonly hasReason: boolean;
}

/**
 * Ideas from the facts of a page, one after the other, no two of one meaning and none that the project had before.
 * Returns why it ended early, or null. The same request gives the same ideas.
 */
export function* streamIdeas(request: IdeasRequest): Generator<Idea, ShortReason | null> {
  const { facts, count, known, seed, maxLikeness = sameIdea, breadth = strategies.length } = request;
  const candidates = rankCandidates(request);
  if (candidates.length === 0) return 'noFacts';
  const { language } = facts;
  const earlier = known.map((text) => vectorize(contentOf(text), language));
  const uses = countUses(known, language);
  const allowed = chooseStrategies(candidates, uses, request, breadth, randomFrom(seed));
  const written: TextVector[] = [];
  // Other strategies come before ideas without a reason.
  const stages = [true, false].flatMap((hasReason) =>
    [true, false].map((isAllowed) =>
      candidates.filter((each) => each.hasReason === hasReason && allowed.has(each.strategy) === isAllowed),
    ),
  );
  let left = new Set(stages.shift());
  for (let told = 0; told < count; ) {
    const best = pickBest(left, uses, request.steer);
    if (!best) {
      if (stages.length === 0) return 'fewFacts';
      left = new Set(stages.shift());
      continue;
    }
    left.delete(best);
    if ([...earlier, ...written].some((other) => compareVectors(other, best.vector) >= maxLikeness)) continue;
    written.push(best.vector);
    for (const key of [best.strategy, best.move, best.statement, best.subject]) uses.set(key, (uses.get(key) ?? 0) + 1);
    const { text, strategy, move, subject, evidence } = best;
    told++;
    yield { text, strategy, move, subject, evidence };
  }
  return null;
}

/** All that a page can be made into, before anything is known of the project. @returns a candidate a move and statement. */
export const rankCandidates = ({ facts, topic, instructions = '', seed }: IdeasRequest): Candidate[] => {
  const { language } = facts;
  const asked = readInstructions(instructions);
  const slots = readSlots(facts, topic, `${instructions}\n${topic ?? ''}`, seed);
  const wanted = topic?.trim() ? vectorize(topic, language) : null;
  const random = randomFrom(seed);
  const avoided = asked.avoidWords.map((word) => word.toLowerCase());
  const named = namedStrategies(instructions, language);
  return moveIds.flatMap((move) =>
    fillings(move, texts[language][move], slots, language).flatMap(
      ({ parts, statement, subject, rank, hasReason }): Candidate[] => {
        const { strategy } = moves[move];
        const [headline, transformation, manifestation] = parts;
        const type = strategyLabels[language][strategy];
        const text = writeParts({ type, headline, transformation, manifestation });
        if (avoided.some((word) => text.toLowerCase().includes(word)) || headline.length > maxHeadline) return [];
        const vector = vectorize(contentOf(text), language);
        const worth =
          (hasReason ? 2 : -5) -
          0.06 * rank -
          // Fine words say little at the end of an idea.
          (statement.isVague ? 1 : 0) +
          (named.has(strategy) ? 2 : 0) +
          (wanted ? 3 * compareVectors(wanted, vectorize(statement.text, language)) : 0) +
          0.5 * random();
        const { id } = statement;
        return [
          {
            text,
            strategy,
            move,
            subject,
            evidence: [{ id, text: statement.text }],
            statement: id,
            vector,
            worth,
            hasReason,
          },
        ];
      },
    ),
  );
};

const maxHeadline = 90;

export const isUnsigned = (headline: string): boolean =>
  Object.values(texts).some(({ guessWho: [pattern] }) => headline.endsWith(pattern.replace('{fact}', '')));

const namedStrategies = (instructions: string, language: TextLanguage): ReadonlySet<Strategy> => {
  const lower = instructions.toLowerCase();
  return new Set(
    strategies.filter((strategy) =>
      [strategyLabels.en, strategyLabels[language]].some((labels) => lower.includes(labels[strategy].toLowerCase())),
    ),
  );
};

const countUses = (known: readonly string[], language: TextLanguage): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const text of known) {
    const strategy = strategies.find((each) => text.includes(`: ${strategyLabels[language][each]}\n`));
    if (strategy) uses.set(strategy, (uses.get(strategy) ?? 0) + 0.5);
  }
  return uses;
};

/** The strategies of a run: those that were asked for, then those used least, in an order by the seed. */
const chooseStrategies = (
  candidates: readonly Candidate[],
  uses: ReadonlyMap<string, number>,
  { instructions = '', facts, steer }: IdeasRequest,
  breadth: number,
  random: () => number,
): ReadonlySet<Strategy> => {
  const named = namedStrategies(instructions, facts.language);
  const possible = strategies.filter((strategy) => candidates.some((candidate) => candidate.strategy === strategy));
  const ranked = possible
    .map((strategy) => {
      const isAsked = named.has(strategy) || (steer?.to === 'region' && steer.strategy === strategy);
      return { strategy, rank: (isAsked ? -100 : 0) + (uses.get(strategy) ?? 0) + random() };
    })
    .toSorted((a, b) => a.rank - b.rank);
  return new Set(ranked.slice(0, breadth).map(({ strategy }) => strategy));
};

const pickBest = (
  candidates: ReadonlySet<Candidate>,
  uses: ReadonlyMap<string, number>,
  steer: Steer | undefined,
): Candidate | null => {
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const tiredness = steer?.to === 'different' ? 2 : 1;
  for (const candidate of candidates) {
    const { strategy, move, statement, subject, worth } = candidate;
    const used = (key: string): number => uses.get(key) ?? 0;
    const tired = 0.6 * used(strategy) + 4 * used(move) + 0.9 * used(statement) + 0.6 * used(subject);
    const score = worth - tiredness * tired + nearness(candidate, steer);
    if (score > most) [best, most] = [candidate, score];
  }
  return best;
};

const nearness = ({ strategy, subject, evidence }: Candidate, steer: Steer | undefined): number => {
  if (steer?.to !== 'region') return 0;
  const isAbout = subject === steer.subject || evidence.some(({ text }) => text === steer.subject);
  return (strategy === steer.strategy ? 3 : 0) + (isAbout ? 2 : 0);
};
