import { range } from 'd3-array';
import type { NetworkFrame } from './network-frame.ts';
import type { Place } from './network-layout.ts';
import type { NetworkLink } from './network-links.ts';

type Ends = Pick<NetworkLink, 'message' | 'audience'>;
/** The point that a link bends towards, in the circle of the layout; null where the link is none. */
export type BendOf = (ends: Ends) => Place | null;

/** Sideways, as a part of the link's length. */
const bends = [0, ...range(0.04, 0.7, 0.04).flatMap((bend) => [bend, -bend])];
/** Where along the link it bends. */
const parts = [0.5, 0.3, 0.7];
/**
 * In marks of other messages that a link may pass instead: a bend of the whole length (less where marks stand close),
 * and all of it beside another link.
 */
const costs = { bend: 1.6, bendOnNarrow: 0.9, beside: 1.5 };
const samples = 28;
/** Among more marks a link passes some wherever it runs. */
const mostMarks = 60;
/** Of the point that a link bends towards, from the middle. */
const farthest = 0.98;
/** Px from a mark, or the number beside it, at which a link seems to run behind it, and those at which it is clear of it. */
const clearances = { behind: 2, clear: 8 };
/** Px between links that seem to be one. */
const besides = 9;

/** Links bend round the marks of other messages, and those that are drawn at rest apart from each other. */
export function linkBends(frame: NetworkFrame, atRest: readonly Ends[]): BendOf {
  const found = new Map<string, Place | null>();
  const keyOf = ({ message, audience }: Ends) => `${message} ${audience}`;
  const paths = new Map<string, Place[]>();
  // The first round knows only stronger links, the second all.
  for (const ends of [...atRest, ...atRest]) {
    const key = keyOf(ends);
    paths.delete(key);
    const bend = findBend(frame, ends, [...paths.values()]);
    found.set(key, bend);
    if (bend !== null) paths.set(key, pathOf(frame, ends, bend));
  }
  return (ends) => {
    const key = keyOf(ends);
    if (!found.has(key)) found.set(key, findBend(frame, ends, []));
    return found.get(key) ?? null;
  };
}

function findBend(frame: NetworkFrame, ends: Ends, others: readonly Place[][]): Place | null {
  const { layout, ring, isNarrow } = frame;
  const from = layout.messages[ends.message];
  const to = layout.audiences[ends.audience];
  if (from === undefined || to === undefined) return null;
  const inwards = 1 - Math.hypot(to.x - from.x, to.y - from.y) / 10;
  const isCrowded = layout.messages.length > mostMarks;
  const candidates = (isCrowded ? parts.slice(0, 1) : parts)
    .flatMap((part) =>
      (isCrowded ? bends.slice(0, 1) : bends).map((bend) => ({
        // All links bend a little towards the middle, long ones more.
        x: inwards * (from.x + part * (to.x - from.x)) - bend * (to.y - from.y) * (ring.y / ring.x),
        y: inwards * (from.y + part * (to.y - from.y)) + bend * (to.x - from.x) * (ring.x / ring.y),
        cost: (isNarrow ? costs.bendOnNarrow : costs.bend) * (Math.abs(bend) + Math.abs(part - 0.5)),
      })),
    )
    // Beyond it a link would leave the ring and run through its names.
    .filter(({ x, y }, at) => at === 0 || Math.hypot(x, y) <= farthest)
    .sort((one, other) => one.cost - other.cost);
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY };
  for (const { x, y, cost } of candidates) {
    if (cost >= best.cost) break;
    const path = pathOf(frame, ends, { x, y });
    const total = cost + costOfMarks(frame, ends.message, path) + costs.beside * shareBeside(path, others);
    if (total < best.cost) best = { x, y, cost: total };
  }
  return { x: best.x, y: best.y };
}

/** Points of a link in px from the ring's middle, without its ends. */
function pathOf({ layout, ring }: NetworkFrame, { message, audience }: Ends, bend: Place): Place[] {
  const [from, to] = [layout.messages[message]!, layout.audiences[audience]!];
  return Array.from({ length: samples }, (_, step) => {
    const t = (step + 1) / (samples + 1);
    const [start, pull, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {
      x: (start * from.x + pull * bend.x + end * to.x) * ring.x,
      y: (start * from.y + pull * bend.y + end * to.y) * ring.y,
    };
  });
}

const leastDistance = (points: readonly Place[], { x, y }: Place): number =>
  Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));

/** One for each mark that a link seems to run behind, less for one that it comes near. */
function costOfMarks({ obstacles }: NetworkFrame, own: number, path: readonly Place[]): number {
  const { behind, clear } = clearances;
  return obstacles.reduce((sum, obstacle) => {
    if (obstacle.message === own) return sum;
    const gap = leastDistance(path, obstacle) - obstacle.r;
    if (gap < behind) return sum + 1;
    return gap < clear ? sum + (0.3 * (clear - gap)) / (clear - behind) : sum;
  }, 0);
}

/** How much of a link runs where others run. */
const shareBeside = (path: readonly Place[], others: readonly Place[][]): number =>
  path.filter((point) => others.some((other) => leastDistance(other, point) < besides)).length / path.length;
