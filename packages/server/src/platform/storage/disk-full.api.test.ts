import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { upload } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { endOfJob } from '#test/wait-for-job.ts';

const full = '/dev/full';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const onFullDisk = async <T>(step: () => Promise<T>): Promise<T> => {
  const { write, writeStream } = app.services.storage;
  const fail = (_: string, content: Uint8Array | Readable) => writeFile(full, content);
  Object.assign(app.services.storage, { write: fail, writeStream: fail });
  try {
    return await step();
  } finally {
    Object.assign(app.services.storage, { write, writeStream });
  }
};

describe.runIf(existsSync(full))('a full disk', () => {
  it('is named where a file is uploaded, and nothing of it stays', async () => {
    const reply = await onFullDisk(() => upload(admin));
    expect([reply.status, reply.body.error.code]).toEqual([507, 'storageFull']);
    expect(await readdir(join(app.folder, 'files', 'uploads')).catch(() => [])).toEqual([]);
    expect((await upload(admin)).status).toBe(201);
  });

  it('ends an import at once, with its name, and the upload can be imported once there is room', async () => {
    const file = (await upload(admin)).body;
    const mapping = suggestedMapping(file);
    const given = { projectName: 'Room', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const failed = await onFullDisk(async () => {
      const { body } = await admin.post('/api/resonance', given);
      return endOfJob(admin, body.jobId);
    });
    expect(failed).toMatchObject({ outcome: 'failed', error: { code: 'storageFull' } });
    const { body } = await admin.post('/api/resonance', given);
    expect(await endOfJob(admin, body.jobId)).toMatchObject({ outcome: 'done' });
  });
});
