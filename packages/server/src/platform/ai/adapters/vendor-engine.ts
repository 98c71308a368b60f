import { setTimeout as sleep } from 'node:timers/promises';
import type { AiFailure } from '@soundings/contract/ai/ai-choices';
import {
  APICallError,
  isStepCount,
  type LanguageModelUsage,
  type ModelMessage,
  Output,
  experimental_streamLanguageModelCall as streamCall,
  streamText,
  type ToolSet,
  tool,
} from 'ai';
import { retryAfter } from '#/platform/fetch/vendor-http.ts';
import { AppError } from '#/platform/http/app-error.ts';
import {
  type AiEngine,
  AiError,
  type AiImage,
  type AiMessage,
  type AiRequest,
  type AiTool,
  type AiUsage,
  estimateUsage,
} from '../ai-engine.ts';
import { drawImages } from './draw-images.ts';
import { explainAiError } from './explain-ai-error.ts';
import { imageModel, languageModel, type VendorAccount } from './vendor-models.ts';

export interface AiTimes {
  /** From the call to the first word, whatever was tried again in between. */
  readonly firstWordMs: number;
  readonly betweenWordsMs: number;
  readonly wholeMs: number;
}

const usualTimes: AiTimes = { firstWordMs: 60_000, betweenWordsMs: 30_000, wholeMs: 600_000 };

interface Settings {
  readonly times?: AiTimes;
  /** How often a call that failed before its first word is sent again: 429 and 5xx, after `Retry-After` (60 s at most). */
  readonly retries?: number;
}

/** Steps of a model that uses tools: its calls of them, then its answer. */
const maxSteps = 8;

export const createVendorEngine = (
  account: VendorAccount,
  model: string,
  { times = usualTimes, retries = 2 }: Settings = {},
): AiEngine => {
  // Anthropic wants a limit, and the library gives a model that it does not know a small one.
  const limitOutput = ({ maxOutputTokens = account.kind === 'ANTHROPIC' ? 8192 : undefined }: AiRequest) =>
    maxOutputTokens === undefined ? {} : { maxOutputTokens };
  const settings = (request: AiRequest, signal: AbortSignal) => ({
    model: languageModel(account, model),
    instructions: request.instructions,
    messages: request.messages.map(toMessage),
    abortSignal: signal,
    ...(request.effort && { reasoning: request.effort }),
    ...limitOutput(request),
  });
  /** With the library’s own clocks: it sees each piece of a list or of a step, we only whole ones. */
  const withSteps = (request: AiRequest, signal: AbortSignal) => ({
    ...settings(request, signal),
    maxRetries: retries,
    timeout: { chunkMs: times.betweenWordsMs, totalMs: times.wholeMs },
    ...(request.tools && { tools: toTools(request.tools), stopWhen: isStepCount(maxSteps) }),
  });

  /** The call alone: the library's steps around it, which only tools need, take as long for each word as the call itself. */
  async function* plainText(request: AiRequest): AsyncGenerator<string, AiUsage> {
    const call = openCall(request, times);
    let ending = brokenOff;
    async function* words(): AsyncGenerator<string, void> {
      const whole = call.endAfter(times.wholeMs, 'tookTooLong');
      let pause: NodeJS.Timeout | undefined;
      try {
        const { stream } = await tryAgain(() => streamCall(settings(request, call.signal)), retries, call.signal);
        for await (const part of stream) {
          pause?.refresh();
          if (part.type === 'text-delta') {
            pause ??= call.endAfter(times.betweenWordsMs, 'stalled');
            yield part.text;
          }
          if (part.type === 'error') throw part.error;
          if (part.type === 'model-call-end') ending = part;
        }
      } finally {
        clearTimeout(whole);
        clearTimeout(pause);
      }
    }
    let length = 0;
    yield* call.read(words(), (text) => (length += text.length));
    return usageOf(await call.end(ending, length), request, length);
  }

  async function* textInSteps(request: AiRequest): AsyncGenerator<string, AiUsage> {
    const call = openCall(request, times);
    const answer = streamText({ ...withSteps(request, call.signal), onError: call.fail });
    let length = 0;
    yield* call.read(answer.textStream, (text) => (length += text.length));
    return usageOf(await call.end(answer, length), request, length);
  }

  async function* streamedItems<T>(
    request: AiRequest,
    item: Parameters<AiEngine['streamItems']>[1],
  ): AsyncGenerator<T, AiUsage> {
    const call = openCall(request, times);
    const output = Output.array({ element: item });
    const answer = streamText({ ...withSteps(request, call.signal), output, onError: call.fail });
    let length = 0;
    yield* call.read(answer.elementStream as AsyncIterable<T>, (element) => (length += JSON.stringify(element).length));
    const usage = await call.end(answer, length);
    // What does not fit the schema is left out of the stream; only the whole answer says so.
    await call.settled(answer.output);
    return usageOf(usage, request, length);
  }

  return {
    kind: account.kind,
    model,
    streamText: (request) => (request.tools ? textInSteps(request) : plainText(request)),
    streamItems: streamedItems as AiEngine['streamItems'],
    streamImages: (request) => drawImages(imageModel(account, model), request, { times, retries }),
  };
};

