import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { Ratio } from './bench.ts';
import { datasetOf, generateSurvey, surveySizes } from './generate-survey.ts';
import { interleave } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { createPureRead } from './pure-read.ts';
import { fullRefresh } from './refresh-counts.ts';

const message = 7;

/** A full refresh against reading the same rows as often as it does: messages twice and audiences once. */
export async function* resonanceAgainstReading(): AsyncGenerator<Ratio> {
  const dataset = datasetOf(generateSurvey(surveySizes.L));
  const pure = createPureRead(dataset);
  const refresh = () => fullRefresh(dataset, message, filterMask(dataset, ['3.1']).mask!);
  const read = () => [pure.messages(), pure.audiences(), pure.messages()];
  const check = ([, found]: readonly unknown[]): void => pure.check(...(found as bigint[]).slice(0, 2));
  const [ours, reading] = await interleave<unknown>([refresh, read], check, { warmUp: 40, rounds: 101 });
  yield {
    name: 'resonance/refresh against reading L',
    goal: 4,
    atMost: true,
    ratio: ours!.typical / reading!.typical,
    detail: `engine ${milliseconds(ours!.typical)}   reading ${milliseconds(reading!.typical)}`,
  };
}
