import { parentPort } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Board } from './board-text.ts';
import { composeBoard } from './compose-board.ts';

export type DrawingJob = { readonly board: Board } | { readonly svg: string; readonly as: 'pixels' | 'png' };

/** Text is outlines already: no font of the machine is read, so every machine gives the same. */
const options: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

const draw = (job: DrawingJob): Uint8Array => {
  const drawing = new Resvg('board' in job ? composeBoard(job.board) : job.svg, options).render();
  return 'svg' in job && job.as === 'pixels' ? drawing.pixels : drawing.asPng();
};

parentPort!.on('message', (job: DrawingJob) => parentPort!.postMessage(new Uint8Array(draw(job))));
