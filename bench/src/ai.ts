import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Prompt } from '@soundings/server/features/ai/engines/prompt';
import { startRun } from '@soundings/server/features/ai/runs/start-run';
import { createVendorEngine } from '@soundings/server/platform/ai/adapters/vendor-engine';
import { languageModel, type VendorAccount } from '@soundings/server/platform/ai/adapters/vendor-models';
import { createAiRuns } from '@soundings/server/platform/ai/runs/runs';
import { openPostgres } from '@soundings/server/platform/db/database';
import { openEvents } from '@soundings/server/platform/events';
import type { Services } from '@soundings/server/platform/services';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { streamText } from 'ai';
import type { Ratio } from './bench.ts';
import { interleave, median } from './interleave.ts';
import { quantile } from './live/quantile.ts';
import { milliseconds } from './milliseconds.ts';

const streams = 200;
const words = 40;
const betweenWordsMs = 25;
const rounds = 5;

const prompt: Prompt<string> = {
  name: 'bench',
  version: 1,
  purpose: 'chat',
  instructions: () => 'Answer.',
  messages: (text) => [{ role: 'user', text }],
  builtIn: () => [],
};

/**
 * What a run of the product adds to the bare library's call of the same local vendor: to the first word, and to each word
 * of 200 runs at once. The product's words are in PostgreSQL, and read from there, before they are seen.
 */
export async function* ai(): AsyncGenerator<Ratio> {
  const sides = await openSides();
  try {
    await sides.play(0);
    const first = await interleave<string>([() => sides.product(firstWord), () => sides.bare(firstWord)], sameText, {
      warmUp: 5,
      rounds: 41,
    });
    const added = first[0]!.typical - first[1]!.typical;
    yield {
      name: 'ai/first word',
      goal: 20,
      atMost: true,
      unit: 'ms',
      ratio: added,
      detail: `product ${milliseconds(first[0]!.typical)}   bare call ${milliseconds(first[1]!.typical)}`,
    };

    const pairs: [number, number][] = [];
    for (let round = -1; round < rounds; round++) {
      const pair: [number, number] = [await p99Of(sides.play, sides.product), await p99Of(sides.play, sides.bare)];
      if (round >= 0) pairs.push(pair);
    }
    const [ours, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side]!)));
    yield {
      name: 'ai/200 streams',
      goal: 2,
      atMost: true,
      ratio: ours! / theirs!,
      detail: `p99 of a word: product ${milliseconds(ours!)}   bare calls ${milliseconds(theirs!)}, a word every ${betweenWordsMs} ms`,
    };
  } finally {
    await sides.close();
  }
}

type OnText = (text: string) => 'enough' | 'more';
/** Asks once and reads until the listener has enough. @returns the text so far. */
type AskOnce = (onText: OnText) => Promise<string>;

const firstWord: OnText = () => 'enough';

const sameText = ([ours, theirs]: readonly string[]): void => {
  // What was said while it was written comes with the first word.
  if (!ours!.startsWith(theirs!)) throw new Error(`The product says “${ours}”, the bare call “${theirs}”.`);
};

/** Milliseconds from the vendor's sending a word to its being seen. */
const p99Of = async (play: (streams: number) => Promise<void>, ask: AskOnce): Promise<number> => {
  await play(streams);
  const late: number[] = [];
  const read = async (): Promise<void> => {
    const text = await ask((part) => {
      const seen = performance.timeOrigin + performance.now();
      for (const word of part.trim().split(' ')) late.push(seen - Number(word));
      return 'more';
    });
    if (text.trim().split(' ').length !== words) throw new Error('a stream lost words');
  };
  await Promise.all(Array.from({ length: streams }, read));
  return quantile(late, 0.99);
};

const openSides = async () => {
  const vendor = fork(fileURLToPath(new URL('ai/serve-vendor.ts', import.meta.url)));
  const [account] = (await once(vendor, 'message')) as [VendorAccount];
  const postgres = await startPostgres();
  const log = { error: () => undefined };
  const database = await openPostgres(postgres.urlOf('postgres'), log);
  const events = await openEvents(database.listen, log);
  const now = () => new Date();
  const aiRuns = createAiRuns({ db: database.db, reserved: database.reserved, events, now, log });
  const services = { db: database.db, aiRuns, now } as unknown as Services;
  const choices = [createVendorEngine(account, 'model-large')];

  const product: AskOnce = async (onText) => {
    const run = await startRun(services, { prompt, input: 'Hello', asker: { userId: null, companyId: null }, choices });
    let text = '';
    for await (const news of aiRuns.follow(run, 0, new AbortController().signal)) {
      if (news.type !== 'text') continue;
      text += news.text;
      if (onText(news.text) === 'enough') break;
    }
    return text;
  };
  const bare: AskOnce = async (onText) => {
    const answer = streamText({
      model: languageModel(account, 'model-large'),
      instructions: 'Answer.',
      prompt: 'Hello',
    });
    let text = '';
    for await (const part of answer.textStream) {
      text += part;
      if (onText(part) === 'enough') break;
    }
    return text;
  };
  return {
    /** So many calls come next, or any number with a plain answer. */
    play: async (count: number) => {
      vendor.send({ streams: count === 0 ? 0 : count + 20, words, betweenWordsMs });
      await once(vendor, 'message');
    },
    product,
    bare,
    close: async () => {
      await aiRuns.close();
      await events.close();
      await database.close();
      await postgres.stop();
      vendor.kill();
      await once(vendor, 'exit');
    },
  };
};
