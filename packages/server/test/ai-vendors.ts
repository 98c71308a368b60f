import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import type { VendorAccount } from '#/platform/ai/adapters/vendor-models.ts';

/** What the next call is answered. Words go out one after the other, in the vendor's own shape of a stream. */
export interface Script {
  readonly words?: readonly (string | (() => string))[];
  /** Instead of words. */
  readonly refuse?: { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };
  readonly firstWordAfterMs?: number;
  readonly betweenWordsMs?: number;
  /** The connection breaks after the words, without the end that belongs to the shape. */
  readonly cut?: boolean;
  /** Bytes that are no stream of any vendor. */
  readonly garbage?: boolean;
  /** Why the model says that it stopped; each vendor has its own word for it. */
  readonly stops?: 'end' | 'length' | 'filter';
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
const usage = { input: 11, output: 7 };

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
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
    calls.push({ kind, headers: request.headers, body, closed: once(response, 'close').then(() => undefined) });
    const script = scripts.shift() ?? { words: ['Hello', ' there', '.'] };
    if (script.refuse) return sendJson(response, script.refuse.status, script.refuse.body ?? {}, script.refuse.headers);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (script.garbage) return void response.end('data: <html>this is no answer</html>\n\n');
    response.flushHeaders();
    await sleep(script.firstWordAfterMs ?? 0);
    const shape = kind === 'ANTHROPIC' && body.tool_choice ? anthropicTool : shapes[kind];
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
    response.end(shape.end(script.stops ?? 'end', text));
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

const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

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

interface Shape {
  readonly begin: string;
  word(text: string): string;
  end(stops: NonNullable<Script['stops']>, text: string): string;
}

const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'model-large' };
const counted = {
  input_tokens: usage.input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: usage.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 18,
};
const message = { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed' };

const openAi: Shape = {
  begin:
    event({ type: 'response.created', response: { ...response, status: 'in_progress' } }) +
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...message, status: 'in_progress', content: [] },
    }),
  word: (delta) =>
    event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
  end: (stops, text) =>
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { ...message, content: [{ type: 'output_text', text, annotations: [] }] },
    }) +
    event(
      stops === 'end'
        ? { type: 'response.completed', response: { ...response, status: 'completed', usage: counted } }
        : {
            type: 'response.incomplete',
            response: {
              ...response,
              status: 'incomplete',
              incomplete_details: { reason: stops === 'length' ? 'max_output_tokens' : 'content_filter' },
              usage: counted,
            },
          },
    ),
};

const anthropicStops = { length: 'max_tokens', filter: 'refusal' } as const;
/** As text, or as what a tool of the caller is given: so a list is asked of models that know no other way. */
const anthropicShape = (block: object, stop: string, delta: (text: string) => object): Shape => ({
  begin:
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'model-large',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      },
      'message_start',
    ) + event({ type: 'content_block_start', index: 0, content_block: block }, 'content_block_start'),
  word: (text) => event({ type: 'content_block_delta', index: 0, delta: delta(text) }, 'content_block_delta'),
  end: (stops) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: stops === 'end' ? stop : anthropicStops[stops], stop_sequence: null },
        usage: { output_tokens: usage.output },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
});
const anthropic = anthropicShape({ type: 'text', text: '' }, 'end_turn', (text) => ({ type: 'text_delta', text }));
const anthropicTool = anthropicShape(
  { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} },
  'tool_use',
  (text) => ({ type: 'input_json_delta', partial_json: text }),
);

const googleStops = { end: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const;
const google: Shape = {
  begin: '',
  word: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  end: (stops) =>
    event({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: googleStops[stops], index: 0 }],
      usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: 18 },
    }),
};

const compatibleStops = { end: 'stop', length: 'length', filter: 'content_filter' } as const;
const chunk = (choices: unknown[], more = {}) =>
  event({ id: 'chat_1', object: 'chat.completion.chunk', created: 1, model: 'model-large', choices, ...more });
const compatible: Shape = {
  begin: chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  word: (content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]),
  end: (stops) =>
    chunk([{ index: 0, delta: {}, finish_reason: compatibleStops[stops] }]) +
    chunk([], { usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 18 } }) +
    event('[DONE]'),
};

const shapes: Readonly<Record<VendorKind, Shape>> = {
  OPEN_AI: openAi,
  ANTHROPIC: anthropic,
  GOOGLE: google,
  COMPATIBLE: compatible,
};
