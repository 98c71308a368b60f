import { metricCode } from '@soundings/server/features/sonar/metrics/stored-days';
import type { ReadDays } from './layout.ts';

const bits = new Float64Array(1);
const halves = new Uint32Array(bits.buffer);

/** FNV-1a over words: account, figure, day, source and value of every collected day, in the order of reading. */
export const checksumOf = async (series: AsyncIterable<ReadDays>): Promise<{ hash: string; days: number }> => {
  let hash = 0x811c9dc5;
  const add = (word: number): void => {
    hash = Math.imul(hash ^ word, 0x01000193);
  };
  let days = 0;
  for await (const { accountId, metric, firstDay, values, sources } of series) {
    add(accountId);
    add(metricCode(metric));
    for (let index = 0; index < sources.length; index++) {
      if (sources[index] === 0) continue;
      bits[0] = values[index]!;
      const isKnown = !Number.isNaN(bits[0]);
      for (const word of [firstDay + index, sources[index]!, ...(isKnown ? halves : [])]) add(word);
      days++;
    }
  }
  return { hash: (hash >>> 0).toString(16), days };
};
