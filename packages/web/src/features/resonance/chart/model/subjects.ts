import { type ChartModel, linkIndex, type Metric } from './chart-model.ts';

/**
 * What can be pointed at and selected, by position in the chart's data: a message, an audience, or with both the link
 * between them.
 */
export interface Subject {
  readonly message: number | null;
  readonly audience: number | null;
}

export const messageSubject = (message: number): Subject => ({ message, audience: null });
export const audienceSubject = (audience: number): Subject => ({ message: null, audience });

export const isSameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one?.message === other?.message && one?.audience === other?.audience;

/** A message in all audiences, or an audience in all messages: highest first, those on a base under 30 last. */
export const linkSubjects = (
  model: ChartModel,
  message: number | null,
  audience: number | null,
  metric: Metric,
): Subject[] => {
  const count = message === null ? model.messageCount : model.audienceCount;
  const { links } = model.data;
  const { base } = links;
  const values = metric === 'total' ? model.totals : links[metric];
  const all = Array.from({ length: count }, (_, at) =>
    message === null ? { message: at, audience: audience ?? 0 } : { message, audience: at },
  ).map((ends) => ({ ends, at: linkIndex(model, ends.message, ends.audience) }));
  const isUnranked = (at: number) => Number((base[at] ?? 0) < 30);
  return all
    .filter(({ at }) => (base[at] ?? 0) > 0)
    .sort(
      (one, other) =>
        isUnranked(one.at) - isUnranked(other.at) ||
        (values[other.at] ?? -1) - (values[one.at] ?? -1) ||
        one.at - other.at,
    )
    .map(({ ends }) => ends);
};

export interface Found {
  readonly messages: ReadonlySet<number>;
  readonly audiences: ReadonlySet<number>;
}

const holdsAll = (text: string, words: readonly string[]) => {
  const lower = text.toLocaleLowerCase();
  return words.every((word) => lower.includes(word));
};

const positions = <T>(items: readonly T[], isFound: (item: T) => boolean) =>
  new Set(items.flatMap((item, at) => (isFound(item) ? [at] : [])));

/** Messages and audiences whose text holds every word; null without words, which finds nothing and hides nothing. */
export const findInChart = ({ data }: ChartModel, query: string): Found | null => {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return {
    messages: positions(data.messages, ({ message }) => holdsAll(message, words)),
    audiences: positions(data.audiences, ({ header, subheader }) => holdsAll(`${header} ${subheader}`, words)),
  };
};

export const isHighlighted = (found: Found | null, message: number | null, audience: number | null): boolean => {
  if (found === null) return true;
  if (message !== null && found.messages.has(message)) return true;
  return audience !== null && found.audiences.has(audience);
};
