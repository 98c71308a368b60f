import { readFileSync } from 'node:fs';
import { loadPredictor, readMessage } from '@soundings/engine/predict/predictor';
import { modelFile } from './model-path.ts';

/** npm run -s predict -- FILE: one message a line; prints { message: score } as JSON, higher for the one expected to win. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run -s predict -- FILE   one message a line');
  process.exit(2);
}
const predictor = loadPredictor(readFileSync(modelFile));
const messages = readFileSync(file, 'utf8')
  .replace(/^\ufeff/, '')
  .split(/\r?\n/)
  .filter((line) => line.trim().length > 0);
const scores = new Map(messages.map((message) => [message, readMessage(predictor, message).totals.score]));
process.stdout.write(`${JSON.stringify(Object.fromEntries(scores))}\n`);
