import type { verdictLetters } from '@soundings/contract/resonance/chart';
import type { ChartModel } from './chart-model.ts';
import { type Figures, markOf, type Verdict } from './figures.ts';

type Letter = (typeof verdictLetters)[Verdict];
/** The contract's letters, written out so that no page carries its schemas. */
const verdicts: Record<Letter, Verdict> = { a: 'above', b: 'below', s: 'same', u: 'untested' };

/** Position of a link in the data's columns. */
export const linkAt = (model: ChartModel, message: number, audience: number): number =>
  message * model.audienceCount + audience;

export const verdictAt = (model: ChartModel, at: number): Verdict =>
  verdicts[model.data.links.verdicts[at] as Letter] ?? 'untested';

/** A message over all respondents. */
export const messageFigures = (model: ChartModel, message: number): Figures | null => {
  const found = model.data.messages[message];
  if (found === undefined) return null;
  const { accurateR1Total: r1, accurateR2Total: r2, accurateTotal: total, base, r1Share } = found;
  const { low, high, verdict, mark } = r1Share;
  return { r1, r2, total, base, low, high, verdict, mark };
};

/** A message in one audience; its verdict is against the respondents outside the audience. */
export const linkFigures = (model: ChartModel, message: number, audience: number): Figures => {
  const { links } = model.data;
  const at = linkAt(model, message, audience);
  const base = links.base[at] ?? 0;
  return {
    r1: links.r1[at] ?? null,
    r2: links.r2[at] ?? null,
    total: model.totals[at] ?? null,
    base,
    low: links.low[at] ?? null,
    high: links.high[at] ?? null,
    verdict: verdictAt(model, at),
    mark: markOf(base),
  };
};
