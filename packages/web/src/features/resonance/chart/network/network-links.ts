import type { ChartModel, Verdict } from '../model/chart-model.ts';
import { verdictAt } from '../model/chart-model.ts';

export const linkChoices = ['verdict', 'total'] as const;
export type LinkChoice = (typeof linkChoices)[number];

export interface NetworkLink {
  readonly message: number;
  readonly audience: number;
  readonly verdict: Verdict;
  /** What links are ordered by: distance from the message's R1 over all, or the total. */
  readonly strength: number;
}

export interface NetworkLinks {
  readonly choice: LinkChoice;
  /** Strongest first. */
  readonly all: readonly NetworkLink[];
  /** Those that are drawn while nothing is chosen: more would be a knot. */
  readonly strongest: readonly NetworkLink[];
  readonly count: number;
}

/** Fewer where there is less room. */
export const linksAtRest = { desktop: 20, tablet: 12, phone: 8 };

const maxShown = ({ messageCount, audienceCount }: ChartModel): number =>
  Math.min(1500, Math.max(60, Math.round(2.5 * (messageCount + audienceCount))));

const rankLinks = (model: ChartModel, strengthOf: (at: number, message: number) => number | null): NetworkLink[] => {
  const found: NetworkLink[] = [];
  for (let message = 0; message < model.messageCount; message += 1) {
    for (let audience = 0; audience < model.audienceCount; audience += 1) {
      const at = message * model.audienceCount + audience;
      const strength = (model.data.links.base[at] ?? 0) < 30 ? null : strengthOf(at, message);
      if (strength !== null) found.push({ message, audience, verdict: verdictAt(model, at), strength });
    }
  }
  return found.sort((one, other) => other.strength - one.strength);
};

const build = (choice: LinkChoice, count: number, all: readonly NetworkLink[], atRest: number): NetworkLinks => ({
  choice,
  count,
  all,
  strongest: all.slice(0, atRest),
});

/** By verdict: every link above or below the other respondents. By total: the highest tenth. Bases under 30 have none. */
export const networkLinks = (model: ChartModel, choice: LinkChoice, atRest = linksAtRest.desktop): NetworkLinks => {
  const { data, totals } = model;
  if (choice === 'total') {
    const all = rankLinks(model, (at) => totals[at] ?? null);
    const count = Math.ceil(all.length / 10);
    return build(choice, count, all.slice(0, Math.min(count, maxShown(model))), atRest);
  }
  const told = rankLinks(model, (at, message) => {
    const verdict = verdictAt(model, at);
    if (verdict !== 'above' && verdict !== 'below') return null;
    return Math.abs((data.links.r1[at] ?? 0) - (data.messages[message]?.accurateR1Total ?? 0));
  });
  return build(choice, told.length, told.slice(0, maxShown(model)), atRest);
};
