import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleError } from './handle-error.ts';
import { serveWeb } from './serve-web.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
  app = fastify();
  app.setErrorHandler(handleError);
  await serveWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('an address that is no file', () => {
  it.each(['/', '/login', '/sonar/1?tab=api', '/resonance/api', '/apis', '/metrics-of-brands'])(
    'is a page: %s',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('The page')]);
    },
  );

  it.each([
    '/api',
    '/api/nothing',
    '/api?x=1',
    '/API/nothing',
    '//api/nothing',
    '/%61pi/nothing',
    '/x/../api/nothing',
    '/api.json',
    '/metrics',
    '/metrics/',
    '/metrics?format=text',
    '/health',
    '/health/unknown',
    '/ws/unknown',
    '/assets/unknown.js',
  ])('is never one where a program asks: %s', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json().error?.code]).toEqual([404, 'notFound']);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('the brand in a page', () => {
  const open = async (brand: { name: string }) => {
    await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>Soundings</title></head>');
    const branded = fastify();
    branded.setErrorHandler(handleError);
    await serveWeb(branded, folder, async () => brand);
    return branded;
  };

  it('is there before anything runs, and cannot leave its place', async () => {
    const name = '</script><script>alert(1)</script> $& "Umbra"';
    const branded = await open({ name });
    const { body, headers } = await branded.inject('/login');
    expect(body.match(/<script/g)).toHaveLength(1);
    const data = /<script type="application\/json" id="brand">(.*?)<\/script><\/head>/.exec(body)?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ name });
    expect(body).toContain('<title>&lt;/script&gt;');
    expect(headers['cache-control']).toBe('no-cache');
    await branded.close();
  });

  it('makes another page of it, and only then', async () => {
    const brand = { name: 'Umbra' };
    const branded = await open(brand);
    const { etag } = (await branded.inject('/login')).headers;
    const again = () => branded.inject({ url: '/login', headers: { 'if-none-match': String(etag) } });
    expect((await again()).statusCode).toBe(304);
    brand.name = 'Penumbra';
    expect((await again()).statusCode).toBe(200);
    await branded.close();
  });
});
