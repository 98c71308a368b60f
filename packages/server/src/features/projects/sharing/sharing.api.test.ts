import { SharePassword } from '@soundings/contract/projects/sharing';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deriveKeys } from '#/platform/keys/keys.ts';
import { test } from '#test/api-test.ts';
import { anyId } from '#test/company-client.ts';
import { open, share } from '#test/consumer-client.ts';
import { addProduct, infoOf, seedChoices } from '#test/product-client.ts';
import { projectShares } from '../projects.tables.ts';

const other = 'Another-Password-77';

const it = test
  .extend(
    'edit',
    ({ admin }) =>
      (id: string, body: object) =>
        admin.post(`/api/project/edit/share/${id}`, body),
  )
  .extend(
    'editFinal',
    ({ admin }) =>
      (id: string, finalMessagesPassword: string) =>
        admin.post(`/api/scout-v2/edit/share/${id}`, { finalMessagesPassword }),
  )
  .extend(
    'seals',
    ({ app }) =>
      (id: string) =>
        app.services.db.select().from(projectShares).where(eq(projectShares.projectId, id)),
  );

it.beforeAll(async ({ app }) => {
  await seedChoices(app);
});

describe('sharing a project', () => {
  it('makes a password that meets the rule, once, and keeps it over off and on', async ({ app, admin }) => {
    const id = await addProduct(admin, 'GENIE', 'First shared');
    expect((await infoOf(admin, id)).projectPassword).toBeNull();
    const { password } = await share(admin, id);
    expect(SharePassword.safeParse(password).success).toBe(true);
    expect(password).toHaveLength(20);
    expect(password).toMatch(/^[A-Za-z0-9]+$/);
    await admin.post(`/api/project/deactivate/sharing/${id}`);
    expect(await infoOf(admin, id)).toMatchObject({ activeSharing: false, projectPassword: password });
    expect((await share(admin, id)).password).toBe(password);
    expect((await admin.post('/api/project/search', { query: 'First shared' })).body.content[0].activeSharing).toBe(
      true,
    );
    const second = await share(admin, await addProduct(admin, 'GENIE', 'Second shared'));
    expect(second.password).not.toBe(password);
    const actions = (await app.auditEntries())
      .map(({ action }) => action)
      .filter((action) => action.startsWith('share.'));
    expect(actions).toEqual(['share.enable', 'share.disable', 'share.enable', 'share.enable']);
  });

  it('takes another password by the rule for shared projects, and records that it did', async ({
    app,
    admin,
    nobody,
    edit,
  }) => {
    const id = await addProduct(admin, 'GENIE', 'Password changed');
    const { password } = await share(admin, id);
    for (const [wrong, message] of [
      ['Short1', 'min15'],
      ['alllowercase12345', 'passwordPattern'],
      ['NoDigitsInThisOne', 'passwordPattern'],
      ['', 'min15'],
    ]) {
      const { status, body } = await edit(id, { projectPassword: wrong });
      expect([status, body.error.fields[0]]).toEqual([400, { path: 'body.projectPassword', message }]);
    }
    expect((await edit(id, { projectPassword: `Aa1${'x'.repeat(126)}` })).status).toBe(400);
    expect((await edit(id, { projectPassword: other })).status).toBe(200);
    expect((await edit(id, { projectPassword: other, linkExpiresOn: '2030-05-06T00:00:00.000Z' })).status).toBe(200);
    const changes = (await app.auditEntries()).filter(({ action }) => action === 'share.change');
    expect(changes.slice(-2).map(({ details }) => details)).toEqual([
      { newPassword: true },
      { linkExpiresOn: '– → 2030-05-06' },
    ]);
    expect((await infoOf(admin, id)).projectPassword).toBe(other);
    expect((await open(nobody, 'GENIE', 'Password changed', password)).status).toBe(403);
    expect((await open(nobody, 'GENIE', 'Password changed', ` ${other}\n`)).status).toBe(200);
  });

  it('is not changed while it is off', async ({ admin, edit, editFinal }) => {
    const id = await addProduct(admin, 'SCOUTV2', 'Not shared');
    for (const reply of [await edit(id, { projectPassword: other }), await editFinal(id, other)]) {
      expect([reply.status, reply.body.error.code]).toEqual([409, 'sharingIsOff']);
    }
    expect((await infoOf(admin, id)).projectPassword).toBeNull();
    const { password } = await share(admin, id);
    await admin.post(`/api/project/deactivate/sharing/${id}`);
    expect((await edit(id, { projectPassword: other })).status).toBe(409);
    expect((await infoOf(admin, id)).projectPassword).toBe(password);
  });

  it('has a password of its own for the final messages of SCOUT', async ({ admin, nobody, editFinal }) => {
    const id = await addProduct(admin, 'SCOUTV2', 'Finals');
    const { password, finalPassword } = await share(admin, id);
    expect(SharePassword.safeParse(finalPassword).success).toBe(true);
    expect(finalPassword).not.toBe(password);
    expect((await open(nobody, 'FINAL_MESSAGES', 'Finals', finalPassword)).status).toBe(200);
    expect((await open(nobody, 'FINAL_MESSAGES', 'Finals', password)).status).toBe(403);
    expect((await open(nobody, 'SCOUTV2', 'Finals', finalPassword)).status).toBe(403);
    expect((await editFinal(id, other)).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({ projectPassword: password, finalMessagesPassword: other });
    expect((await open(nobody, 'FINAL_MESSAGES', 'Finals', finalPassword)).status).toBe(403);
    expect((await editFinal(id, 'short')).status).toBe(400);
    const genie = await addProduct(admin, 'GENIE', 'No finals');
    await share(admin, genie);
    expect((await editFinal(genie, other)).status).toBe(404);
    expect(await infoOf(admin, genie)).toMatchObject({ finalMessagesPassword: null, finalMessagesLink: null });
  });

  it('ends when the link expires, and goes on when it is renewed', async ({ app, admin, nobody, edit }) => {
    const id = await addProduct(admin, 'GENIE', 'Expires');
    await share(admin, id);
    const linkExpiresOn = new Date(app.services.now().getTime() + 60_000).toISOString();
    expect((await edit(id, { projectPassword: other, linkExpiresOn })).status).toBe(200);
    expect((await infoOf(admin, id)).linkExpiresOn).toBe(linkExpiresOn);
    expect((await open(nobody, 'GENIE', 'Expires', other)).status).toBe(200);
    app.pass(60_000);
    expect((await open(nobody, 'GENIE', 'Expires', other)).status).toBe(403);
    await edit(id, { projectPassword: other });
    expect((await infoOf(admin, id)).linkExpiresOn).toBe(linkExpiresOn);
    await edit(id, { projectPassword: other, linkExpiresOn: null });
    expect((await open(nobody, 'GENIE', 'Expires', other)).status).toBe(200);
    expect((await edit(id, { projectPassword: other, linkExpiresOn: 'tomorrow' })).status).toBe(400);
  });

  it('of a project that is not there is not found', async ({ admin, edit, editFinal }) => {
    for (const reply of [
      await admin.post(`/api/project/activate/sharing/${anyId}`),
      await admin.post(`/api/project/deactivate/sharing/${anyId}`),
      await edit(anyId, { projectPassword: other }),
      await editFinal(anyId, other),
    ]) {
      expect(reply.status).toBe(404);
    }
  });

  it('leaves no password in the database, the log or the audit log', async ({ app, admin, nobody, edit }) => {
    const id = await addProduct(admin, 'SCOUTV2', 'Secret');
    const made = await share(admin, id);
    const canary = 'Canary-Share-Password-1';
    await edit(id, { projectPassword: canary });
    await open(nobody, 'SCOUTV2', 'Secret', canary);
    await open(nobody, 'SCOUTV2', 'Secret', `${canary}x`);
    const everything = (await app.dump()) + app.logLines.join('');
    for (const secret of [made.password, made.finalPassword, canary]) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString('base64url'));
    }
  });
});

