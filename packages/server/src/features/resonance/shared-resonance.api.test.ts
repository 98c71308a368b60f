import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { open, refusalOf, share } from '#test/consumer-client.ts';
import { create } from '#test/resonance-client.ts';

interface Shared {
  readonly id: string;
  readonly projectRequest: { readonly projectName: string; readonly projectPassword: string };
}

const it = test
  .extend('addShared', ({ admin }) => async (projectName: string) => {
    const { id } = (await create(admin, projectName)).body as { id: string };
    const { password } = await share(admin, id);
    return { id, projectRequest: { projectName, projectPassword: password } };
  })
  .extend(
    'filtered',
    ({ nobody }) =>
      ({ projectRequest }: Shared, request: object = { audienceIds: ['0.0'] }) =>
        nobody.post('/api/consumer/resonance/filter/messages', { projectRequest, request }),
  )
  .extend(
    'audiences',
    ({ nobody }) =>
      ({ projectRequest }: Shared, request: object = { messageId: 'm1', audienceIds: [] }) =>
        nobody.post('/api/consumer/resonance/calculations/data', { projectRequest, request }),
  )
  .extend(
    'data',
    ({ nobody }) =>
      ({ projectRequest: { projectName, projectPassword } }: Shared) =>
        open(nobody, 'RESONANCE', projectName, projectPassword),
  );

describe('a shared RESONANCE project', () => {
  it('shows consumers what it shows staff', async ({ admin, addShared, filtered, audiences, data }) => {
    const shared = await addShared('Shown to all');
    const staff = await admin.get(`/api/resonance/data?projectId=${shared.id}`);
    expect((await data(shared)).body).toEqual(staff.body);
    const audienceIds = [staff.body.filterColumns[0].audiences[0].id, staff.body.filterColumns[1].audiences[1].id];
    const request = { audienceIds };
    const ofStaff = await admin.post(`/api/resonance/filter/messages?projectId=${shared.id}`, request);
    expect(ofStaff.status).toBe(200);
    expect((await filtered(shared, request)).body).toEqual(ofStaff.body);
    const about = { messageId: staff.body.messages[0].id, audienceIds };
    const links = await admin.post(`/api/resonance/calculations/data?projectId=${shared.id}`, about);
    expect(links.body.links.length).toBeGreaterThan(0);
    expect((await audiences(shared, about)).body).toEqual(links.body);
  });

  it('refuses every call from the moment in which something is switched off or changed', async ({
    admin,
    addShared,
    filtered,
    audiences,
    data,
  }) => {
    const shared = await addShared('Open in a window');
    const statuses = async () =>
      (await Promise.all([data(shared), filtered(shared), audiences(shared)])).map(({ status }) => status);
    const [on, off] = [
      [200, 200, 200],
      [403, 403, 403],
    ];
    const { messages, filterColumns } = (await data(shared)).body;
    expect([messages[0].id, filterColumns[0].audiences[0].id]).toEqual(['m1', '0.0']);
    expect(await statuses()).toEqual(on);
    for (const what of ['sharing/', '']) {
      await admin.post(`/api/project/deactivate/${what}${shared.id}`);
      expect(await statuses()).toEqual(off);
      await admin.post(`/api/project/activate/${what}${shared.id}`);
      expect(await statuses()).toEqual(on);
    }
    await admin.post(`/api/project/edit/share/${shared.id}`, { projectPassword: 'Another-Password-77' });
    expect(await statuses()).toEqual(off);
  });

  it('opens nothing of another project', async ({ nobody, addShared, filtered, audiences, data }) => {
    const [one, two] = [await addShared('Mine'), await addShared('Yours')];
    const mixed = {
      ...one,
      projectRequest: { ...one.projectRequest, projectPassword: two.projectRequest.projectPassword },
    };
    const refusals = await Promise.all([data(mixed), filtered(mixed), audiences(mixed)]);
    expect(new Set(refusals.map(refusalOf)).size).toBe(1);
    // A project named beside the credentials counts for nothing.
    const body = { projectRequest: one.projectRequest, request: { audienceIds: [] }, projectId: two.id };
    const reply = await nobody.post(`/api/consumer/resonance/filter/messages?projectId=${two.id}`, body);
    expect([reply.status, reply.body.respondents]).toEqual([200, 400]);
  });

  it('checks what is asked as it does for staff, and only after the password', async ({
    addShared,
    filtered,
    audiences,
  }) => {
    const shared = await addShared('Asked');
    expect((await filtered(shared, { audienceIds: ['9.9'] })).status).toBe(404);
    expect((await audiences(shared, { messageId: 'm99', audienceIds: [] })).status).toBe(404);
    expect((await filtered(shared, {})).status).toBe(400);
    const wrong = { ...shared, projectRequest: { ...shared.projectRequest, projectPassword: 'wrong' } };
    expect((await filtered(wrong, { audienceIds: ['9.9'] })).status).toBe(403);
    expect((await audiences(wrong, { messageId: 'm99', audienceIds: [] })).status).toBe(403);
  });

  it('leaves one entry when it is opened and none for what is asked then', async ({
    app,
    addShared,
    filtered,
    audiences,
    data,
  }) => {
    const shared = await addShared('Noted once');
    await data(shared);
    await filtered(shared);
    await audiences(shared);
    const entries = (await app.auditEntries()).filter(({ target }) => target === 'project Noted once');
    expect(entries).toMatchObject([{ action: 'share.open', outcome: 'success' }]);
  });
});
