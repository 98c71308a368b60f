import { parentPort } from 'node:worker_threads';
import { DatasetBuilder } from '../src/crosstab/dataset/dataset-builder.ts';
import { banner } from './at-once.ts';

/** A hundred audiences, each of which overlaps with each, and 250 messages; weighted. Posts how many rows there are. */
const builder = new DatasetBuilder();
const variable = builder.addVariable('Channels');
for (let m = 0; m < 250; m++) builder.addMessage(`m${m}`, `Message ${m}`, { r1: null, r2: null, hasR2: true });
for (let i = 0; i < 40; i++) {
  const row = builder.addRespondent();
  builder.setWeight(row, 1 + (i % 3) / 10);
  for (let a = 0; a < 100; a++) if ((i * 7 + a * 13) % 5 < 3) builder.setAudience(row, variable, `A${a}`);
  for (let m = 0; m < 250; m++) {
    builder.setAnswer(row, m, 'r1', (i + m) % 3 === 0);
    builder.setAnswer(row, m, 'r2', (i * m) % 4 === 0);
  }
}
const dataset = builder.build();
const ids = dataset.variables[0]!.audiences.map(({ id }) => id);
parentPort!.postMessage({ columns: ids.length, rows: banner(dataset, ids, null).rows.length });
