import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Event, publishEvent, publishing } from '#/platform/events.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('takes no harm from what is none of our events, nor from a listener that fails', async () => {
  const heard: Event[] = [];
  const onGap = () => undefined;
  app.services.events.subscribe({
    onEvent: () => {
      throw new Error('a listener has a fault');
    },
    onGap,
  });
  app.services.events.subscribe({ onEvent: (event) => void heard.push(event), onGap });
  for (const payload of ['x', '{', 'null', '{"kind":"unknown"}', '{"kind":"live"}']) {
    await app.services.db.execute(sql`select pg_notify('soundings', ${payload})`);
  }
  await publishEvent(app.services.db, { kind: 'cancel', jobId: 'one' });
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual([{ kind: 'cancel', jobId: 'one' }]);
});

it('hears of a project what is told while it is followed, and of no other', async () => {
  const { db, events } = app.services;
  const heard: string[] = [];
  const unsubscribe = events.subscribe({
    onEvent: (event) => void heard.push('body' in event ? event.body : event.kind),
    onGap: () => undefined,
  });
  const [one, other] = ['aa000000-0000-4000-8000-000000000001', 'bb000000-0000-4000-8000-000000000002'];
  const publish = (projectId: string, body: string) =>
    publishEvent(db, { kind: 'live', topic: 'job', projectId, body });
  await publish(one, 'before');
  await Promise.all([events.follow(one), events.follow(one)]);
  await publish(one, 'followed');
  await publish(other, 'of another');
  await db.execute(sql`select ${publishing([{ kind: 'live', topic: 'job', projectId: one, body: 'in a statement' }])}`);
  // Asked for a moment ago: whoever did is not counted yet.
  await events.followOnly([]);
  await publish(one, 'still');
  await publishEvent(db, { kind: 'cancel', jobId: 'last' });
  await vi.waitUntil(() => heard.includes('cancel') && heard.includes('still'));
  expect(heard.filter((body) => body !== 'cancel')).toEqual(['followed', 'in a statement', 'still']);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await events.followOnly([other]);
  vi.restoreAllMocks();
  await publish(one, 'after');
  await publishEvent(db, { kind: 'cancel', jobId: 'end' });
  await vi.waitUntil(() => heard.filter((body) => body === 'cancel').length === 2);
  expect(heard).not.toContain('after');
  unsubscribe();
});

it('publishes nothing that was rolled back, and refuses what is not made of ids', async () => {
  const heard: Event[] = [];
  app.services.events.subscribe({ onEvent: (event) => void heard.push(event), onGap: () => undefined });
  const rolledBack = app.services.db.transaction(async (tx) => {
    await publishEvent(tx, { kind: 'cancel', jobId: 'never' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await expect(publishEvent(app.services.db, { kind: 'cancel', jobId: 'x'.repeat(8000) })).rejects.toThrow('ids');
  await publishEvent(app.services.db, { kind: 'cancel', jobId: 'last' });
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual([{ kind: 'cancel', jobId: 'last' }]);
});
