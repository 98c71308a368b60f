import { parentPort } from 'node:worker_threads';
import { createYield } from '#/platform/event-loop.ts';
import { type PageJob, readPage } from '../page/read-page.ts';

parentPort!.on('message', async (job: PageJob) => {
  parentPort!.postMessage(await readPage(job, createYield()));
});