interface Ending {
  readonly usage: LanguageModelUsage | PromiseLike<LanguageModelUsage>;
  readonly finishReason: string | PromiseLike<string>;
}

const brokenOff: Ending = {
  usage: { inputTokens: undefined, outputTokens: undefined } as LanguageModelUsage,
  finishReason: 'other',
};

const openCall = ({ signal }: AiRequest, { firstWordMs }: AiTimes) => {
  const ended = new AbortController();
  const endAfter = (ms: number, reason: AiFailure) => setTimeout(() => ended.abort(new AiError(reason)), ms);
  const late = endAfter(firstWordMs, 'firstWordLate');
  let failure: unknown;

  const explain = (error: unknown): unknown => {
    signal.throwIfAborted();
    return explainAiError(ended.signal.reason instanceof AiError ? ended.signal.reason : (failure ?? error));
  };
  const settled = async <T>(value: T | PromiseLike<T>): Promise<T> => {
    try {
      return await value;
    } catch (error) {
      throw explain(error);
    }
  };

  return {
    signal: AbortSignal.any([signal, ended.signal]),
    fail: ({ error }: { error: unknown }): void => {
      failure ??= error;
    },
    settled,
    endAfter,
    async *read<T>(stream: AsyncIterable<T>, onPart: (part: T) => void): AsyncGenerator<T, void> {
      try {
        for await (const part of stream) {
          clearTimeout(late);
          onPart(part);
          yield part;
        }
      } catch (error) {
        throw explain(error);
      } finally {
        clearTimeout(late);
        // Whoever stops reading closes the vendor's connection. What is over already does not mind.
        ended.abort();
      }
    },
    end: async ({ usage, finishReason }: Ending, length: number): Promise<LanguageModelUsage> => {
      if (failure !== undefined || signal.aborted) throw explain(failure);
      const reason = await settled(finishReason);
      if (reason === 'content-filter') throw new AiError('refused');
      if (reason === 'length') throw new AiError('tooLong');
      // It has used its steps up, and given no answer.
      if (reason === 'tool-calls' && length === 0) throw new AiError('badAnswer');
      if (reason === 'error' || reason === 'other') throw new AiError(length > 0 ? 'cutOff' : 'badAnswer');
      return settled(usage);
    },
  };
};

const tryAgain = async <T>(call: () => Promise<T>, retries: number, signal: AbortSignal): Promise<T> => {
  for (let tried = 0; ; tried++) {
    try {
      return await call();
    } catch (error) {
      if (tried === retries || !APICallError.isInstance(error) || !error.isRetryable) throw error;
      const asked = retryAfter(error.responseHeaders?.['retry-after'] ?? null, new Date());
      await sleep(asked !== undefined && asked <= 60_000 ? asked : 2000 * 2 ** tried, undefined, { signal });
    }
  }
};

const toMessage = ({ role, text, images = [] }: AiMessage): ModelMessage =>
  role === 'assistant'
    ? { role, content: text }
    : { role, content: [{ type: 'text', text }, ...images.map(toFilePart)] };

const toFilePart = ({ bytes, mediaType }: AiImage) => ({ type: 'file' as const, data: bytes, mediaType });

const toTools = (tools: readonly AiTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given, { abortSignal }) => look(run, given, abortSignal!) }),
    ]),
  );

/** The vendor is not told what went wrong in here. */
const look = async (run: AiTool['run'], given: unknown, signal: AbortSignal): Promise<unknown> => {
  try {
    return await run(given, signal);
  } catch (error) {
    signal.throwIfAborted();
    return { error: error instanceof AppError ? error.code : 'notAvailable' };
  }
};

const usageOf = ({ inputTokens, outputTokens }: LanguageModelUsage, request: AiRequest, length: number): AiUsage =>
  inputTokens !== undefined && outputTokens !== undefined
    ? { inputTokens, outputTokens, isEstimated: false }
    : estimateUsage(request, length);
