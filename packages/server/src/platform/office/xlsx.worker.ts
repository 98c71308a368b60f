import { parentPort, workerData } from 'node:worker_threads';
import { type Rows, writeXlsx } from './write-xlsx.ts';

const port = parentPort!;
const { sheet } = workerData as { sheet: string };
const rows: Rows[number][] = [];

port.on('message', async (page: Rows | null) => {
  if (page) {
    for (const row of page) rows.push(row);
    return;
  }
  // Bytes of their own, which can be handed over.
  const bytes = new Uint8Array(await writeXlsx(rows, sheet));
  port.postMessage(bytes, [bytes.buffer]);
});
