import { isStepCount, type LanguageModelUsage, type ModelMessage, Output, streamText, type ToolSet, tool } from 'ai';
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

/** How long an answer may take, in milliseconds. */
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

/** An engine at OpenAI, Anthropic, Google or whoever speaks like OpenAI. */
export const createVendorEngine = (
  account: VendorAccount,
  model: string,
  { times = usualTimes, retries = 2 }: Settings = {},
): AiEngine => {
  // Anthropic wants a limit, and the library gives a model that it does not know a small one.
  const limitOutput = ({ maxOutputTokens = account.kind === 'ANTHROPIC' ? 8192 : undefined }: AiRequest) =>
    maxOutputTokens === undefined ? {} : { maxOutputTokens };
  const common = (request: AiRequest, signal: AbortSignal) => ({
    model: languageModel(account, model),
    instructions: request.instructions,
    messages: request.messages.map(toMessage),
    maxRetries: retries,
    timeout: { chunkMs: times.betweenWordsMs, totalMs: times.wholeMs },
    abortSignal: signal,
    ...(request.effort && { reasoning: request.effort }),
    ...limitOutput(request),
    ...(request.tools && { tools: toTools(request.tools), stopWhen: isStepCount(maxSteps) }),
  });

  async function* streamedText(request: AiRequest): AsyncGenerator<string, AiUsage> {
    const call = openCall(request, times);
    const answer = streamText({ ...common(request, call.signal), onError: call.fail });
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
    const answer = streamText({ ...common(request, call.signal), output, onError: call.fail });
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
    streamText: streamedText,
    streamItems: streamedItems as AiEngine['streamItems'],
    streamImages: (request) => drawImages(imageModel(account, model), request, { times, retries }),
  };
};

interface Ending {
  readonly usage: PromiseLike<LanguageModelUsage>;
  readonly finishReason: PromiseLike<string>;
}

/** One call with its clock for the first word, and the error that the library tells beside the stream. */
const openCall = ({ signal }: AiRequest, { firstWordMs }: AiTimes) => {
  const ended = new AbortController();
  const late = setTimeout(() => ended.abort(new AiError('firstWordLate')), firstWordMs);
  let failure: unknown;

  /** The user's reason first, then what went wrong first. */
  const explain = (error: unknown): unknown => {
    signal.throwIfAborted();
    return explainAiError(ended.signal.reason instanceof AiError ? ended.signal.reason : (failure ?? error));
  };
  const settled = async <T>(value: PromiseLike<T>): Promise<T> => {
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
