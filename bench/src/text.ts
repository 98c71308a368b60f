import { compareVectors, vectorize } from '@soundings/engine/text/similarity';
import { splitWords } from '@soundings/engine/text/words';
import type { Ratio } from './bench.ts';
import { randomFrom } from './random.ts';
import { type Headline, hasHeadlines, isHeldOut, readHeadlines } from './text/headline-tests.ts';

type Pair = readonly [string, string];

/** How well texts that mean the same are told from others: headlines of one test against headlines of two stories. */
export async function* text(): AsyncGenerator<Ratio> {
  const name = 'text/paraphrases';
  if (!hasHeadlines()) {
    yield {
      name,
      ratio: null,
      goal: 1.05,
      detail: 'headline-tests is not there; set SOUNDINGS_DATA to its parent folder',
    };
    return;
  }
  const headlines = readHeadlines();
  const { related, unrelated } = assemblePairs(headlines.filter(({ story }) => isHeldOut(story)));
  const plain = plainTfIdf(headlines.filter(({ story }) => !isHeldOut(story)));
  const ours = (pair: Pair) => compareVectors(vectorize(pair[0], 'en'), vectorize(pair[1], 'en'));
  const [theirs, mine] = [plain, ours].map((score) => auc(related.map(score), unrelated.map(score)));
  yield {
    name,
    ratio: mine! / theirs!,
    goal: 1.05,
    detail: `AUC ${mine!.toFixed(4)} against ${theirs!.toFixed(4)} of plain tf·idf; ${related.length} related, ${unrelated.length} unrelated pairs of held-out stories`,
  };
}

const assemblePairs = (headlines: readonly Headline[]) => {
  const random = randomFrom(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const related: Pair[] = [];
  for (const group of Map.groupBy(headlines, (headline) => headline.group).values()) {
    if (group.length < 2) continue;
    const first = pick(group);
    related.push([first.text, pick(group.filter((other) => other !== first)).text]);
  }
  const unrelated: Pair[] = [];
  while (unrelated.length < 3 * related.length) {
    const [a, b] = [pick(headlines), pick(headlines)];
    if (a.story !== b.story) unrelated.push([a.text, b.text]);
  }
  return { related, unrelated };
};

/** Cosine of lower-case words weighted (1 + ln tf) · (ln((1 + n) / (1 + df)) + 1), as libraries do it unless told otherwise. */
const plainTfIdf = (training: readonly Headline[]) => {
  const texts = new Map<string, number>();
  for (const { text } of training) {
    for (const word of new Set(splitWords(text))) texts.set(word, (texts.get(word) ?? 0) + 1);
  }
  const vectorOf = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weighted = [...counts].map(([word, count]): [string, number] => {
      const idf = Math.log((1 + training.length) / (1 + (texts.get(word) ?? 0))) + 1;
      return [word, (1 + Math.log(count)) * idf];
    });
    const norm = Math.hypot(...weighted.map(([, value]) => value)) || 1;
    return new Map(weighted.map(([word, value]) => [word, value / norm]));
  };
  return ([a, b]: Pair): number => {
    const other = vectorOf(b);
    return [...vectorOf(a)].reduce((sum, [word, value]) => sum + value * (other.get(word) ?? 0), 0);
  };
};

/** Chance that a related pair scores higher than an unrelated one; a tie counts half (Mann–Whitney). */
const auc = (related: readonly number[], unrelated: readonly number[]): number => {
  const all = [...related.map((score) => ({ score, hit: 1 })), ...unrelated.map((score) => ({ score, hit: 0 }))];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]!.score === all[at]!.score) end++;
    for (let i = at; i < end; i++) ranks += all[i]!.hit * ((at + end + 1) / 2);
    at = end;
  }
  return (ranks - (related.length * (related.length + 1)) / 2) / (related.length * unrelated.length);
};
