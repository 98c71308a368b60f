import { type MessageMap, mapMessagesInSteps } from '../board/map-messages.ts';
import type { Steps } from '../steps.ts';
import { compareListInSteps } from '../text/clusters.ts';
import { compareVectors, vectorize } from '../text/similarity.ts';
import type { Facts } from '../writer/facts.ts';
import { contentOf, readParts } from './idea-parts.ts';
import { findStrategy, type Strategy, strategies, strategyLabels } from './strategy-labels.ts';
import { rankCandidates, sameIdea } from './write-ideas.ts';

interface IdeaRegion {
  /** Its middle, both numbers −1 to 1. */
  readonly x: number;
  readonly y: number;
  readonly strategy: Strategy;
  readonly subject: string;
  /** "Ritual · 300 stations". */
  readonly label: string;
}

export interface IdeaMap {
  /** In the order of the ideas. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly strategy: Strategy | null }[];
  readonly regions: readonly IdeaRegion[];
  readonly axes: MessageMap['axes'];
}

const maxRegions = 8;
const maxAnchors = 60;
/** Nothing nearer than this, on a map that is 2 wide and high, and no other region. */
const leastDistance = 0.22;

/**
 * Lays ideas out by meaning, together with ideas that the page would allow and the project does not have; where such stand
 * alone there is an empty region, named by the strategy and the subject that lead there. Where only ideas are that were
 * deleted before there is none: they do not come back.
 */
export function* mapIdeasInSteps(
  texts: readonly string[],
  facts: Facts | null,
  deleted: readonly string[] = [],
): Steps<IdeaMap> {
  const language = facts?.language ?? 'en';
  const anchors = facts ? findAnchors(texts, facts, deleted) : [];
  const all = [...texts, ...anchors.map(({ text }) => text)].map(contentOf);
  const { points, axes } = yield* mapMessagesInSteps(all, yield* compareListInSteps(all, language), language);
  const own = points.slice(0, texts.length);
  const regions: IdeaRegion[] = [];
  const ranked = anchors
    .map((anchor, at) => ({ ...anchor, ...points[texts.length + at]! }))
    .map((anchor) => ({ ...anchor, gap: distanceTo(anchor, own) }))
    .toSorted((a, b) => b.gap - a.gap);
  for (const { x, y, strategy, subject, gap } of ranked) {
    if (regions.length === maxRegions || gap < leastDistance) break;
    // Each strategy once: eight ways to go on are more than eight subjects of one.
    const isNamed = regions.some((region) => region.strategy === strategy);
    if (isNamed || distanceTo({ x, y }, regions) < leastDistance) continue;
    regions.push({ x, y, strategy, subject, label: `${strategyLabels[language][strategy]} · ${subject}` });
  }
  return {
    points: own.map((point, at) => ({ ...point, strategy: findStrategy(readParts(texts[at]!).type) })),
    regions,
    axes,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const distanceTo = ({ x, y }: Place, others: readonly Place[]): number =>
  others.reduce((least, other) => Math.min(least, Math.hypot(other.x - x, other.y - y)), Number.POSITIVE_INFINITY);

/** One possible idea a strategy and subject, the best first, the strategies in turn. */
const findAnchors = (texts: readonly string[], facts: Facts, deleted: readonly string[]) => {
  const known = new Set(texts);
  const gone = deleted.map((text) => vectorize(contentOf(text), facts.language));
  const best = new Map<string, ReturnType<typeof rankCandidates>[number]>();
  for (const candidate of rankCandidates({ facts, count: 0, known: [], seed: 1 })) {
    const key = `${candidate.strategy} ${candidate.subject}`;
    if (known.has(candidate.text) || candidate.worth <= (best.get(key)?.worth ?? 0)) continue;
    if (gone.some((other) => compareVectors(other, candidate.vector) >= sameIdea)) continue;
    best.set(key, candidate);
  }
  const byStrategy = strategies.map((strategy) =>
    [...best.values()].filter((each) => each.strategy === strategy).toSorted((a, b) => b.worth - a.worth),
  );
  return Array.from({ length: 20 }, (_, round) => byStrategy.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, maxAnchors);
};
