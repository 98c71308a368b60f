import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import type { VendorAccount } from '#/platform/ai/adapters/vendor-models.ts';
import {
  anthropicTool,
  pictureAnswers,
  pictureRefusal,
  type Stop,
  shapes,
  type VendorToolCall,
} from './ai-vendor-shapes.ts';

/** What the next call is answered. Words go out one after the other, in the vendor's own shape of a stream. */
export interface Script {
  readonly words?: readonly (string | (() => string))[];
  /** Tools that the model wants to use, after its words: the caller sends what they give with the next call. */
  readonly tools?: readonly VendorToolCall[];
  /** Where a picture is asked for: it, or that the vendor does not want to draw it. */
  readonly picture?: Uint8Array | 'refused';
  /** Instead of words. */
  readonly refuse?: { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };
  readonly firstWordAfterMs?: number;
  readonly betweenWordsMs?: number;
  /** The connection breaks after the words, without the end that belongs to the shape. */
  readonly cut?: boolean;
  /** Bytes that are no stream of any vendor. */
  readonly garbage?: boolean;
  /** Why the model says that it stopped; each vendor has its own word for it. */
  readonly stops?: Exclude<Stop, 'tools'>;
}

interface VendorCall {
  readonly kind: VendorKind;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: whatever a vendor is sent
  readonly body: any;
  /** Resolves when the caller has closed the connection or the answer is out. */
  readonly closed: Promise<void>;
}

export const vendorKey = 'sk-test-of-a-vendor';
const kinds: readonly VendorKind[] = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE'];
const models = ['model-large', 'model-small'];

/** OpenAI, Anthropic, Google and a server like OpenAI's, as far as their HTTP goes, on this machine. */
export const openAiVendors = async () => {
  const scripts: Script[] = [];
  const calls: VendorCall[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, slug, ...rest] = new URL(request.url!, 'http://vendor').pathname.split('/');
    const kind = kinds.find((each) => each.toLowerCase() === slug);
    if (!kind) return void response.writeHead(404).end();
    if (!JSON.stringify(request.headers).includes(vendorKey)) return sendJson(response, 401, refusals.key[kind]);
    if (rest.at(-1) === 'models') return sendJson(response, 200, modelLists[kind]);
    const sent = Buffer.concat(await request.toArray());
    const body = request.headers['content-type']?.includes('json') ? JSON.parse(sent.toString('utf8')) : sent;
    calls.push({ kind, headers: request.headers, body, closed: once(response, 'close').then(() => undefined) });
    const script = scripts.shift() ?? { words: ['Hello', ' there', '.'] };
    if (script.refuse) return sendJson(response, script.refuse.status, script.refuse.body ?? {}, script.refuse.headers);
    if (script.picture) {
      await sleep(script.firstWordAfterMs ?? 0);
      return sendPicture(response, kind, script.picture);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (script.garbage) return void response.end('data: <html>this is no answer</html>\n\n');
    response.flushHeaders();
    await sleep(script.firstWordAfterMs ?? 0);
    // Whoever wants tools first does not begin the list yet.
    const asksForList =
      kind === 'ANTHROPIC' && body.tool_choice && body.tool_choice.type !== 'auto' && !script.tools?.length;
    const shape = asksForList ? anthropicTool : shapes[kind];
    response.write(shape.begin);
    let text = '';
    for (const [index, word] of (script.words ?? []).entries()) {
      if (index > 0) await sleep(script.betweenWordsMs ?? 0);
      if (response.destroyed) return;
      const said = typeof word === 'string' ? word : word();
      text += said;
      response.write(shape.word(said));
    }
    // What is written must be on its way before the connection breaks.
    if (script.cut) return void setTimeout(() => response.destroy(), 30);
    const wanted = script.tools ?? [];
    response.write(wanted.map(shape.tool).join(''));
    response.end(shape.end(wanted.length > 0 ? 'tools' : (script.stops ?? 'end'), text));
  };

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    calls,
    host,
    /** What the next calls are answered, in their order. */
    play: (...next: Script[]) => {
      scripts.splice(0, scripts.length, ...next);
      calls.length = 0;
    },
    account: (kind: VendorKind): VendorAccount => ({
      kind,
      baseUrl: `http://${host}/${kind.toLowerCase()}`,
      key: vendorKey,
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const sendPicture = (response: ServerResponse, kind: VendorKind, picture: NonNullable<Script['picture']>): void => {
  if (picture === 'refused' && kind !== 'GOOGLE') sendJson(response, pictureRefusal.status, pictureRefusal.body);
  else sendJson(response, 200, pictureAnswers[kind]?.(picture === 'refused' ? [] : [picture]));
};

const modelLists: Readonly<Record<VendorKind, unknown>> = {
  OPEN_AI: { object: 'list', data: models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'vendor' })) },
  COMPATIBLE: { object: 'list', data: models.map((id) => ({ id, object: 'model' })) },
  ANTHROPIC: { data: models.map((id) => ({ type: 'model', id, display_name: id })), has_more: false },
  GOOGLE: {
    models: models.map((id) => ({ name: `models/${id}`, supportedGenerationMethods: ['generateContent'] })),
  },
};

const keyInvalid = {
  error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' },
};

const refusals: { readonly key: Readonly<Record<VendorKind, unknown>> } = {
  key: {
    OPEN_AI: keyInvalid,
    COMPATIBLE: keyInvalid,
    ANTHROPIC: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    GOOGLE: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
  },
};
