import { writeFile } from 'node:fs/promises';
import { bytesPerWord, hashStem, idfScale, vectorLength } from '@soundings/engine/text/word-vectors';
import { contentStems } from '@soundings/engine/text/words';
import { randomFrom } from '../random.ts';
import { firstVectors } from './first-vectors.ts';
import { type Headline, isHeldOut, readHeadlines } from './headline-tests.ts';
import { learnFromPairs, type WeightedWord } from './learn-from-pairs.ts';

const words = 4000;
const minStories = 4;

/** npm run train:text: makes `word-vectors.gen.ts` anew from four fifths of the stories of `headline-tests`. */
const headlines = readHeadlines().filter(({ story }) => !isHeldOut(story));
const stemsOf = new Map(headlines.map(({ text }) => [text, [...new Set(contentStems(text, 'en'))]]));
const stemsByStory = new Map<string, Set<string>>();
for (const { story, text } of headlines) {
  const stems = stemsByStory.get(story) ?? new Set();
  for (const stem of stemsOf.get(text)!) stems.add(stem);
  stemsByStory.set(story, stems);
}

const storiesWith = new Map<string, number>();
for (const stems of stemsByStory.values()) {
  for (const stem of stems) storiesWith.set(stem, (storiesWith.get(stem) ?? 0) + 1);
}
const hashes = new Set<number>();
const vocabulary = [...storiesWith]
  .filter(([, count]) => count >= minStories)
  .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .filter(([stem]) => !hashes.has(hashStem(stem)) && hashes.add(hashStem(stem)))
  .slice(0, words)
  .map(([stem, count]) => ({ stem, idf: Math.log((1 + stemsByStory.size) / (1 + count)) }));
const indexOf = new Map(vocabulary.map(({ stem }, index) => [stem, index]));
const weigh = (stems: Iterable<string>): WeightedWord[] =>
  [...stems].flatMap((stem) => {
    const index = indexOf.get(stem);
    return index === undefined ? [] : [{ index, weight: vocabulary[index]!.idf }];
  });

const random = randomFrom(20);
const vectors = firstVectors([...stemsByStory.values()].map(weigh), vocabulary.length, vectorLength, random);
learnFromPairs(groupsOf(headlines), vectors, vectorLength, random);
await writeFile(new URL('../../../packages/engine/src/text/word-vectors.gen.ts', import.meta.url), sourceOf(vectors));
console.info(`${vocabulary.length} words from ${headlines.length} headlines of ${stemsByStory.size} stories`);

function groupsOf(all: readonly Headline[]) {
  const groups = new Map<string, { story: string; texts: WeightedWord[][] }>();
  for (const { group, story, text } of all) {
    const known = groups.get(group) ?? { story, texts: [] };
    const weighted = weigh(stemsOf.get(text)!);
    if (weighted.length > 0) known.texts.push(weighted);
    groups.set(group, known);
  }
  return [...groups.values()].filter(({ texts }) => texts.length > 1);
}

function sourceOf(values: Float64Array): string {
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const scale = most / 127;
  const bytes = new Uint8Array(vocabulary.length * bytesPerWord);
  vocabulary
    .map(({ stem, idf }, index) => ({ hash: hashStem(stem), idf, index }))
    .toSorted((a, b) => a.hash - b.hash)
    .forEach(({ hash, idf, index }, row) => {
      const at = row * bytesPerWord;
      bytes.set([hash >> 16, (hash >> 8) & 255, hash & 255, Math.min(255, Math.round(idf * idfScale))], at);
      for (let i = 0; i < vectorLength; i++) bytes[at + 4 + i] = Math.round(values[index * vectorLength + i]! / scale);
    });
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,1000}/g) ?? [];
  return `/**
 * What \`npm run train:text\` makes of headlines of real tests; not edited by hand. Data: "The Upworthy Research Archive",
 * Matias, Munger, Aubin Le Quere, Ebersole, Scientific Data 8, 195 (2021), osf.io/jd64p, CC BY 4.0.
 */
export const vectorsCount = ${vocabulary.length};
export const vectorsScale = ${scale.toPrecision(6)};
export const vectorsBase64 =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
