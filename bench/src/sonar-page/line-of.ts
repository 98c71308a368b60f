import { loadavg } from 'node:os';
import type { Ratio } from '../bench.ts';
import { median } from '../interleave.ts';
import { milliseconds } from '../milliseconds.ts';
import type { Painted } from './time-to-paint.ts';

/** Milliseconds that nobody takes for waiting. */
const soon = 100;

export const goalOf = (name: string) =>
  ({ name: `sonar-page/${name}`, goal: soon, atMost: true, unit: 'ms' }) as const satisfies Partial<Ratio>;

/** The median of several, the worst beside it, what the page's main thread worked, and how busy the machine is. */
export const lineOf = (name: string, painted: readonly Painted[]): Ratio => {
  const walls = painted.map(({ wall }) => wall);
  const cpu = milliseconds(median(painted.map((each) => each.cpu)));
  return {
    ...goalOf(name),
    ratio: median(walls),
    detail: `median of ${walls.length}, worst ${milliseconds(Math.max(...walls))}, main thread ${cpu}, load ${loadavg()[0]!.toFixed(1)}`,
  };
};
