import { stopWords } from './stop-words.ts';

const maxTokens = 4000;
type Weight = [language: string, weight: number];

/** In how many languages a word stands: what is one language's own tells more. */
const lists = new Map<string, number>();
for (const words of Object.values(stopWords)) for (const word of words) lists.set(word, (lists.get(word) ?? 0) + 1);

/** Scripts that one language, or hardly more than one, is written in. Kana before Han: Japanese uses both. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

export interface LanguageGuess {
  readonly language: string;
  /** Hits by language, of those that were counted. */
  readonly hits: Readonly<Record<string, number>>;
}

const byScript = (text: string): LanguageGuess | null => {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [pattern, language] of scripts) {
    const hits = sample.match(pattern)?.length ?? 0;
    if (hits >= 20 && hits > letters * (language === 'ja' || language === 'uk' ? 0.03 : 0.4))
      return { language, hits: { [language]: hits } };
  }
  return null;
};

/** The language that most of a text's small words belong to. Null where they are too few to tell. */
export const guessLanguage = (text: string): LanguageGuess | null => {
  const script = byScript(text);
  if (script) return script;
  // Single letters stand in every list of products and sizes.
  const tokens =
    text
      .toLowerCase()
      .match(/\p{L}{2,}/gu)
      ?.slice(0, maxTokens) ?? [];
  const hits: Record<string, number> = {};
  const weights: Record<string, number> = {};
  for (const [language, words] of Object.entries(stopWords)) {
    const found = tokens.filter((token) => words.has(token));
    hits[language] = found.length;
    weights[language] = found.reduce((sum, token) => sum + 1 / lists.get(token)!, 0);
  }
  const [[language, weight], [, next]] = Object.entries(weights).toSorted(([, a], [, b]) => b - a) as [Weight, Weight];
  // Prose has many small words; lists have few, but then of one language only.
  const { [language]: count = 0 } = hits;
  const isProse = count >= 5 && count >= tokens.length * 0.05 && weight > next;
  return isProse || (count >= 10 && weight >= next * 2) ? { language, hits } : null;
};
