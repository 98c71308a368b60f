import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import { anyId, createCompany, signInOf } from '#test/company-client.ts';

const path = '/api/ai/playground/prompts';
const given = { name: 'Brief', text: 'Write for {{brand}} about {{ topic }}, again {{brand}}.', isShared: false };

describe('saved prompts', () => {
  it('are added with their fields, changed and deleted', async ({ user }) => {
    const { status, body } = await user.post(path, given);
    expect([status, body.fields, body.isOwn]).toEqual([201, ['brand', 'topic'], true]);
    expect((await user.post(path, { ...given, name: 'BRIEF' })).body.error.code).toBe('nameAlreadyExists');
    const changed = await user.call('PUT', `${path}/${body.id}`, { ...given, text: 'No fields' });
    expect(changed.body).toMatchObject({ id: body.id, text: 'No fields', fields: [] });
    expect((await user.get(path)).body).toEqual([changed.body]);
    expect((await user.delete(`${path}/${body.id}`)).status).toBe(200);
    expect((await user.get(path)).body).toEqual([]);
  });

  it('are seen by the workspace where they are shared, and changed by their user alone', async ({
    app,
    admin,
    user,
    stranger,
    nobody,
  }) => {
    const own = (await user.post(path, { ...given, name: 'Own' })).body;
    const shared = (await user.post(path, { ...given, name: 'Shared', isShared: true })).body;
    expect((await stranger.get(path)).body).toMatchObject([{ id: shared.id, isOwn: false, owner: expect.any(String) }]);
    const company = (await createCompany(admin, {})).body.id;
    const customer = await signInOf(app, company, 'ROLE_CUSTOMER');
    expect((await customer.get(path)).body).toEqual([]);
    await customer.post(path, { ...given, name: 'Ours', isShared: true });
    const colleague = await signInOf(app, company, 'ROLE_COMPANY_USER');
    expect((await colleague.get(path)).body).toMatchObject([{ name: 'Ours', isOwn: false }]);
    expect((await admin.get(path)).body).toMatchObject([{ name: 'Shared' }]);
    for (const id of [own.id, shared.id, anyId]) {
      expect((await stranger.call('PUT', `${path}/${id}`, given)).status).toBe(404);
      expect((await stranger.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect((await nobody.get(path)).status).toBe(401);
  });

  it.for([
    [{ ...given, name: ' ' }, 'body.name'],
    [{ ...given, text: '' }, 'body.text'],
    [{ ...given, text: 'x'.repeat(20_001) }, 'body.text'],
    [{ ...given, text: Array.from({ length: 13 }, (_, n) => `{{f${n}}}`).join(' ') }, 'body.text'],
  ] as const)('refuse %o', async ([body, field], { user }) => {
    const reply = await user.post(path, body);
    expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, field]);
  });
});
