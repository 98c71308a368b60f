import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Event, publishEvent } from '#/platform/events.ts';
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
