import { expect, it } from 'vitest';
import { findHostIn } from './address-guard.ts';
import { fetcher, refusal, serve } from './fake-internet-test-files.ts';

it('finds a name, or all names below one, where the list says', () => {
  const findHost = findHostIn(['one.example=127.0.0.1:4711', '*.test=[::1]:80']);
  expect(findHost('one.example')).toMatchObject({ hostname: '127.0.0.1', port: '4711' });
  expect(findHost('a.b.test')).toMatchObject({ hostname: '[::1]', port: '80' });
  for (const other of ['two.example', 'www.one.example', 'test', 'atest']) expect(findHost(other)).toBeUndefined();
});

it('is where the fetcher connects, without asking anybody, and no other name or redirect is let through by it', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/away') return void response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    response.end(`${request.headers.host}${request.url}`);
  });
  const settings = { findHost: findHostIn([`*.test=127.0.0.1:${port}`]) };
  const { bytes, finalUrl } = await fetcher(settings).fetch('http://fjord.test/start');
  expect(Buffer.from(bytes).toString()).toBe('fjord.test/start');
  expect(finalUrl).toBe('http://fjord.test/start');
  expect(await refusal('http://fjord.test/away', settings)).toBe('refusedAddress');
  expect(await refusal(`http://127.0.0.1:${port}/`, settings)).toBe('refusedAddress');
});
