import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  confidences,
  corrections,
  type Significance,
  standardSignificance,
} from '@soundings/contract/resonance/analysis-choices';
import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { countWithThreads } from '@soundings/engine/arena/counter';
import { createThreads, type StartThread, type Threads } from '@soundings/engine/arena/threads';
import {
  type CorrelatedShares,
  correlatedSharesInSteps,
} from '@soundings/engine/crosstab/calculations/correlated-messages';
import {
  type AudienceShares,
  audienceSharesInSteps,
  messageFiguresInSteps,
  summaryInSteps,
} from '@soundings/engine/crosstab/calculations/figures';
import { memoryOf } from '@soundings/engine/crosstab/counting/ratings';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { DatasetReader } from '@soundings/engine/crosstab/dataset/dataset-reader';
import { type CacheEntry, lruCache, memoryBudget } from '#/platform/cache.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Services } from '#/platform/services.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import type { ResonanceProject } from '../resonance.store.ts';

export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly significance: Significance;
  readonly messages: MessageFigures[];
  readonly summary: ResonanceData['summary'];
  /** The shares of a message in every audience, over all respondents. Throws an UnknownMessageError. */
  readonly overallShares: (messageId: string) => Promise<readonly AudienceShares[]>;
  /** The shares of the other messages among those positive to one, over all respondents. Throws the same. */
  readonly overallAmong: (messageId: string) => Promise<CorrelatedShares>;
  readonly bytes: () => number;
}

interface DatasetInMemory {
  readonly judgedBy: (significance: Significance) => Promise<LoadedDataset>;
  readonly bytes: () => number;
  readonly release: () => void;
}

const maxCachedMessages = 50;
const maxCachedBytes = 32 * 1024 * 1024;
/** What the shares of a message in an audience take, with intervals and verdicts. */
const bytesAShare = 1024;

/** From so many respondents on, threads count: with fewer, counting is over before anyone else has to wait for it. */
const respondentsForThreads = 500_000;
/** One core is left to whoever else asks. More threads than four wait for the memory, not for each other. */
const threadCount = Math.max(1, Math.min(availableParallelism() - 1, 4));

const cacheSize = (shares: number): number =>
  Math.max(1, Math.min(maxCachedMessages, Math.floor(maxCachedBytes / (Math.max(1, shares) * bytesAShare))));

const significances = confidences.length * corrections.length;

type Sources = Pick<Services, 'storage' | 'env'>;

interface ThreadPool {
  readonly threads: Threads;
  readonly from: number;
}

const pieceBytes = 1_048_576;

/** Piece by piece: nothing of the file is in memory beside the dataset. */
const readDataset = (storage: Storage, key: string, sharedFrom: number): Promise<Dataset> =>
  storage.withLocalPath(key, async (path) => {
    const reader = new DatasetReader({ sharedFrom });
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
      await runCooperatively(reader.read(piece as Buffer));
    }
    return reader.end();
  });

/** Names answers with what they count by: a dataset, and the file of weights in place of its own, where there is one. */
export const answersKey = ({ datasetKey, weightsKey }: Pick<ResonanceProject, 'datasetKey' | 'weightsKey'>): string =>
  weightsKey ? `${datasetKey} ${weightsKey}` : datasetKey;

const readAnswers = async (storage: Storage, key: string, sharedFrom: number): Promise<Dataset> => {
  const [datasetKey = '', weightsKey] = key.split(' ');
  const dataset = await readDataset(storage, datasetKey, sharedFrom);
  if (weightsKey === undefined) return dataset;
  const bytes = await storage.read(weightsKey);
  const weights = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  new Uint8Array(weights.buffer).set(bytes);
  if (weights.length !== dataset.respondents) throw new Error('The weights are those of other respondents.');
  return { ...dataset, weights };
};

const load = async ({ storage }: Sources, key: string, { threads, from }: ThreadPool): Promise<DatasetInMemory> => {
  const dataset = await readAnswers(storage, key, from);
  const { stop } = countWithThreads(dataset, threads);
  const summary = await runCooperatively(summaryInSteps(dataset));
  const memory = memoryOf(dataset);
  const ready: LoadedDataset[] = [];
  const bytes = (): number => ready.reduce((sum, own) => sum + own.bytes() - memory, memory);
  const judgedBy = lruCache(significances, async (name) => {
    const own = await judge(dataset, JSON.parse(name) as Significance, summary, memory);
    ready.push(own);
    return own;
  });
  return {
    judgedBy: ({ confidence, correction }) => judgedBy(JSON.stringify({ confidence, correction })),
    bytes,
    release: stop,
  };
};

const judge = async (
  dataset: Dataset,
  significance: Significance,
  summary: ResonanceData['summary'],
  memory: number,
): Promise<LoadedDataset> => {
  const messages = await runCooperatively(messageFiguresInSteps(dataset, null, significance));
  const audiences = summary.numberOfVariables;
  const overallShares = lruCache(cacheSize(audiences), (id) =>
    runCooperatively(audienceSharesInSteps(dataset, id, null, significance)),
  );
  const overallAmong = lruCache(cacheSize(messages.length), (id) =>
    runCooperatively(correlatedSharesInSteps(dataset, id, null, significance)),
  );
  const bytes = (): number => {
    const shares = messages.length * (1 + overallAmong.count()) + audiences * overallShares.count();
    return memory + shares * bytesAShare;
  };
  return { dataset, significance, messages, summary, overallShares, overallAmong, bytes };
};

/**
 * Keeps the answers of the projects in use in memory, within DATASET_MEMORY_MB of the server; the one unused for longest
 * goes first. A key is an `answersKey`; its content never changes, so nothing can be stale.
 */
export const createDatasets = (services: Sources, threadsFrom = respondentsForThreads) => {
  const threads = createThreads(startThread, threadCount);
  const memory = memoryBudget(services.env);
  const loaded = new Map<string, Promise<{ found: DatasetInMemory; held: CacheEntry }>>();

  const begin = async (key: string) => {
    const found = await load(services, key, { threads, from: threadsFrom });
    const release = () => {
      loaded.delete(key);
      found.release();
    };
    return { found, held: { bytes: found.bytes, release } };
  };

  return async (key: string, significance: Significance = standardSignificance): Promise<LoadedDataset> => {
    const entry = loaded.get(key) ?? begin(key);
    loaded.set(key, entry);
    try {
      const { found, held } = await entry;
      const judged = await found.judgedBy(significance);
      // Whoever waited while it was given up again has it for themselves.
      if (loaded.get(key) === entry) memory.use(held);
      return judged;
    } catch (error) {
      loaded.delete(key);
      throw error;
    }
  };
};

const script = new URL('./count.worker.ts', import.meta.url);
/** It holds kernels and orders; what is counted lies outside of its heap. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };

export const startThread: StartThread = ({ onCounted, onEnded }) => {
  const worker = new Worker(script, { env: {}, execArgv: [], resourceLimits });
  let counts = 0;
  worker.unref();
  worker.on('message', () => {
    if (--counts === 0) worker.unref();
    onCounted();
  });
  worker.on('error', (error) => console.warn(`A thread that counts has ended: ${error.message}`));
  worker.on('exit', onEnded);
  return {
    post: (order) => {
      if (order.kind === 'count' && ++counts === 1) worker.ref();
      worker.postMessage(order);
    },
    end: () => void worker.terminate(),
  };
};
