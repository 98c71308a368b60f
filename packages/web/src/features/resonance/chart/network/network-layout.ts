import type { ChartModel } from '../model/chart-model.ts';

/** A place in a circle of radius 1 around (0, 0). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Arc {
  readonly header: string;
  readonly from: number;
  readonly to: number;
}

export interface NetworkLayout {
  readonly messages: readonly Place[];
  readonly audiences: readonly Place[];
  readonly angles: readonly number[];
  readonly arcs: readonly Arc[];
}

const gap = 0.8;
const inner = 0.8;

const layoutRing = ({ data }: ChartModel) => {
  const angles: number[] = [];
  const arcs: Arc[] = [];
  const headers = data.audiences.map(({ header }) => header);
  const breaks = headers.filter((header, at) => header !== headers[at - 1]).length;
  const step = (Math.PI * 2) / Math.max(1, headers.length + breaks * gap);
  let place = 0;
  headers.forEach((header, at) => {
    if (header !== headers[at - 1]) place += gap;
    // From the top, clockwise.
    const angle = (place + 0.5) * step - Math.PI / 2 - gap * step;
    angles.push(angle);
    const last = arcs.at(-1);
    const [from, to] = [angle - step / 2, angle + step / 2];
    if (last !== undefined && header === headers[at - 1]) arcs[arcs.length - 1] = { ...last, to };
    else arcs.push({ header, from, to });
    place += 1;
  });
  return { angles, arcs };
};

/** How far a message's R1 in an audience is from its R1 over all, link by link; null where it is not ranked. */
const differences = ({ data, audienceCount }: ChartModel): (number | null)[] =>
  data.links.r1.map((r1, at) => {
    const own = data.messages[Math.floor(at / audienceCount)]?.accurateR1Total ?? null;
    return r1 === null || own === null || (data.links.base[at] ?? 0) < 30 ? null : r1 - own;
  });

const meanDifference = (model: ChartModel, given: readonly (number | null)[], audience: number): number => {
  const own = model.data.messages
    .map((_, message) => given[message * model.audienceCount + audience] ?? null)
    .filter((value) => value !== null);
  return own.length === 0 ? 0 : own.reduce((sum, value) => sum + value, 0) / own.length;
};

/**
 * Where messages are drawn to: towards the audiences that prefer them more than is usual there, away from the others, by
 * their bases. Centred by message and by audience, as in a correspondence analysis.
 */
const messagePulls = (model: ChartModel, angles: readonly number[]): Place[] => {
  const given = differences(model);
  const usual = angles.map((_, audience) => meanDifference(model, given, audience));
  return model.data.messages.map((_, message) => {
    let [x, y] = [0, 0];
    angles.forEach((angle, audience) => {
      const at = message * model.audienceCount + audience;
      const difference = given[at] ?? null;
      if (difference === null) return;
      const pull = (difference - (usual[audience] ?? 0)) * Math.sqrt(model.data.links.base[at] ?? 0);
      x += Math.cos(angle) * pull;
      y += Math.sin(angle) * pull;
    });
    return { x, y };
  });
};

/**
 * Audiences stand on a ring, variable by variable; messages inside it, in the direction of the audiences that prefer
 * them more than is usual there. The more a message depends on its audience, the nearer to the rim: places by rank, so that they fill the circle
 * evenly. Equal data give equal places.
 */
export const networkLayout = (model: ChartModel): NetworkLayout => {
  const { angles, arcs } = layoutRing(model);
  const pulls = messagePulls(model, angles);
  const lengths = pulls.map(({ x, y }) => Math.hypot(x, y));
  const byLength = lengths.map((_, at) => at).sort((one, other) => lengths[one]! - lengths[other]! || one - other);
  const messages: Place[] = new Array(pulls.length);
  byLength.forEach((at, rank) => {
    const radius = inner * Math.sqrt((rank + 0.5) / pulls.length);
    const { x, y } = pulls[at]!;
    const angle = lengths[at]! < 1e-9 ? rank * 2.399963 : Math.atan2(y, x);
    messages[at] = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
  return {
    messages: spreadApart(messages, inner),
    audiences: angles.map((angle) => ({ x: Math.cos(angle), y: Math.sin(angle) })),
    angles,
    arcs,
  };
};

const rounds = 60;

const part = (xs: Float64Array, ys: Float64Array, one: number, other: number, wanted: number) => {
  let dx = xs[other]! - xs[one]!;
  let dy = ys[other]! - ys[one]!;
  let distance = Math.hypot(dx, dy);
  if (distance >= wanted) return;
  if (distance < 1e-9) {
    dx = Math.cos(other * 2.399963) * 1e-3;
    dy = Math.sin(other * 2.399963) * 1e-3;
    distance = 1e-3;
  }
  const push = ((wanted - distance) / distance) * 0.5;
  xs[one]! -= dx * push;
  ys[one]! -= dy * push;
  xs[other]! += dx * push;
  ys[other]! += dy * push;
};

const keepInside = (xs: Float64Array, ys: Float64Array, at: number, radius: number) => {
  const distance = Math.hypot(xs[at]!, ys[at]!);
  if (distance <= radius) return;
  xs[at]! *= radius / distance;
  ys[at]! *= radius / distance;
};

/**
 * Moves places in a circle of a radius until they keep a distance that its area allows, in a fixed number of rounds.
 * No chance and no clock: equal places give equal ones.
 */
const spreadApart = (places: readonly Place[], radius: number): Place[] => {
  const xs = Float64Array.from(places, ({ x }) => x);
  const ys = Float64Array.from(places, ({ y }) => y);
  // As if each had a square of its own, with room to spare.
  const wanted = Math.min(0.3, radius * Math.sqrt(Math.PI / Math.max(1, places.length)) * 0.86);
  for (let round = 0; round < rounds; round += 1) {
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) part(xs, ys, one, other, wanted);
    }
    for (let at = 0; at < places.length; at += 1) keepInside(xs, ys, at, radius);
  }
  return places.map((_, at) => ({ x: xs[at]!, y: ys[at]! }));
};
