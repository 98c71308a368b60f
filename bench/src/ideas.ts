import { contentOf } from '@soundings/engine/ideas/idea-parts';
import { type IdeasRequest, sameIdea, streamIdeas } from '@soundings/engine/ideas/write-ideas';
import { compareTexts } from '@soundings/engine/text/similarity';
import type { Facts } from '@soundings/engine/writer/facts';
import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { lampPage } from '@soundings/engine/writer/made-pages-test-files';
import type { Ratio } from './bench.ts';

const count = 50;
const ownIdeas = 0.97;

/**
 * How far ideas of one page lie apart: the mean pairwise similarity of 50 of them, in percent of that of ideas by a single
 * strategy of the same writer, of all twelve. Both may repeat a way of thinking with another fact, or none would reach 50.
 */
export async function* ideas(): AsyncGenerator<Ratio> {
  const facts = factsFromReading(lampPage)!;
  const spread = meanSimilarity([write(facts, {})], facts);
  const all = [...streamIdeas({ facts, count: 1000, known: [], seed: 1, maxLikeness: ownIdeas })];
  const alone = Map.groupBy(all, ({ strategy }) => strategy).values();
  const flat = meanSimilarity(
    [...alone].map((ideas) => ideas.map(({ text }) => text)),
    facts,
  );
  const strict = write(facts, { maxLikeness: sameIdea });
  yield {
    name: 'ideas/spread',
    ratio: (100 * spread.mean) / flat.mean,
    goal: 60,
    atMost: true,
    unit: '%',
    detail:
      `mean pairwise similarity ${spread.mean.toFixed(3)} of ${spread.count} ideas by strategies, ` +
      `${flat.mean.toFixed(3)} of ${flat.count} by one strategy each; ` +
      `${meanSimilarity([strict], facts).mean.toFixed(3)} of the ${strict.length} that a project is given`,
  };
}

const write = (facts: Facts, more: Partial<IdeasRequest>): string[] =>
  [...streamIdeas({ facts, count, known: [], seed: 1, maxLikeness: ownIdeas, ...more })].map(({ text }) => text);

const meanSimilarity = (groups: readonly (readonly string[])[], { language }: Facts) => {
  let sum = 0;
  let pairs = 0;
  for (const texts of groups) {
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(0, index)) {
        sum += compareTexts(contentOf(text), contentOf(other), language);
        pairs++;
      }
    }
  }
  return { mean: sum / pairs, count: groups.flat().length };
};
