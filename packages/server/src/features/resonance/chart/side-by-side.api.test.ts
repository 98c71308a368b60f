import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { chartTokenOf, dataOfVisit, type Visit, visitChart, visitIdIn } from '#test/chart-client.ts';
import { share } from '#test/consumer-client.ts';
import { create } from '#test/resonance-client.ts';

const ids = new Map<string, string>();
const names = ['The first of two surveys', 'The second of two surveys'] as const;

const it = test.extend(
  'open',
  ({ app, admin }) =>
    async (name: string, window: Browser): Promise<Visit> =>
      visitChart(app, { sourceId: ids.get(name)!, token: await chartTokenOf(admin) }, {}, window),
);

it.beforeAll(async ({ admin }) => {
  for (const name of names) ids.set(name, (await create(admin, name)).body.id);
});

const shownBy = async ({ data }: Visit) => (await data()).body.projectName;
const chartCookies = ({ jar }: Browser) => [...jar.keys()].filter((name) => name.startsWith('chart-'));

describe('charts that one browser has open side by side', () => {
  it('stay the charts of their own projects, whichever was opened last', async ({ app, open }) => {
    const window = app.browser();
    const [first, second] = [await open(names[0], window), await open(names[1], window)];
    expect([await shownBy(first), await shownBy(second), await shownBy(first)]).toEqual([names[0], names[1], names[0]]);
  });

  it('may be of staff and of a consumer: what ends the one leaves the other', async ({ app, admin, open }) => {
    const window = app.browser();
    const staff = await open(names[0], window);
    const projectPassword = (await share(admin, ids.get(names[1])!)).password;
    const consumer = await visitChart(app, { projectName: names[1], projectPassword }, {}, window);
    expect([await shownBy(staff), await shownBy(consumer)]).toEqual([names[0], names[1]]);
    await admin.post(`/api/project/deactivate/sharing/${ids.get(names[1])}`);
    expect([(await staff.data()).status, (await consumer.data()).status]).toEqual([200, 401]);
  });

  it('are five at most: the sixth takes the place of the oldest, the seventh of the next', async ({ app, open }) => {
    const window = app.browser();
    const visits: Visit[] = [];
    for (let i = 0; i < 7; i++) {
      visits.push(await open(names[i % 2]!, window));
      expect(chartCookies(window)).toHaveLength(Math.min(i + 1, 5));
    }
    const statuses = [];
    for (const { data } of visits) statuses.push((await data()).status);
    expect(statuses).toEqual([401, 401, 200, 200, 200, 200, 200]);
    const gone = visits[6]!.reply.cookies.find(({ value }) => value === '');
    expect(gone).toMatchObject({ name: `chart-${visitIdIn(visits[1]!.reply)}`, path: '/api/chart' });
  });

  it('are reported to the page that opens charts, and to nothing else, by their ids alone', async ({ app, open }) => {
    const { reply } = await open(names[0], app.browser());
    expect(reply.cookies.find(({ name }) => name === 'charts')).toMatchObject({
      value: visitIdIn(reply),
      httpOnly: true,
      sameSite: 'Lax',
      path: '/chart/resonance',
      maxAge: 3600,
    });
  });

  it('are opened by no list of another shape', async ({ app, open }) => {
    const window = app.browser();
    window.jar.set('charts', `x.v1.${'v0123456789abcdef.'.repeat(40)}chart`);
    const { reply, data } = await open(names[0], window);
    expect(reply.cookies.filter(({ value }) => value === '')).toHaveLength(1);
    expect((await data()).status).toBe(200);
  });
});

describe('a call that names another visit', () => {
  it.for(['', 'v0000000000000000', 'isits', 'x'.repeat(100)])('is refused: "%s"', async (visitId, { app, open }) => {
    const window = app.browser();
    await open(names[0], window);
    expect((await dataOfVisit(window, visitId)).status).toBe(401);
  });

  it('is refused without a name too, however many are open', async ({ app, open }) => {
    const window = app.browser();
    for (const name of names) await open(name, window);
    expect((await window.get('/api/chart/resonance/data')).status).toBe(401);
  });

  it('is refused in a browser that did not open it', async ({ app, open }) => {
    const [mine, theirs] = [await open(names[0], app.browser()), await open(names[1], app.browser())];
    expect((await dataOfVisit(mine.window, visitIdIn(theirs.reply))).status).toBe(401);
  });

  it('is refused with the cookie of a visit under the name of another', async ({ app, open }) => {
    const window = app.browser();
    const [first, second] = [await open(names[0], window), await open(names[1], window)];
    const sealed = window.jar.get(`chart-${visitIdIn(first.reply)}`)!;
    window.jar.set(`chart-${visitIdIn(second.reply)}`, sealed);
    expect([(await first.data()).status, (await second.data()).status]).toEqual([200, 401]);
  });
});
