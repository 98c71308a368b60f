import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { breadPage, lampPage, shelfPage } from '@soundings/engine/writer/made-pages-test-files';
import { streamMessages } from '@soundings/engine/writer/write-messages';
import type { Ratio } from './bench.ts';

const rounds = { S: 20, L: 100 };

/** How many messages the built-in writer makes in a second on one core, reading of the facts and checking included. */
export async function* writer({ size }: { readonly size: keyof typeof rounds }): AsyncGenerator<Ratio> {
  const pages = [lampPage, shelfPage, breadPage];
  const write = (seed: number): number => {
    let messages = 0;
    for (const page of pages) {
      const facts = factsFromReading(page)!;
      for (const _ of streamMessages({ facts, language: facts.language, count: 20, seed })) messages++;
    }
    return messages;
  };
  write(0);
  const begin = performance.now();
  let messages = 0;
  for (let seed = 1; seed <= rounds[size]; seed++) messages += write(seed);
  const seconds = (performance.now() - begin) / 1000;
  yield {
    name: 'writer/messages',
    ratio: messages / seconds,
    goal: 200,
    unit: 'messages/s',
    detail: `${messages} messages from ${pages.length} pages, in English, German and Danish, in ${seconds.toFixed(2)} s`,
  };
}
