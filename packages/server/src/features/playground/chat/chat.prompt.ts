import type { Assistant } from '@soundings/contract/assistants/assistants';
import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import type { AiImage, AiMessage, AiTool, AiUsage } from '#/platform/ai/ai-engine.ts';
import type { Context } from './context.ts';

/** A passage with the number that an answer cites it by. */
export interface NumberedPassage {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export interface ChatInput {
  readonly question: string;
  readonly context: Context;
  readonly assistant: (Pick<Assistant, 'name'> & { readonly instructions: string; readonly example: string }) | null;
  readonly passages: readonly NumberedPassage[];
  readonly images: readonly AiImage[];
  readonly tools: readonly AiTool[];
  review(parts: AsyncGenerator<string, AiUsage>): AsyncGenerator<string, AiUsage>;
  /** The same without a model. */
  answer(signal: AbortSignal): AsyncIterable<string>;
}

const rules = [
  'You answer in the playground of Soundings, a workspace for brand and market research.',
  'Answer in the language of the question, as Markdown, briefly and to the point.',
  quotesAreData,
  'Passages of files and pages have a number such as 2.14. Put the number in square brackets, [2.14], behind each statement that you take from one, and say so where they do not hold the answer.',
  'Figures of the user’s projects come from the tools alone. Write each as the link that the tool gives with it. Never estimate or make up a figure; say what is missing instead.',
];

export const chatPrompt: Prompt<ChatInput> = {
  name: 'playground-chat',
  version: 1,
  purpose: 'chat',
  instructions: ({ assistant }) =>
    [
      ...rules,
      ...(assistant ? [`You are the assistant “${assistant.name}”. ${assistant.instructions}`] : []),
      ...(assistant?.example ? [`A good answer of yours:\n${assistant.example}`] : []),
    ].join('\n\n'),
  messages: ({ question, context, passages, images }): AiMessage[] => [
    ...(context.summary
      ? [{ role: 'user' as const, text: quote('summary of what was said before', context.summary.text) }]
      : []),
    ...context.turns.map(({ role, text }) => ({ role, text })),
    {
      role: 'user',
      text: [...passages.map(({ key, name, text }) => quote('passage', `${key} (${name})\n${text}`)), question].join(
        '\n\n',
      ),
      images,
    },
  ],
  tools: ({ tools }) => tools,
  review: ({ review }, parts) => review(parts),
  builtIn: ({ answer }, signal) => answer(signal),
};
