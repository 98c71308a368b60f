import type { ChartData } from '@soundings/contract/resonance/chart';
import { describe, expect } from 'vitest';
import { chartTokenOf, testOfChart, visitIdIn } from '#test/chart-client.ts';
import { share } from '#test/consumer-client.ts';
import { create, rows } from '#test/resonance-client.ts';
import { countR1 } from '#test/survey-file.ts';
import { password } from '#test/test-app.ts';

const projectName = 'Charted survey';
const it = testOfChart(projectName);

describe('a chart page that is open', () => {
  it('stays open for an hour', async ({ app, asConsumer }) => {
    const { data, window, reply } = await asConsumer();
    app.pass(3_599_000);
    expect((await data()).status).toBe(200);
    app.pass(2000);
    expect((await data()).status).toBe(401);
    window.jar.set(`chart-${visitIdIn(reply)}`, 'forged');
    expect((await data()).status).toBe(401);
  });

  it('is refused at the next call once its session ends', async ({ app, asStaff }) => {
    const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { data } = await asStaff(user);
    expect((await data()).status).toBe(200);
    await user.post('/api/auth/logout');
    expect((await data()).status).toBe(401);
  });

  it('is refused at the next call once its user is disabled', async ({ app, asStaff }) => {
    const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { data } = await asStaff(user);
    expect((await data()).status).toBe(200);
    await app.disable(user.id);
    expect((await data()).status).toBe(401);
  });

  it.for(['', 'sharing/'])(
    'is refused at the next call once the project is off: deactivate/%s',
    async (what, { app, admin, id, asStaff, asConsumer }) => {
      // The tests before have moved the clock: access tokens are over.
      await admin.signIn(app.mails, password);
      const [staff, consumer] = [await asStaff(), await asConsumer()];
      const statuses = async () => [(await staff.data()).status, (await consumer.data()).status];
      expect(await statuses()).toEqual([200, 200]);
      await admin.post(`/api/project/deactivate/${what}${id}`);
      expect(await statuses()).toEqual(what === '' ? [401, 401] : [200, 401]);
      await admin.post(`/api/project/activate/${what}${id}`);
      expect(await statuses()).toEqual([200, 200]);
    },
  );

  it('is refused at the next call once the password changes or the project is deleted', async ({
    app,
    admin,
    visit,
    asConsumer,
  }) => {
    await admin.signIn(app.mails, password);
    const name = 'Open and gone';
    const own = (await create(admin, name)).body.id;
    const first = (await share(admin, own)).password;
    const [staff, consumer] = [
      await visit({ sourceId: own, token: await chartTokenOf(admin) }),
      await asConsumer({ projectName: name, projectPassword: first }),
    ];
    expect([(await staff.data()).status, (await consumer.data()).status]).toEqual([200, 200]);
    await admin.post(`/api/project/edit/share/${own}`, { projectPassword: 'Another-Password-77' });
    expect([(await staff.data()).status, (await consumer.data()).status]).toEqual([200, 401]);
    await admin.delete(`/api/resonance/${own}`);
    expect((await staff.data()).status).toBe(401);
  });

  it('shows all messages in all audiences, with the figures of the survey', async ({ app, admin, id, asStaff }) => {
    await admin.signIn(app.mails, password);
    const { body } = await (await asStaff()).data();
    const data = body as ChartData;
    const staff = (await admin.get(`/api/resonance/data?projectId=${id}`)).body;
    expect(data.messages).toEqual(staff.messages);
    expect([data.projectName, data.theme, data.vision, data.dataStructure]).toEqual([
      projectName,
      'SOUNDINGS',
      'default',
      'respondents',
    ]);
    expect([data.messagesLeftOut, data.links.verdicts.length]).toEqual([0, 2 * data.audiences.length]);
    const messages = ['calm', 'bold'] as const;
    for (const [m, message] of messages.entries()) {
      for (const [a, { header, subheader }] of data.audiences.entries()) {
        const key = header === 'Gender' ? 'gender' : 'region';
        const { base, positive } = countR1(
          rows.filter((row) => row[key] === subheader),
          message,
        );
        const at = m * data.audiences.length + a;
        expect(data.links.base[at]).toBe(base);
        expect(data.links.r1[at]).toBe(Math.round((10_000 * positive) / base) / 100);
        expect(data.links.low[at]!).toBeLessThan(data.links.r1[at]!);
      }
    }
  });
});
