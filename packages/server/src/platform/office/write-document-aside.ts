import { limitConcurrency } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createThreadPool } from '#/platform/thread-pool.ts';
import type { DocumentJob } from './document.worker.ts';

const maxAtOnce = 2;
const maxWaiting = 20;

const render = createThreadPool<DocumentJob, Uint8Array<ArrayBuffer>>({
  script: new URL('./document.worker.ts', import.meta.url),
  most: maxAtOnce,
  timeMs: 60_000,
  heapMb: 512,
  failure: (cause) => (cause === undefined ? new AppError('tookTooLong') : new Error('A document failed', { cause })),
});
/** XML can't hold them, and one is what line breaks pasted from slides are. */
const controls = /[\p{Cc}\uFFFE\uFFFF]/gu;
const kept: Readonly<Record<string, string>> = { '\t': '\t', '\n': '\n', '\r': '\r', '\v': '\n' };

const withoutControls = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(controls, (found) => kept[found] ?? '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(withoutControls) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutControls(part)])) as T;
};

const inTurn = limitConcurrency(maxAtOnce, maxWaiting);

/**
 * A PDF or a presentation, made in a thread of its own so that nothing else waits for it. Two at a time on this node;
 * throws serviceUnavailable where 20 wait already, and tookTooLong after a minute.
 */
export const writeDocumentAside = async (job: DocumentJob, signal?: AbortSignal): Promise<Uint8Array> =>
  Buffer.from((await inTurn(() => render(withoutControls(job), signal), signal)).buffer);
