import type { ChapterType, GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import { checkNumbers } from '@soundings/engine/facts/check/check-numbers';
import type { Fact } from '@soundings/engine/facts/find/finding';
import type { Market } from '@soundings/engine/facts/find/market';
import type { ToldChapter } from '@soundings/engine/facts/tell/chapters';

export interface Against {
  readonly market: Market;
  /** What a model has looked up: it may cite these alone. */
  readonly facts: Fact[];
  readonly language: GuideLanguage;
}

/** What of a model's chapter holds, each sentence linked to the facts that have its numbers; null where nothing does. */
export const checkWritten = (
  { type, text }: { readonly type: ChapterType; readonly text: string },
  { market, facts, language }: Against,
): { chapter: ToldChapter | null; struck: number } => {
  const views = new Map(facts.map(({ id, view }) => [id, view]));
  const own = market.own === null ? null : market.brands[market.own]!.name;
  const { sentences } = checkNumbers(text, { facts, brands: market.brands.map(({ name }) => name), own, language });
  const kept = sentences.filter(({ wrong }) => wrong.length === 0);
  const told = kept.map((sentence) => ({
    text: sentence.text,
    factIds: sentence.factIds,
    view: views.get(sentence.factIds[0] ?? '') ?? null,
  }));
  return { chapter: told.length > 0 ? { type, sentences: told } : null, struck: sentences.length - kept.length };
};
