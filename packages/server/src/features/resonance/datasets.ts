import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { decodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import { type AudienceShares, audienceShares, messageFigures, summary } from '@soundings/engine/crosstab/figures';
import { finishBreathing } from '#/platform/breathe.ts';
import type { Services } from '#/platform/services.ts';

/** A project's answers in memory, with the figures over all respondents, which never change. */
export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly messages: MessageFigures[];
  readonly summary: ResonanceData['summary'];
  /** The shares of a message in every audience, over all respondents. Throws an UnknownMessageError. */
  readonly overallOf: (messageId: string) => readonly AudienceShares[];
  readonly bytes: number;
}

/** Calculated at the first question and kept; at most one entry a message. */
const keepOverall = (dataset: Dataset): LoadedDataset['overallOf'] => {
  const kept = new Map<string, readonly AudienceShares[]>();
  return (messageId) => {
    const shares = kept.get(messageId) ?? audienceShares(dataset, messageId, null);
    kept.set(messageId, shares);
    return shares;
  };
};

const load = async ({ storage }: Services, key: string): Promise<LoadedDataset> => {
  const content = await storage.read(key);
  const dataset = await finishBreathing(decodeDatasetInSteps(content));
  return {
    dataset,
    messages: messageFigures(dataset, null),
    summary: summary(dataset),
    overallOf: keepOverall(dataset),
    bytes: content.byteLength,
  };
};

/**
 * Keeps the answers of the projects in use in memory, at most DATASET_MEMORY_MB of them;
 * the one unused for longest goes first. A key's content never changes, so nothing can be stale.
 */
export const createDatasets = (services: Services) => {
  const limit = services.env.DATASET_MEMORY_MB * 1024 * 1024;
  const loaded = new Map<string, Promise<LoadedDataset>>();
  const sizes = new Map<string, number>();

  const evict = (keep: string) => {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of sizes) {
      if (total <= limit) return;
      if (key === keep) continue;
      loaded.delete(key);
      sizes.delete(key);
      total -= size;
    }
  };

  return async (key: string): Promise<LoadedDataset> => {
    const entry = loaded.get(key) ?? load(services, key);
    loaded.delete(key);
    loaded.set(key, entry);
    try {
      const { bytes } = await entry;
      sizes.delete(key);
      sizes.set(key, bytes);
      evict(key);
    } catch (error) {
      loaded.delete(key);
      throw error;
    }
    return entry;
  };
};
