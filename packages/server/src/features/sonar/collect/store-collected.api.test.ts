import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import type { Collected } from '../connectors/connector.ts';
import { findGaps } from '../metrics/gaps.store.ts';
import { addAccount, addProject, findAccountRows, storedDays } from '../metrics/metrics-test-files.ts';
import { storeFigures } from './store-collected.ts';

let database: OpenDatabase;
let projectId: string;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
beforeEach(async () => {
  projectId = await addProject(database.db);
  id = await addAccount(database.db, projectId, 1);
});
afterAll(() => database.close());

const nothing: Collected = {
  account: null,
  source: 'api',
  reason: 'collected',
  cause: null,
  stopsNetwork: false,
  gauges: [],
  items: [],
  covered: null,
  gaps: [],
  cost: { calls: 1, units: 0, usd: 0 },
  earliest: {},
};
const now = new Date('2026-05-04T12:00:00Z');
const keep = (collected: Partial<Collected>, span = { from: '2026-05-01', to: '2026-05-04' }) =>
  database.db.transaction((tx) =>
    storeFigures(tx, { accountId: id, network: 'INSTAGRAM', span, now }, { ...nothing, ...collected }),
  );
const item = (id: string, day: string, likes: number | null, comments: number | null = 0) => ({
  id,
  publishedAt: new Date(`${day}T23:30:00Z`),
  likes,
  comments,
  shares: null,
});
/** Value by figure and day of May. */
const values = async () =>
  Object.fromEntries(
    Object.entries(await storedDays(database.db, projectId)).map(([key, [value]]) => [
      key.replace(`${id} `, '').replace('2026-05-0', ''),
      value,
    ]),
  );

describe('what asking an account gave', () => {
  it('is counted by the day of publishing; days without items are 0, those that hide a figure unknown', async () => {
    await keep({
      gauges: [{ metric: 'followers', day: '2026-05-04', value: 900 }],
      items: [item('a', '2026-05-02', 10, 2), item('b', '2026-05-02', 5, 1), item('c', '2026-05-04', null, 3)],
      covered: { from: '2026-05-02', to: '2026-05-04' },
      gaps: [{ metric: 'interactions', from: '2026-05-04', to: '2026-05-04', reason: 'hidden' }],
      reason: 'hidden',
    });
    expect(await values()).toEqual({
      'followers 4': 900,
      'posts 2': 2,
      'posts 3': 0,
      'posts 4': 1,
      'interactions 2': 18,
      'interactions 3': 0,
      'interactions 4': null,
      'comments 2': 3,
      'comments 3': 0,
      'comments 4': 3,
    });
    expect(await findAccountRows(database.db, projectId)).toMatchObject([
      { reason: 'hidden', triedOn: now, collectedOn: now },
    ]);
  });

  it('takes the place of what was collected before, and adds nothing to it', async () => {
    const collected = {
      items: [item('a', '2026-05-01', 10), item('b', '2026-05-03', 20)],
      covered: { from: '2026-05-01', to: '2026-05-04' },
    };
    await keep(collected);
    const once = await values();
    await keep(collected);
    expect(await values()).toEqual(once);
    await keep({ items: [item('b', '2026-05-03', 25)], covered: { from: '2026-05-02', to: '2026-05-04' } });
    expect(await values()).toEqual({ ...once, 'interactions 3': 25 });
    await keep({ items: [], covered: { from: '2026-05-01', to: '2026-05-01' } });
    expect(await values()).toEqual({ ...once, 'interactions 1': 0, 'posts 1': 0, 'interactions 3': 25 });
  });

  it('counts an item once that says another day than before', async () => {
    await keep({ items: [item('a', '2026-05-01', 10)], covered: { from: '2026-05-01', to: '2026-05-01' } });
    await keep({ items: [item('a', '2026-05-03', 12)], covered: { from: '2026-05-03', to: '2026-05-03' } });
    expect(await values()).toMatchObject({ 'posts 1': 0, 'interactions 1': 0, 'posts 3': 1, 'interactions 3': 12 });
  });

  it('leaves what is there where nothing came, and says why until it does', async () => {
    await keep({ items: [item('a', '2026-05-01', 10)], covered: { from: '2026-05-01', to: '2026-05-04' } });
    const before = await values();
    const span = { from: '2026-05-01', to: '2026-05-04' };
    const gaps = [
      { metric: 'posts' as const, ...span, reason: 'quotaSpent' as const },
      { metric: 'followers' as const, from: '2026-05-04', to: '2026-05-04', reason: 'quotaSpent' as const },
    ];
    await keep({ reason: 'quotaSpent', gaps });
    expect(await values()).toEqual(before);
    const kept = (await findGaps(database.db, [id])).get(id);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining(gaps));
    const [account] = await findAccountRows(database.db, projectId);
    expect(account).toMatchObject({ reason: 'quotaSpent', collectedOn: now });

    await keep({ covered: { from: '2026-05-03', to: '2026-05-04' } }, { from: '2026-05-03', to: '2026-05-04' });
    expect((await findGaps(database.db, [id])).get(id)).toEqual([{ ...gaps[0], to: '2026-05-02' }]);
  });

  it('keeps what the network calls the account, until that is gone', async () => {
    const resolved = async () => (await findAccountRows(database.db, projectId))[0]!.resolved;
    const account = { network: 'INSTAGRAM' as const, id: '17', name: 'Brand' };
    await keep({ account });
    expect(await resolved()).toEqual(account);
    await keep({ reason: 'unreachable' });
    expect(await resolved()).toEqual(account);
    await keep({ account, reason: 'gone' });
    expect(await resolved()).toBeNull();
  });
});
