import { createThreadPool } from '#/platform/thread-pool.ts';
import type { Board } from './board-text.ts';
import type { DrawingJob } from './draw-board.worker.ts';

/** A board as PNG of its layout's size, drawn in a thread of its own. The same board gives the same bytes. */
export const drawBoard = (board: Board, signal?: AbortSignal): Promise<Uint8Array> => draw({ board }, signal);

/** The pixels of a small drawing, RGBA, a byte each. */
export const renderPixels = (svg: string): Promise<Uint8Array> => draw({ svg, as: 'pixels' });

export const renderPng = (svg: string, signal?: AbortSignal): Promise<Uint8Array> => draw({ svg, as: 'png' }, signal);

/** Two at once on this node; each is a second of one core. */
const draw = createThreadPool<DrawingJob, Uint8Array>({
  script: new URL('./draw-board.worker.ts', import.meta.url),
  most: 2,
  timeMs: 30_000,
  heapMb: 256,
  failure: (cause) => (cause instanceof Error ? cause : new Error('a drawing took too long')),
});
