import { messageCounts } from '@soundings/engine/crosstab/counting/counts';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { Ratio } from './bench.ts';
import { copyMasks } from './copy-masks.ts';
import { generateLargeSurvey } from './generate-large-survey.ts';
import { hashOf } from './hash-of.ts';
import { interleave } from './interleave.ts';
import { longestStep } from './longest-step.ts';
import { milliseconds } from './milliseconds.ts';
import { createPureRead } from './pure-read.ts';
import { fullRefresh, fullRefreshInSteps, integersOf } from './refresh-counts.ts';

const message = 7;
/** How long other requests may wait for a calculation. */
const longestWait = 20;

export async function* resonanceAtX(): AsyncGenerator<Ratio> {
  const dataset = generateLargeSurvey();
  const mask = filterMask(dataset, ['3.1', '3.2']).mask!;
  const scattered = copyMasks(dataset);
  const hashes = [dataset, scattered].map((each) => hashOf(integersOf(fullRefresh(each, message, mask))));
  if (hashes[0] !== hashes[1]) throw new Error(`The counts at X differ, ${hashes.join(' and ')}.`);

  const pure = createPureRead(dataset);
  const sides = [() => messageCounts(dataset, mask), pure.messages, () => messageCounts(scattered, mask)];
  const check = ([, found]: readonly unknown[]): void => pure.check(found as bigint);
  const times = await interleave<unknown>(sides, check, { warmUp: 10, rounds: 41 });
  const [ours, reading, typeScript] = times.map(({ typical }) => typical);
  yield {
    name: 'resonance/all messages against reading X',
    goal: 2,
    atMost: true,
    ratio: ours! / reading!,
    detail: `engine ${milliseconds(ours!)} (TypeScript ${milliseconds(typeScript!)})   reading ${milliseconds(reading!)}`,
  };

  const [whole] = await interleave([() => fullRefresh(dataset, message, mask)], () => {}, { warmUp: 3, rounds: 15 });
  const weights = Float64Array.from({ length: dataset.respondents }, (_, row) => 0.5 + (row % 7) / 4);
  const weighted: Dataset = { ...dataset, weights };
  const steps = [dataset, scattered, weighted].map((each) =>
    longestStep(() => fullRefreshInSteps(each, message, mask), 5),
  );
  const [inKernels, inTypeScript, withWeights] = steps.map(milliseconds);
  yield {
    name: 'resonance/longest step of a refresh X',
    goal: 1,
    ratio: longestWait / Math.max(...steps),
    detail: `${inKernels} of ${milliseconds(whole!.typical)} (TypeScript ${inTypeScript}, weighted ${withWeights}); at most ${longestWait} ms`,
  };
}
