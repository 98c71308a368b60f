import type { AiFailure } from '@soundings/contract/ai/ai-choices';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { z } from 'zod';

/** What a model is asked. `instructions` are ours alone; whatever pages, files and users say stands in `messages`. */
export interface AiRequest {
  readonly instructions: string;
  readonly messages: readonly AiMessage[];
  /** The vendor's default unless given. */
  readonly effort?: 'low' | 'medium' | 'high' | undefined;
  readonly maxOutputTokens?: number | undefined;
  readonly tools?: readonly AiTool[] | undefined;
  readonly signal: AbortSignal;
}

export interface AiMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly images?: readonly AiImage[] | undefined;
}

export interface AiImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * Something that the model may look up while it answers, a few times at most. What it gives goes to the model as data; of
 * what it throws only the code of an AppError does.
 */
export interface AiTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  run(input: unknown, signal: AbortSignal): Promise<unknown>;
}

/** Tokens as the vendor counted them; `isEstimated` where it told none, as in an answer that was stopped. */
export interface AiUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly isEstimated: boolean;
}

/**
 * A model that answers. Each generator throws an AiError, or the signal's reason; what it gave before stays with whoever
 * read it. It returns what the answer took.
 */
export interface AiEngine {
  readonly kind: AiChatType;
  readonly model: string;
  streamText(request: AiRequest): AsyncGenerator<string, AiUsage>;
  /** A list, one item as soon as it is whole and fits the schema. */
  streamItems<T>(request: AiRequest, item: z.ZodType<T>): AsyncGenerator<T, AiUsage>;
  /** Pictures, each as soon as it is drawn. One that fails fails the rest of them in the end, not those that came. */
  streamImages(request: AiImageRequest): AsyncGenerator<AiImage, AiUsage>;
}

export interface AiImageRequest {
  readonly prompt: string;
  /** 1 unless given. */
  readonly count?: number | undefined;
  readonly basis?: AiImage | undefined;
  readonly signal: AbortSignal;
}

export class AiError extends Error {
  readonly reason: AiFailure;
  readonly retryAfterMs: number | undefined;

  constructor(reason: AiFailure, details: { retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(reason, { cause: details.cause });
    this.name = 'AiError';
    this.reason = reason;
    this.retryAfterMs = details.retryAfterMs;
  }
}

const charactersAToken = 4;

export const estimateTokens = (characters: number): number => Math.ceil(characters / charactersAToken);

/** What an answer of so many characters took, for one whose end the vendor never told. */
export const estimateUsage = ({ instructions, messages }: AiRequest, length: number): AiUsage => {
  const asked = messages.reduce((sum, { text }) => sum + text.length, instructions.length);
  return {
    inputTokens: estimateTokens(asked),
    outputTokens: estimateTokens(length),
    isEstimated: true,
  };
};
