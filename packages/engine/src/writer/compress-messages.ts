import { clusterTexts, vectorizeList } from '../text/clusters.ts';
import { compareVectors } from '../text/similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';

interface Compressible {
  readonly text: string;
  /** How good a message is; more is better, and all that have none are equal. */
  readonly strength?: number;
}

/** Weight of being unlike the chosen ones against strength, which is brought to 0–1. */
const diversity = 1.5;

/**
 * As many of the messages as wanted, in their order: from every theme the strongest, then what is strong and unlike the
 * chosen ones. Writes nothing new.
 * @public for SCOUT
 */
export const compressMessages = <T extends Compressible>(
  messages: readonly T[],
  target: number,
  language: TextLanguage,
): T[] => {
  if (messages.length <= target) return [...messages];
  const texts = messages.map(({ text }) => text);
  const vectors = vectorizeList(texts, language);
  const strengths = toShares(messages.map(({ strength = 0 }) => strength));
  const themeOf = new Map(
    clusterTexts(texts, language).flatMap(({ members }, theme) => members.map((index) => [index, theme])),
  );
  const chosen: number[] = [];
  const themes = new Set<number>();
  while (chosen.length < target) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const index of messages.keys()) {
      if (chosen.includes(index)) continue;
      const nearest = chosen.reduce((max, other) => Math.max(max, compareVectors(vectors[index]!, vectors[other]!)), 0);
      const isNewTheme = !themes.has(themeOf.get(index)!);
      const score = strengths[index]! - diversity * nearest + (isNewTheme ? 1 / (1 + themeOf.get(index)!) : 0);
      if (score > most) [best, most] = [index, score];
    }
    chosen.push(best);
    themes.add(themeOf.get(best)!);
  }
  return chosen.toSorted((a, b) => a - b).map((index) => messages[index]!);
};

const toShares = (values: readonly number[]): number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (most > least ? (value - least) / (most - least) : 0));
};
