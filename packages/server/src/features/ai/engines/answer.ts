import type { RunFailure } from '@soundings/contract/ai/ai-choices';
import { type AiEngine, AiError, type AiRequest, type AiUsage, estimateUsage } from '#/platform/ai/ai-engine.ts';
import { readParts } from '#/platform/ai/read-parts.ts';
import type { Choice } from './open-engines.ts';
import type { Prompt } from './prompt.ts';

const nothing: AiUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };

const itemsATurn = 20;

/**
 * What the first of the choices that has anything to say answers. One that fails before its first part is followed by the
 * next; after it, what came is the answer and the failure is thrown. Throws an AiError, or the signal's reason.
 */
export async function* answer<Input, Item>(
  choices: readonly Choice[],
  prompt: Prompt<Input, Item>,
  input: Input,
  { signal, onFallBack }: { signal: AbortSignal; onFallBack: (to: Choice, reason: RunFailure) => Promise<void> },
): AsyncGenerator<Item, AiUsage> {
  for (const [index, choice] of choices.entries()) {
    const parts =
      choice.kind === 'BUILT_IN' ? ask(prompt, input, signal) : askModel(choice as AiEngine, prompt, input, signal);
    let first: IteratorResult<Item, AiUsage>;
    try {
      first = await parts.next();
    } catch (error) {
      const next = choices[index + 1];
      if (!next || !(error instanceof AiError)) throw error;
      await onFallBack(next, error.reason);
      continue;
    }
    return yield* readParts(parts, { first: async () => first });
  }
  throw new AiError('noKey');
}

async function* ask<Input, Item>(
  prompt: Prompt<Input, Item>,
  input: Input,
  signal: AbortSignal,
): AsyncGenerator<Item, AiUsage> {
  let count = 0;
  for await (const item of prompt.builtIn(input, signal)) {
    signal.throwIfAborted();
    yield item;
    if (++count % itemsATurn === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return nothing;
}

const askModel = <Input, Item>(
  engine: AiEngine,
  prompt: Prompt<Input, Item>,
  input: Input,
  signal: AbortSignal,
): AsyncGenerator<Item, AiUsage> => {
  const request = requestOf(prompt, input, signal);
  const parts = prompt.item
    ? engine.streamItems(request, prompt.item)
    : (engine.streamText(request) as unknown as AsyncGenerator<Item, AiUsage>);
  return prompt.review?.(input, parts) ?? parts;
};

const requestOf = <Input, Item>(prompt: Prompt<Input, Item>, input: Input, signal: AbortSignal): AiRequest => ({
  instructions: prompt.instructions(input),
  messages: prompt.messages(input),
  effort: prompt.effort?.(input),
  tools: prompt.tools?.(input),
  signal,
});

export const estimateAnswer = <Input, Item>(
  choice: Choice,
  prompt: Prompt<Input, Item>,
  input: Input,
  length: number,
): AiUsage =>
  choice.kind === 'BUILT_IN' ? nothing : estimateUsage(requestOf(prompt, input, new AbortController().signal), length);
