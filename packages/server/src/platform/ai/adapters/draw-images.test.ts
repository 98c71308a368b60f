import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiVendors, type Script } from '#test/ai-vendors.ts';
import { readAll } from '#test/read-ai-stream.ts';
import type { AiImageRequest } from '../ai-engine.ts';
import { type AiTimes, createVendorEngine } from './vendor-engine.ts';

let vendors: Awaited<ReturnType<typeof openAiVendors>>;
beforeAll(async () => {
  vendors = await openAiVendors();
});
afterAll(() => vendors.close());

const times: AiTimes = { firstWordMs: 5000, betweenWordsMs: 5000, wholeMs: 20_000 };
const play = (...scripts: Script[]) => vendors.play(...scripts);

describe.each(['OPEN_AI', 'GOOGLE', 'COMPATIBLE'] as const)('pictures of %s', (kind) => {
  const model = kind === 'GOOGLE' ? 'gemini-image' : 'gpt-image-1';
  const draw = (more: Partial<AiImageRequest> = {}, bounds: Partial<AiTimes> = {}) => {
    const engine = createVendorEngine(vendors.account(kind), model, { times: { ...times, ...bounds }, retries: 0 });
    return readAll(engine.streamImages({ prompt: 'A ski', signal: new AbortController().signal, ...more }));
  };
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const usage = { inputTokens: 11, outputTokens: 7, isEstimated: false };

  it('come as bytes, with what they took', async () => {
    play({ picture: png });
    const { parts, usage: taken } = await draw();
    expect(parts.map(({ bytes, mediaType }) => [[...bytes], mediaType])).toEqual([[[...png], 'image/png']]);
    expect(taken).toMatchObject(kind === 'COMPATIBLE' ? { outputTokens: expect.any(Number) } : usage);
    expect(JSON.stringify(vendors.calls[0]!.body)).toContain('A ski');
  });

  it('begin with one that is given', async () => {
    play({ picture: png });
    const basis = { bytes: png, mediaType: 'image/png' };
    expect((await draw({ basis })).parts).toHaveLength(1);
    const { body } = vendors.calls[0]!;
    const sent = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body);
    expect(sent).toContain(kind === 'GOOGLE' ? Buffer.from(png).toString('base64') : 'PNG');
    expect(sent).toContain('A ski');
  });

  it('that the vendor does not want to draw are refused; those that came stay', async () => {
    play({ picture: 'refused' });
    expect(await draw()).toMatchObject({ parts: [], reason: 'refused' });
    play({ picture: png }, { picture: 'refused' }, { picture: png });
    const some = await draw({ count: 3 });
    expect([some.parts.length, some.reason]).toEqual([2, 'refused']);
  });

  it('that come too late, or of a busy vendor, are not waited for', async () => {
    play({ refuse: { status: 429 } });
    expect(await draw()).toMatchObject({ parts: [], reason: 'busy' });
    play({ picture: png, firstWordAfterMs: 400 });
    expect(await draw({}, { wholeMs: 40 })).toMatchObject({ parts: [], reason: 'tookTooLong' });
  });

  it('are no longer drawn when they are stopped', async () => {
    const stop = new AbortController();
    play({ picture: png, firstWordAfterMs: 5000 });
    const drawing = draw({ signal: stop.signal });
    await expect.poll(() => vendors.calls.length).toBe(1);
    stop.abort(new Error('stopped by its user'));
    expect((await drawing).error).toBe(stop.signal.reason);
    await vendors.calls[0]!.closed;
  });
});

it.each(['ANTHROPIC', 'GOOGLE'] as const)('%s draws nothing with a model that only writes', async (kind) => {
  const engine = createVendorEngine(vendors.account(kind), 'model-large', { times });
  const { signal } = new AbortController();
  expect(await readAll(engine.streamImages({ prompt: 'A ski', signal }))).toMatchObject({ reason: 'notSupported' });
});
