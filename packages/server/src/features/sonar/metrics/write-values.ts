import type { MetricName, MetricSource } from '@soundings/contract/sonar/metrics';
import type { Database } from '#/platform/db/database.ts';
import { findBlocks, lockAccounts, putBlocks, type StoredBlock } from './series.store.ts';
import {
  blockFirstDay,
  blockIndex,
  type Days,
  metricCode,
  packDays,
  sourceCode,
  storageBlockDays,
  uncollected,
  unpackDays,
} from './stored-days.ts';

export interface ValuesToWrite {
  readonly accountId: number;
  readonly metric: MetricName;
  /** Days since 1970-01-01. */
  readonly from: number;
  /** A day each. Null: collected, and the network does not tell. Undefined: the day stays as it is. */
  readonly values: readonly (number | null | undefined)[];
  readonly source: MetricSource;
}

interface OpenBlock {
  readonly accountId: number;
  readonly metric: number;
  readonly block: number;
  readonly days: Days;
  stored: Uint8Array | null;
}

type Blocks = Map<string, OpenBlock>;
const blockKey = (accountId: number, metric: number, block: number) => `${accountId}/${metric}/${block}`;

/**
 * Sets days, whatever they were, one write after the other: what is written twice is there once. Blocks that stay what
 * they are are not written. Other transactions that write to one of the accounts wait. Accounts that are gone meanwhile
 * are left out.
 * @throws RangeError where a value is infinite or NaN
 */
export const writeValues = async (tx: Database, writes: readonly ValuesToWrite[]): Promise<void> => {
  const locked = new Set(await lockAccounts(tx, [...new Set(writes.map(({ accountId }) => accountId))]));
  const possible = writes.filter(({ accountId, values }) => locked.has(accountId) && values.length > 0);
  if (possible.length === 0) return;
  const blocks = touchedBy(possible);
  for (const stored of await findBlocks(tx, [...blocks.values()])) open(blocks, stored);
  for (const write of possible) apply(blocks, write);
  const changed = [...blocks.values()].flatMap((block) => packed(block) ?? []);
  if (changed.length > 0) await putBlocks(tx, changed);
};

const touchedBy = (writes: readonly ValuesToWrite[]): Blocks => {
  const blocks: Blocks = new Map();
  for (const { accountId, metric, from, values } of writes) {
    const code = metricCode(metric);
    for (let block = blockIndex(from); block <= blockIndex(from + values.length - 1); block++) {
      const name = blockKey(accountId, code, block);
      if (blocks.has(name)) continue;
      blocks.set(name, { accountId, metric: code, block, days: uncollected(storageBlockDays), stored: null });
    }
  }
  return blocks;
};

const open = (blocks: Blocks, { accountId, metric, block, days }: StoredBlock): void => {
  const opened = blocks.get(blockKey(accountId, metric, block))!;
  opened.stored = days;
  unpackDays(days, opened.days);
};

const apply = (blocks: Blocks, { accountId, metric, from, values, source }: ValuesToWrite): void => {
  const code = metricCode(metric);
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    if (value !== null && !Number.isFinite(value)) throw new RangeError(`${value} is no value of ${metric}.`);
    const day = from + index;
    const block = blockIndex(day);
    const { days } = blocks.get(blockKey(accountId, code, block))!;
    days.values[day - blockFirstDay(block)] = value ?? Number.NaN;
    days.sources[day - blockFirstDay(block)] = sourceCode(source);
  }
};

const packed = ({ accountId, metric, block, days, stored }: OpenBlock) => {
  if (days.sources.every((source) => source === 0)) return null;
  const bytes = packDays(days);
  if (stored && Buffer.compare(stored, bytes) === 0) return null;
  const known = days.values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  return { accountId, metric, block, known, days: bytes };
};
