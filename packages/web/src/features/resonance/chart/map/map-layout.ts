import type { Size } from '../drawing/vision.ts';
import type { ChartModel, Verdict } from '../model/chart-model.ts';

export interface MapMark {
  readonly message: number;
  readonly x: number;
  readonly y: number;
  /** Its area says the base. */
  readonly r: number;
  /** How far its 95 % interval of R1 reaches to the right, in px at the start. */
  readonly reach: number;
  readonly verdict: Verdict;
}

const largest = (count: number, width: number) => {
  // Numbers stand beside marks on a phone: two that are near stay two.
  if (width < 480) return 5.5;
  return count > 200 ? 8 : count > 60 ? 9 : 10;
};

/** One mark a message, in the order of the totals. Messages without R1, or without the figure of the y axis, have none. */
export const mapMarks = (model: ChartModel, scales: MapScales, plot: Size): MapMark[] => {
  const { messages } = model.data;
  const most = Math.max(1, ...messages.map(({ base }) => base));
  return model.order.flatMap((at) => {
    const message = messages[at];
    const r1 = message?.accurateR1Total ?? null;
    const up = (scales.isY2 ? message?.accurateR2Total : message?.base) ?? null;
    if (message === undefined || r1 === null || up === null) return [];
    return {
      message: at,
      x: domainShare(scales.x, r1) * plot.width,
      y: (1 - domainShare(scales.y, up)) * plot.height,
      r: Math.max(3.5, largest(messages.length, plot.width) * Math.sqrt(message.base / most)),
      reach: (domainShare(scales.x, message.r1Share.high ?? r1) - domainShare(scales.x, r1)) * plot.width,
      verdict: message.r1Share.verdict,
    };
  });
};

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

const baseDomain = (bases: readonly number[]): Domain => {
  const [least, most] = [Math.min(...bases), Math.max(...bases)];
  const room = most - least > most * 0.1 ? (most - least) * 0.08 : Math.max(1, most * 0.05);
  const { step } = roundTicks(least - room, most + room, 6);
  return {
    low: Math.max(0, Math.floor((least - room) / step) * step),
    high: Math.ceil((most + room) / step) * step,
  };
};

export const mapScales = ({ data, hasR2 }: ChartModel): MapScales => {
  const r1 = data.messages.map(({ accurateR1Total }) => accurateR1Total).filter((value) => value !== null);
  const r2 = data.messages.map(({ accurateR2Total }) => accurateR2Total).filter((value) => value !== null);
  const bases = data.messages.map(({ base }) => base);
  return { x: percentDomain(r1), y: hasR2 ? percentDomain(r2) : baseDomain(bases), isY2: hasR2 };
};

export const domainShare = ({ low, high }: Domain, value: number): number => (value - low) / (high - low);

const factors = [1, 2, 5, 10];

/** Round values from low to high, about `wanted` of them, in steps of 1, 2 or 5 times a power of ten. */
export const roundTicks = (low: number, high: number, wanted: number): { values: number[]; step: number } => {
  const rough = (high - low) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (factors.find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step);
  return { values, step };
};

export const tickDecimals = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
