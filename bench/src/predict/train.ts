import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeModel } from '@soundings/engine/predict/model-file';
import { calibrate } from './calibrate.ts';
import { countTerms } from './count-terms.ts';
import { fitModel } from './fit-model.ts';
import { leaveStoryOut } from './leave-story-out.ts';
import { modelFile } from './model-path.ts';
import { readTests } from './read-tests.ts';
import { shipped } from './recipes.ts';

/**
 * npm run train:predict -- FOLDER [FILE]: makes the predictor's model anew from a folder of headline tests. What scores
 * mean is measured on stories left out; the model itself is learnt from all.
 */
const [folder, file = fileURLToPath(modelFile)] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run train:predict -- FOLDER [FILE]   FOLDER holds headlines.csv.gz and the files beside it.');
  process.exit(2);
}
const begin = performance.now();
const tests = readTests(folder);
const texts = countTerms(tests.texts);
const { counted, score, rate } = leaveStoryOut(tests, texts, shipped);
const model = fitModel(texts, tests, shipped);
const calibration = calibrate(counted, { score, rate });
const bytes = writeModel({ ...model, header: { ...model.header, calibration } });
writeFileSync(file, bytes);
const seconds = (performance.now() - begin) / 1000;
console.info(`${file}: ${bytes.length} bytes from ${model.header.trainedOn.pairs} pairs in ${seconds.toFixed(0)} s`);
