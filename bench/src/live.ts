import type { Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { openSides, type Sides } from './live/open-sides.ts';
import { quantile } from './live/quantile.ts';

const connections = 500;
const burst = { events: 200, pauseMs: 0, warmUp: 2, rounds: 15 };
const paced = { events: 40, pauseMs: 25, warmUp: 1, rounds: 7 };
/** Of one measurement: on a machine that does much else there are fewer rounds. */
const budgetMs = 15_000;
const leastRounds = 3;
const returns = 3;

/** Of each round: the product's, and that of the bare server. */
type Pairs = [number, number][];

const ratioOf = (pairs: Pairs): number => median(pairs.map(([ours, theirs]) => ours / theirs));

const describe = (pairs: Pairs, unit: string): string => {
  const [ours, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side]!)).toFixed(unit === '/s' ? 0 : 1));
  const ratios = pairs.map(([a, b]) => a / b);
  const [least, most] = [Math.min(...ratios).toFixed(2), Math.max(...ratios).toFixed(2)];
  return `product ${ours}${unit}   bare ws ${theirs}${unit} (${least}–${most} in ${pairs.length} rounds)`;
};

const measureRounds = async (
  sides: Sides,
  { events, pauseMs, warmUp, rounds }: typeof burst,
  figureOf: (told: readonly number[], arrivals: readonly Float64Array[]) => number,
): Promise<Pairs> => {
  const pairs: Pairs = [];
  const end = performance.now() + budgetMs;
  for (let round = -warmUp; round < rounds; round++) {
    if (round >= leastRounds && performance.now() > end) break;
    const [ours, theirs] = await sides.publish(events, pauseMs);
    const pair: Pairs[number] = [figureOf(ours.told, ours.arrivals), figureOf(theirs.told, theirs.arrivals)];
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
};

/** Frames a second, from the first event that is told to the last one that is heard. */
const rateOf = (told: readonly number[], arrivals: readonly Float64Array[]): number => {
  const end = Math.max(...arrivals.map((ofClient) => ofClient.at(-1)!));
  return (burst.events * connections * 1000) / (end - told[0]!);
};

/** Milliseconds from telling an event to hearing it, of all events and clients. */
const p99Of = (told: readonly number[], arrivals: readonly Float64Array[]): number =>
  quantile(
    arrivals.flatMap((ofClient) => Array.from(ofClient, (at, event) => at - told[event]!)),
    0.99,
  );

/** The live channel of the whole product against a bare `ws` server that sends the same bytes to as many connections. */
export async function* live(): AsyncGenerator<Ratio> {
  const sides = await openSides(connections);
  try {
    const rates = await measureRounds(sides, burst, rateOf);
    const given = `${connections} connections, ${burst.events} events`;
    yield { name: 'live/fan-out', goal: 0.5, ratio: ratioOf(rates), detail: `${describe(rates, '/s')}, ${given}` };

    const late = await measureRounds(sides, paced, p99Of);
    const pace = `one event every ${paced.pauseMs} ms`;
    const p99 = `p99 of latency: ${describe(late, ' ms')}, ${pace}`;
    yield { name: 'live/latency', goal: 3, atMost: true, ratio: ratioOf(late), detail: p99 };

    const back: Pairs = [];
    for (let round = 0; round < returns; round++) {
      back.push(await sides.closeAll());
      await sides.publish(1, 0);
    }
    const time = median(back.map(([ours]) => ours)) / 1000;
    const detail = `${connections} back after a close: ${describe(back, ' ms')}`;
    yield { name: 'live/reconnect', goal: 10, atMost: true, unit: 's', ratio: time, detail };
    await sides.check();
  } finally {
    await sides.close();
  }
}
