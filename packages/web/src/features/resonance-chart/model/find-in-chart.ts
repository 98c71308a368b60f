import type { ChartModel } from './chart-model.ts';

/** What a search found, by position. */
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

/** Whether a mark keeps its full strength: a link does where its message or its audience was found. */
export const isLit = (found: Found | null, message: number | null, audience: number | null): boolean => {
  if (found === null) return true;
  if (message !== null && found.messages.has(message)) return true;
  return audience !== null && found.audiences.has(audience);
};
