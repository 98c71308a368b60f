import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { FileText, TextFileType } from './file-text.ts';
import type { TextAnswer, TextJob } from './file-text.worker.ts';

export const fileTextCharacters = 200_000;

const inTurn = limitConcurrency(2, 16);

/**
 * The text of a file that lies at `path`, cut at 200,000 characters. Throws unsupportedMediaType where the content is
 * not of this type, fileCannotBeRead where it is damaged, locked, has no text or takes too much, serviceUnavailable
 * where too many wait, requestCancelled once nobody waits for it.
 */
export const readFileText = async (path: string, type: TextFileType, signal?: AbortSignal): Promise<FileText> => {
  const answer = await inTurn(async () => {
    if (signal?.aborted) throw new AppError('requestCancelled');
    return runTextWorker({ path, type, maxCharacters: fileTextCharacters }, signal);
  }).catch((error) => {
    throw signal?.aborted ? new AppError('requestCancelled') : error;
  });
  if ('text' in answer) return answer;
  if (answer.refusal === 'foreign') throw new AppError('unsupportedMediaType');
  const { code, fileErrors } = new UnreadableFileError(`textNotRead_${answer.refusal}`, {});
  throw new AppError(code, { fileErrors });
};

const mebibyte = 2 ** 20;
const limits = { heapMb: 160, youngMb: 32, allBytes: 256 * mebibyte, watchMs: 25, timeMs: 15_000 };

const script = new URL('./file-text.worker.ts', import.meta.url);

/**
 * Reads in a thread of its own, which sees no settings and is ended where it takes more than 15 seconds or 256 MB,
 * fails, or is no longer waited for: then `tooMuch`.
 */
const runTextWorker = (job: TextJob, signal?: AbortSignal): Promise<TextAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: job,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: limits.youngMb },
    });
    const end = (finish: () => void): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      // The file is in use until the thread has ended.
      void worker.terminate().then(finish);
    };
    const give = (answer: TextAnswer): void => end(() => resolve(answer));
    const onAbort = (): void => end(() => reject(signal?.reason));
    const deadline = setTimeout(give, limits.timeMs, { refusal: 'tooMuch' });
    const watch = setInterval(async () => {
      const taken = await worker.getHeapStatistics().catch(() => null);
      if (taken && taken.total_heap_size + taken.external_memory > limits.allBytes) give({ refusal: 'tooMuch' });
    }, limits.watchMs);
    signal?.addEventListener('abort', onAbort);
    worker.once('message', give);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') give({ refusal: 'tooMuch' });
      else end(() => reject(error));
    });
  });
