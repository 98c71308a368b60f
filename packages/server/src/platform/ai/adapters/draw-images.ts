import { generateImage, type ImageModel } from 'ai';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { AiError, type AiImage, type AiImageRequest, type AiUsage } from '../ai-engine.ts';
import { explainAiError } from './explain-ai-error.ts';

const parallel = 4;

interface Bounds {
  readonly times: { readonly wholeMs: number };
  readonly retries: number;
}

/**
 * One call a picture, so that one that is refused takes no other with it. What came is given first; then the first failure
 * is thrown. Tokens of a vendor that counts none for pictures are 0, and marked as estimated.
 */
export async function* drawImages(
  model: ImageModel | null,
  { prompt, basis, count = 1, signal }: AiImageRequest,
  { times, retries }: Bounds,
): AsyncGenerator<AiImage, AiUsage> {
  if (!model) throw new AiError('notSupported');
  const left = new AbortController();
  const abortSignal = AbortSignal.any([signal, left.signal, AbortSignal.timeout(times.wholeMs)]);
  const draw = () =>
    generateImage({
      model,
      prompt: basis ? { text: prompt, images: [basis.bytes] } : prompt,
      maxRetries: retries,
      abortSignal,
    });
  const limit = limitConcurrency(parallel);
  let taken: AiUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };
  let failure: { readonly error: unknown } | null = null;
  try {
    for await (const drawn of asTheyCome(Array.from({ length: count }, () => limit(draw)))) {
      if (drawn.status === 'rejected') {
        failure ??= { error: drawn.reason };
        continue;
      }
      const { image, usage } = drawn.value;
      taken = {
        inputTokens: taken.inputTokens + (usage.inputTokens ?? 0),
        outputTokens: taken.outputTokens + (usage.outputTokens ?? 0),
        isEstimated: taken.isEstimated || usage.outputTokens === undefined,
      };
      yield { bytes: image.uint8Array, mediaType: image.mediaType };
    }
  } finally {
    // Whoever stops reading closes the vendor's connections.
    left.abort();
  }
  if (!failure) return taken;
  signal.throwIfAborted();
  throw explainAiError(failure.error);
}

async function* asTheyCome<T>(promises: readonly Promise<T>[]): AsyncGenerator<PromiseSettledResult<T>> {
  const pending = new Map(
    promises.map((promise, index) => [
      index,
      promise.then(
        (value) => ({ index, status: 'fulfilled' as const, value }),
        (reason: unknown) => ({ index, status: 'rejected' as const, reason }),
      ),
    ]),
  );
  while (pending.size > 0) {
    const settled = await Promise.race(pending.values());
    pending.delete(settled.index);
    yield settled;
  }
}
