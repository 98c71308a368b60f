import { dayFromNumber } from '@soundings/server/features/sonar/days';
import type { Ratio } from '../bench.ts';
import { median } from '../interleave.ts';
import { milliseconds } from '../milliseconds.ts';
import { lastDay } from '../sonar-store/made-figures.ts';
import { goalOf } from './line-of.ts';
import type { Served } from './served.ts';

/** What loading all days of a project may take, once: it is read from the database. */
const loading = 10_000;

const rangesEnding = (to: number, length: number) => {
  const range = (last: number) => ({ startDate: dayFromNumber(last - length + 1), endDate: dayFromNumber(last) });
  return { comparable: range(to), compareTo: range(to - length) };
};

export async function* calculating(url: string, { token, projectId }: Served): AsyncGenerator<Ratio> {
  const ask = async (to: number, length: number) => {
    const start = performance.now();
    const reply = await fetch(`${url}/api/calculations?projectId=${projectId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ranges: rangesEnding(to, length) }),
    });
    const bytes = (await reply.arrayBuffer()).byteLength;
    if (!reply.ok) throw new Error(`The scores were not answered: ${reply.status}.`);
    return { time: performance.now() - start, bytes };
  };
  const first = await ask(lastDay, 30);
  const detail = `all days read from the database; the answer has ${(first.bytes / 1e6).toFixed(2)} MB`;
  yield { ...goalOf('first calculation'), goal: loading, ratio: first.time, detail };
  const other: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < 9; round++) {
    other.push((await ask(lastDay - 1 - round, round % 2 ? 30 : 150)).time);
    again.push((await ask(lastDay - 1 - round, round % 2 ? 30 : 150)).time);
  }
  for (const [name, times] of Object.entries({ 'calculation of other days': other, 'the same days again': again })) {
    yield {
      ...goalOf(name),
      ratio: median(times),
      detail: `worst ${milliseconds(Math.max(...times))}, with the answer`,
    };
  }
}
