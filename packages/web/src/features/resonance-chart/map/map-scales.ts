import { ticksOf } from '../drawing/ticks.ts';
import type { ChartModel } from '../model/chart-model.ts';

export interface Domain {
  readonly low: number;
  readonly high: number;
}

export interface MapScales {
  readonly x: Domain;
  readonly y: Domain;
  /** Whether y is R2 in percent; otherwise it is the base. */
  readonly isY2: boolean;
}

/** Fives around the values with some room, at least 10 points wide, within 0 to 100. */
const percentDomain = (values: readonly number[]): Domain => {
  if (values.length === 0) return { low: 0, high: 100 };
  const least = Math.min(...values);
  const most = Math.max(...values);
  const room = Math.max(2, (most - least) * 0.08);
  const low = Math.max(0, Math.floor((least - room) / 5) * 5);
  const high = Math.min(100, Math.ceil((most + room) / 5) * 5);
  return high - low >= 10 ? { low, high } : { low: Math.max(0, high - 10), high: Math.min(100, low + 10) };
};

/** Round figures around the bases; bases that are nearly equal keep a tenth of their size of room. */
const baseDomain = (bases: readonly number[]): Domain => {
  const [least, most] = [Math.min(...bases), Math.max(...bases)];
  const room = most - least > most * 0.1 ? (most - least) * 0.08 : Math.max(1, most * 0.05);
  const { step } = ticksOf(least - room, most + room, 6);
  return {
    low: Math.max(0, Math.floor((least - room) / step) * step),
    high: Math.ceil((most + room) / step) * step,
  };
};

/** R1 across; R2 upward, or the base where the project has no R2. */
export const mapScales = ({ data, hasR2 }: ChartModel): MapScales => {
  const r1 = data.messages.map(({ accurateR1Total }) => accurateR1Total).filter((value) => value !== null);
  const r2 = data.messages.map(({ accurateR2Total }) => accurateR2Total).filter((value) => value !== null);
  const bases = data.messages.map(({ base }) => base);
  return { x: percentDomain(r1), y: hasR2 ? percentDomain(r2) : baseDomain(bases), isY2: hasR2 };
};

export const shareOf = ({ low, high }: Domain, value: number): number => (value - low) / (high - low);
