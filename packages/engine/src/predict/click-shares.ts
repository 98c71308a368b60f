import { twoSidedP } from '../stats/proportions.ts';

export interface Clicks {
  readonly shown: number;
  readonly clicked: number;
}

const maxRivals = 200;

/**
 * The chance of each message to have a higher true click rate than another one of its table, 0–1: what R1 predicts.
 * A difference counts by its log-odds over their standard error, half a click added on both sides.
 */
export const clickShares = (messages: readonly Clicks[]): number[] => {
  const rates = messages.map(({ shown, clicked }) => {
    const [yes, no] = [clicked + 0.5, shown - clicked + 0.5];
    return { logOdds: Math.log(yes / no), variance: 1 / yes + 1 / no };
  });
  const order = [...rates.keys()].toSorted((a, b) => rates[a]!.logOdds - rates[b]!.logOdds);
  const count = Math.min(maxRivals, order.length);
  const rivals = Array.from({ length: count }, (_, i) => order[Math.floor(((i + 0.5) * order.length) / count)]!);
  return rates.map((own, index) => {
    const others = rivals.filter((rival) => rival !== index);
    if (others.length === 0) return 0.5;
    const beaten = others.map((rival) => {
      const { logOdds, variance } = rates[rival]!;
      return chanceAbove((own.logOdds - logOdds) / Math.sqrt(own.variance + variance));
    });
    return beaten.reduce((sum, value) => sum + value, 0) / beaten.length;
  });
};

const chanceAbove = (z: number): number => (z > 0 ? 1 - twoSidedP(z) / 2 : twoSidedP(z) / 2);
