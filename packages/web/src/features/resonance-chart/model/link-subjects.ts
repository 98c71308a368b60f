import type { ChartModel } from './chart-model.ts';
import { linkAt } from './figures-of.ts';
import type { Subject } from './subject.ts';

/** A message in all audiences, or an audience in all messages: highest R1 first, those on a base under 30 last. */
export const linkSubjects = (model: ChartModel, message: number | null, audience: number | null): Subject[] => {
  const count = message === null ? model.messageCount : model.audienceCount;
  const { r1, base } = model.data.links;
  const all = Array.from({ length: count }, (_, at) =>
    message === null ? { message: at, audience: audience ?? 0 } : { message, audience: at },
  ).map((ends) => ({ ends, at: linkAt(model, ends.message, ends.audience) }));
  const isUnranked = (at: number) => Number((base[at] ?? 0) < 30);
  return all
    .filter(({ at }) => (base[at] ?? 0) > 0)
    .sort(
      (one, other) =>
        isUnranked(one.at) - isUnranked(other.at) || (r1[other.at] ?? -1) - (r1[one.at] ?? -1) || one.at - other.at,
    )
    .map(({ ends }) => ends);
};
