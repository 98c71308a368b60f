import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '#/platform/concurrency.ts';
import type { Board } from './board-text.ts';
import type { DrawingJob } from './draw-board.worker.ts';

/** Drawings at once on this node; each is a second of one core. */
const inTurn = limitConcurrency(2);
const maxMs = 30_000;
const heapMb = 256;

const script = new URL('./draw-board.worker.ts', import.meta.url);

/** A board as PNG of its layout's size, drawn in a thread of its own. The same board gives the same bytes. */
export const drawBoard = (board: Board, signal?: AbortSignal): Promise<Uint8Array> => draw({ board }, signal);

/** The pixels of a small drawing, RGBA, a byte each. */
export const renderPixels = (svg: string): Promise<Uint8Array> => draw({ svg, as: 'pixels' });

export const renderPng = (svg: string, signal?: AbortSignal): Promise<Uint8Array> => draw({ svg, as: 'png' }, signal);

const draw = (job: DrawingJob, signal?: AbortSignal): Promise<Uint8Array> =>
  inTurn(() => runWorker(job, signal), signal);

const runWorker = (job: DrawingJob, signal?: AbortSignal): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: job,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const end = (finish: () => void): void => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', onAbort);
      void worker.terminate().then(finish);
    };
    const onAbort = (): void => end(() => reject(signal?.reason));
    const deadline = setTimeout(() => end(() => reject(new Error('a drawing took too long'))), maxMs);
    signal?.addEventListener('abort', onAbort);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
    worker.once('error', (error) => end(() => reject(error)));
  });
