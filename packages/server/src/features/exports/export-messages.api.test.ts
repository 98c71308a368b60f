import { exportLimits } from '@soundings/contract/exports/exports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let customer: Browser;
beforeAll(async () => {
  app = await openTestApp();
  customer = await app.signInAs('ROLE_CUSTOMER');
});
afterAll(() => app.close());

const send = (messages: unknown, fileName?: string) =>
  customer.call(
    'POST',
    `/api/util/export${fileName === undefined ? '' : `?fileName=${encodeURIComponent(fileName)}`}`,
    JSON.stringify(messages),
    { 'content-type': 'application/json' },
  );

const nameOf = (headers: Record<string, unknown>) =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition']))![1]!);

describe('POST /api/util/export', () => {
  it('answers messages as a text file, a blank line between each two', async () => {
    const { status, headers, body } = await send(['Größe zählt.', '  Zwei\nZeilen ', '\n', 'Drei'], 'Åse: 1/2 "GO"?');
    expect(status).toBe(200);
    expect(body).toBe('Größe zählt.\n\nZwei\nZeilen\n\nDrei\n');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(nameOf(headers)).toBe('Åse_ 1_2 _GO___21-11-2026_090000.txt');
  });

  it('has a name of its own where none is given', async () => {
    for (const name of [undefined, '', '  ']) {
      expect(nameOf((await send(['a'], name)).headers)).toBe('messages_21-11-2026_090000.txt');
    }
  });

  it('is a download that no browser runs, whatever the messages say', async () => {
    const hostile = '<script>alert(1)</script> javascript:alert(1) =1+1';
    const { headers, body } = await send([hostile], '../../x.html\r\nSet-Cookie: a=b');
    expect(body).toBe(`${hostile}\n`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w .()-]+\.txt"; filename\*=UTF-8''\S+$/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(nameOf(headers)).not.toMatch(/[\\/:"*?<>|\p{Cc}]/u);
  });

  it('needs a message', async () => {
    for (const messages of [[], [' ', '\n']]) {
      const { status, body } = await send(messages);
      expect([status, body.error.code]).toEqual([400, 'noMessagesAvailable']);
    }
  });

  it.each([
    ['no array', { messages: ['a'] }],
    ['no text', [1]],
    ['a NUL', ['a\u0000']],
    ['half a character', ['\ud800']],
    ['a message that is too long', ['a'.repeat(exportLimits.characters + 1)]],
    ['too many messages', Array.from({ length: exportLimits.messages + 1 }, () => 'a')],
  ])('refuses %s', async (_, messages) => {
    const { status, body } = await send(messages);
    expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
  });

  it('takes up to the limits and no more', async () => {
    const most = Array.from({ length: exportLimits.messages }, () => 'm'.repeat(800));
    expect((await send(most)).status).toBe(200);
    const large = Array.from({ length: 500 }, () => 'm'.repeat(exportLimits.characters));
    expect((await send(large)).body.error.code).toBe('payloadTooLarge');
    expect((await send(['a'], 'n'.repeat(5000))).status).toBe(400);
  });
});