describe('a sealed password', () => {
  it('opens nothing where it was copied from another project or another use', async ({
    app,
    admin,
    nobody,
    edit,
    seals,
  }) => {
    const rich = await addProduct(admin, 'SCOUTV2', 'Seal’s owner');
    const poor = await addProduct(admin, 'SCOUTV2', 'Seal’s thief');
    const { password } = await share(admin, rich);
    await share(admin, poor);
    const [seal] = await seals(rich);
    const { db } = app.services;
    const write = (values: object) => db.update(projectShares).set(values).where(eq(projectShares.projectId, poor));
    await write({ password: seal!.password, finalMessagesPassword: seal!.password });
    expect((await open(nobody, 'SCOUTV2', 'Seal’s thief', password)).status).toBe(403);
    expect((await open(nobody, 'FINAL_MESSAGES', 'Seal’s thief', password)).status).toBe(403);
    expect((await open(nobody, 'SCOUTV2', 'Seal’s thief', '')).status).toBe(403);
    // Its edit page still opens, and a new password mends it.
    expect(await infoOf(admin, poor)).toMatchObject({ projectPassword: null, finalMessagesPassword: null });
    await edit(poor, { projectPassword: other });
    expect((await open(nobody, 'SCOUTV2', 'Seal’s thief', other)).status).toBe(200);
    await write({ password: 'AAAA' });
    expect((await open(nobody, 'SCOUTV2', 'Seal’s thief', other)).status).toBe(403);
  });

  it('opens nothing once the application’s secret is another', async ({ app, admin, nobody }) => {
    const id = await addProduct(admin, 'GENIE', 'Rotated');
    const { password } = await share(admin, id);
    const { projectPassword } = app.services.keys;
    Object.assign(app.services.keys, {
      projectPassword: deriveKeys('another secret, also long enough').projectPassword,
    });
    try {
      expect((await open(nobody, 'GENIE', 'Rotated', password)).status).toBe(403);
      expect((await infoOf(admin, id)).projectPassword).toBeNull();
    } finally {
      Object.assign(app.services.keys, { projectPassword });
    }
    expect((await open(nobody, 'GENIE', 'Rotated', password)).status).toBe(200);
  });
});
