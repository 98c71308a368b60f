import type { VendorKind } from '@soundings/contract/ai/ai-choices';

/** What each vendor's answers take. */
const usage = { input: 11, output: 7 };

export type Stop = 'end' | 'length' | 'filter' | 'tools';

export interface VendorToolCall {
  readonly name: string;
  readonly input: unknown;
}

const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** A stream of one vendor, in the pieces that it is sent in. */
interface Shape {
  readonly begin: string;
  word(text: string): string;
  /** One of several calls of tools, by its index. */
  tool(call: VendorToolCall, index: number): string;
  end(stops: Stop, text: string): string;
}

const partsOf = (input: unknown): string[] => JSON.stringify(input).match(/.{1,7}/gs) ?? [];

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
  tool: ({ name, input }, index) => {
    const place = { item_id: `fc_${index}`, output_index: index + 1 };
    const call = { type: 'function_call', id: place.item_id, call_id: `call_${index}`, name };
    const delta = (part: string) => event({ type: 'response.function_call_arguments.delta', ...place, delta: part });
    const [added, done] = [
      { ...call, arguments: '', status: 'in_progress' },
      { ...call, arguments: JSON.stringify(input), status: 'completed' },
    ];
    return (
      event({ type: 'response.output_item.added', output_index: place.output_index, item: added }) +
      partsOf(input).map(delta).join('') +
      event({ type: 'response.function_call_arguments.done', ...place, arguments: done!.arguments }) +
      event({ type: 'response.output_item.done', output_index: place.output_index, item: done })
    );
  },
  end: (stops, text) =>
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { ...message, content: [{ type: 'output_text', text, annotations: [] }] },
    }) +
    event(
      stops === 'end' || stops === 'tools'
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

const anthropicStops = { length: 'max_tokens', filter: 'refusal', tools: 'tool_use' } as const;
/** As text, or as what a tool of the caller is given. */
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
  tool: ({ name, input }, at) => {
    const index = at + 1;
    const content_block = { type: 'tool_use', id: `toolu_${index}`, name, input: {} };
    const part = (partial_json: string) =>
      event(
        { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } },
        'content_block_delta',
      );
    return (
      event({ type: 'content_block_start', index, content_block }, 'content_block_start') +
      partsOf(input).map(part).join('') +
      event({ type: 'content_block_stop', index }, 'content_block_stop')
    );
  },
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
/** So a list is asked of models that know no other way. */
export const anthropicTool = anthropicShape(
  { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} },
  'tool_use',
  (text) => ({ type: 'input_json_delta', partial_json: text }),
);

const googleStops = { end: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY', tools: 'STOP' } as const;
const google: Shape = {
  begin: '',
  word: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  tool: ({ name, input }) =>
    event({
      candidates: [{ content: { role: 'model', parts: [{ functionCall: { name, args: input } }] }, index: 0 }],
    }),
  end: (stops) =>
    event({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: googleStops[stops], index: 0 }],
      usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: 18 },
    }),
};

const compatibleStops = { end: 'stop', length: 'length', filter: 'content_filter', tools: 'tool_calls' } as const;
const chunk = (choices: unknown[], more = {}) =>
  event({ id: 'chat_1', object: 'chat.completion.chunk', created: 1, model: 'model-large', choices, ...more });
const compatible: Shape = {
  begin: chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  word: (content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]),
  tool: ({ name, input }, index) => {
    const delta = (call: object) =>
      chunk([{ index: 0, delta: { tool_calls: [{ index, ...call }] }, finish_reason: null }]);
    const [begin = '', ...rest] = partsOf(input);
    return (
      delta({ id: `call_${index}`, type: 'function', function: { name, arguments: begin } }) +
      rest.map((part) => delta({ function: { arguments: part } })).join('')
    );
  },
  end: (stops) =>
    chunk([{ index: 0, delta: {}, finish_reason: compatibleStops[stops] }]) +
    chunk([], { usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 18 } }) +
    event('[DONE]'),
};

export const shapes: Readonly<Record<VendorKind, Shape>> = {
  OPEN_AI: openAi,
  ANTHROPIC: anthropic,
  GOOGLE: google,
  COMPATIBLE: compatible,
};

const bytes = (picture: Uint8Array) => Buffer.from(picture).toString('base64');
const picturesLikeOpenAi = (pictures: readonly Uint8Array[]) => ({
  created: 1,
  data: pictures.map((picture) => ({ b64_json: bytes(picture) })),
  usage: { input_tokens: usage.input, output_tokens: usage.output, total_tokens: 18 },
});

/** Pictures are answered at once. Null for a vendor that draws none. */
export const pictureAnswers: Readonly<Record<VendorKind, ((pictures: readonly Uint8Array[]) => unknown) | null>> = {
  OPEN_AI: picturesLikeOpenAi,
  COMPATIBLE: picturesLikeOpenAi,
  ANTHROPIC: null,
  GOOGLE: (pictures) => ({
    candidates: [
      {
        content: {
          role: 'model',
          parts: pictures.map((picture) => ({ inlineData: { mimeType: 'image/png', data: bytes(picture) } })),
        },
        finishReason: pictures.length > 0 ? 'STOP' : 'IMAGE_SAFETY',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: 18 },
  }),
};

const moderated = { message: 'Your request was rejected by the safety system.', code: 'moderation_blocked' };
/** What somebody is answered whose picture the vendor does not want to draw; Google sends an answer without one. */
export const pictureRefusal = { status: 400, body: { error: moderated } };
