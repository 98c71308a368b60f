import { parentPort, workerData } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { type Board, composeBoard } from './compose-board.ts';

export type DrawingJob = { readonly board: Board } | { readonly svg: string };

/** Text is outlines already: no font of the machine is read, so every machine gives the same. */
const options: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

const draw = (job: DrawingJob): Uint8Array =>
  'board' in job
    ? new Resvg(composeBoard(job.board), options).render().asPng()
    : new Resvg(job.svg, options).render().pixels;

parentPort!.postMessage(new Uint8Array(draw(workerData as DrawingJob)));
