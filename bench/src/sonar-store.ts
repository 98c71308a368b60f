import { addProject } from '@soundings/server/features/sonar/metrics/metrics-test-files';
import { currentRevision, readSeries } from '@soundings/server/features/sonar/metrics/series.store';
import type { Database } from '@soundings/server/platform/db/database';
import type { BenchOptions, Ratio } from './bench.ts';
import { interleave, median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { blockLayout } from './sonar-store/block-layout.ts';
import { checksumOf } from './sonar-store/checksum.ts';
import { dayAfter, last30Days, nextDay, type Run, writeAccounts } from './sonar-store/daily-writes.ts';
import { fill, timed } from './sonar-store/fill.ts';
import type { Layout, ReadDays } from './sonar-store/layout.ts';
import { days, firstDay, lastDay, seriesOfBrand } from './sonar-store/made-figures.ts';
import { type Engine, engines } from './sonar-store/open-engines.ts';
import { createRowLayout } from './sonar-store/row-layout.ts';

const brandsBySize = { S: 20, L: 200 };
const seriesADay = seriesOfBrand.flatMap(({ metrics }) => metrics).length;
const allValues = 5000 * seriesADay * days;
const allAccounts = 5000 * seriesOfBrand.length;
/** Seconds: a small part of what the networks take to answer for so many accounts. */
const longestWriting = 300;
const recent = 60;

export async function* sonarStore({ size }: BenchOptions): AsyncGenerator<Ratio> {
  for (const engine of engines) yield* onEngine(engine, brandsBySize[size] / engine.smaller);
}

async function* onEngine({ name, open }: Engine, brands: number): AsyncGenerator<Ratio> {
  const { database, close } = await open();
  const { db } = database;
  try {
    const projectId = await addProject(db);
    const layouts = [await createRowLayout(db), blockLayout];
    const line = (what: string, [rows, blocks]: readonly number[], detail: string): Ratio => ({
      name: `sonar-store/${name} ${what}`,
      goal: 1,
      ratio: rows! / blocks!,
      detail: `rows ${milliseconds(rows!)}   blocks ${milliseconds(blocks!)} ${detail}`,
    });

    const imported = await fill(db, projectId, layouts, brands);
    yield line(
      'import of ten years of a brand',
      imported.map(median),
      `(${brands} brands × ${seriesADay} × ${days} days)`,
    );
    await db.execute('vacuum analyze');
    yield await sizes(`sonar-store/${name} size`, db, layouts, brands);
    yield await writing('a day', nextDay);
    yield await writing('the last 30 days again', last30Days);
    yield await sizes(`sonar-store/${name} size after two runs`, db, layouts, brands);
    yield line('reading a project', await reading(firstDay), `(${brands} brands)`);
    yield line(`reading ${recent} days`, await reading(lastDay - recent), `(${brands} brands)`);
    yield* changes(`sonar-store/${name}`, db, projectId, brands);

    async function writing(what: string, run: Run): Promise<Ratio> {
      const [rows, blocks] = (await writeAccounts(db, projectId, layouts, run)).map(median);
      return {
        name: `sonar-store/${name} writing ${what} of 5,000 brands`,
        goal: longestWriting,
        atMost: true,
        unit: 's',
        ratio: (blocks! * allAccounts) / 1000,
        detail: `an account: rows ${rows!.toFixed(2)} ms   blocks ${blocks!.toFixed(2)} ms`,
      };
    }

    async function reading(from: number): Promise<number[]> {
      const sums = [];
      for (const layout of layouts) sums.push(await checksumOf(layout.read(db, projectId, from)));
      const [rows, blocks] = sums;
      if (rows!.hash !== blocks!.hash || rows!.days !== blocks!.days) {
        throw new Error(`The layouts differ: ${JSON.stringify(sums)}.`);
      }
      const sides = layouts.map((layout) => () => countOf(layout.read(db, projectId, from)));
      const times = await interleave(sides, () => {}, { warmUp: 0, rounds: 3 });
      return times.map(({ typical }) => typical);
    }
  } finally {
    await close();
  }
}

const countOf = async (series: AsyncIterable<ReadDays>): Promise<number> => {
  let count = 0;
  for await (const { values } of series) count += values.length;
  return count;
};

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;

const sizes = async (name: string, db: Database, layouts: readonly Layout[], brands: number): Promise<Ratio> => {
  const values = brands * seriesADay * days;
  const bytes: number[] = [];
  for (const layout of layouts) bytes.push(await layout.bytes(db));
  const [rows, blocks] = bytes.map((all) => {
    const each = all / values;
    return `${each.toFixed(2)} MB a million (5,000 brands: ${gigabytes(each * allValues)})`;
  });
  return { name, goal: 10, ratio: bytes[0]! / bytes[1]!, detail: `rows ${rows}   blocks ${blocks}` };
};

/** What the product reads after a run has written one brand of all, and where nothing has changed. */
async function* changes(name: string, db: Database, projectId: string, brands: number): AsyncGenerator<Ratio> {
  const all = await timed(() => countOf(readSeries(db, projectId)));
  const since = await currentRevision(db);
  const nothing = await timed(() => countOf(readSeries(db, projectId, { since })));
  await writeAccounts(db, projectId, [blockLayout], dayAfter);
  const changed = await timed(() => countOf(readSeries(db, projectId, { since })));
  yield {
    name: `${name} reading what a day changed`,
    goal: 3,
    ratio: all / changed,
    detail: `all ${milliseconds(all)}   changed ${milliseconds(changed)}   nothing changed ${milliseconds(nothing)} (${brands} brands)`,
  };
}
