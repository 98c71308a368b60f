import type { NetworkFrame } from './network-frame.ts';
import type { Place } from './network-layout.ts';
import type { NetworkLink } from './network-links.ts';

type Ends = Pick<NetworkLink, 'message' | 'audience'>;

/** Sideways, as a part of the link's length. */
const bends = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5];
/** What a bend of the whole length costs, in marks of other messages that a link may pass instead. */
const costOfBend = 1.5;
const samples = 20;
/** Among more marks a link passes some wherever it runs. */
const mostMarks = 60;
/** Of the point that a link bends towards, from the middle. */
const farthest = 0.95;
/** Px between a link and a mark that is not its own. */
const clearance = 8;

const found = new WeakMap<NetworkFrame, Map<string, Place>>();

/** The point that a link bends towards, in the circle of the layout; null where the link is none. */
export function bendOf(frame: NetworkFrame, { message, audience }: Ends): Place | null {
  const known = found.get(frame) ?? new Map<string, Place>();
  found.set(frame, known);
  const key = `${message} ${audience}`;
  const bend = known.get(key) ?? findBend(frame, { message, audience });
  if (bend !== null) known.set(key, bend);
  return bend;
}

function findBend(frame: NetworkFrame, { message, audience }: Ends): Place | null {
  const { layout, ring } = frame;
  const from = layout.messages[message];
  const to = layout.audiences[audience];
  if (from === undefined || to === undefined) return null;
  // All links bend a little towards the middle.
  const middle = { x: (from.x + to.x) * 0.4, y: (from.y + to.y) * 0.4 };
  const candidates = (layout.messages.length > mostMarks ? bends.slice(0, 1) : bends).map((bend) => ({
    x: middle.x - bend * (to.y - from.y) * (ring.y / ring.x),
    y: middle.y + bend * (to.x - from.x) * (ring.x / ring.y),
  }));
  const costs = candidates.map((bend, at) => {
    // Beyond it a link would leave the ring and run through its names.
    if (Math.hypot(bend.x, bend.y) > farthest) return Number.POSITIVE_INFINITY;
    return countPassed(frame, message, [from, bend, to]) + costOfBend * Math.abs(bends[at]!);
  });
  return candidates[costs.indexOf(Math.min(...costs))]!;
}

function countPassed(
  { layout, ring, radii }: NetworkFrame,
  own: number,
  [from, bend, to]: readonly [Place, Place, Place],
): number {
  const points = Array.from({ length: samples }, (_, step) => pointOn((step + 1) / (samples + 1), [from, bend, to]));
  return layout.messages.filter(
    (mark, message) =>
      message !== own &&
      points.some(
        ({ x, y }) => Math.hypot((x - mark.x) * ring.x, (y - mark.y) * ring.y) < (radii[message] ?? 3) + clearance,
      ),
  ).length;
}

const pointOn = (t: number, [from, bend, to]: readonly [Place, Place, Place]): Place => {
  const [start, pull, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return {
    x: start * from.x + pull * bend.x + end * to.x,
    y: start * from.y + pull * bend.y + end * to.y,
  };
};
