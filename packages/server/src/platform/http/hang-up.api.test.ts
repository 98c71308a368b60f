import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

const hangUp = async (text: string, how: 'end' | 'reset', afterMs = 150): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(text);
  await sleep(afterMs);
  if (how === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await once(socket, 'close');
  await sleep(500);
};

const headOf = (method: string, path: string, more: readonly string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `cookie: accessToken=${admin.jar.get('accessToken')}`,
    ...more,
    '\r\n',
  ].join('\r\n');

const form = 'content-type: multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const calls = {
  'half a JSON body': () =>
    `${headOf('POST', '/api/project/search', ['content-type: application/json', 'content-length: 5000'])}{"query":`,
  'half an upload': () =>
    `${headOf('POST', '/api/resonance/files', [form, 'content-length: 900000'])}${part}${'a,b\n1,2\n'.repeat(9000)}`,
  'half an upload in chunks': () =>
    `${headOf('POST', '/api/resonance/files', [form, 'transfer-encoding: chunked'])}${part.length.toString(16)}\r\n${part}\r\n40`,
};

describe.each(['end', 'reset'] as const)('a client that disconnects (%s)', (how) => {
  it.each(Object.entries(calls))('is no fault of ours, after %s', async (_, callOf) => {
    app.logLines.length = 0;
    await hangUp(callOf(), how);
    const loud = app.logLines.filter((line) => JSON.parse(line).level >= 40);
    expect(loud).toEqual([]);
  });

  it('is no fault of ours while the database works for it', async () => {
    app.logLines.length = 0;
    await hangUp(
      `${headOf('POST', '/api/project/search', ['content-type: application/json', 'content-length: 2'])}{}`,
      how,
      0,
    );
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });
});
