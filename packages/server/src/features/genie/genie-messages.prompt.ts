import type { WritingHint } from '@soundings/contract/ai/ai-choices';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import type { PageReading } from '@soundings/engine/writer/facts';
import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { readInstructions } from '@soundings/engine/writer/instructions';
import { writeMessages } from '@soundings/engine/writer/write-messages';
import { z } from 'zod';
import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import { findMissing } from '#/features/writing/hints.ts';
import { statedParts } from '#/features/writing/quote-stated.ts';
import { scoreOf } from './predictor.ts';

/** One line of an answer: a message, or what the writer would like to know. */
export const GenieItem = z.object({ kind: z.enum(['message', 'hint']), text: z.string() });
export type GenieItem = z.infer<typeof GenieItem>;

export interface GenieInput {
  readonly brand: string;
  readonly reading: PageReading;
  readonly assistant: { readonly instructions: string; readonly example: string };
  readonly byPass: string;
  readonly focusOn: string;
  readonly fileText: string;
  /** Of the project: what it is about, and how its messages sound. */
  readonly description: string;
  readonly referenceMessages: readonly string[];
  /** Answers to earlier hints, the latest last. */
  readonly replies: readonly string[];
  readonly known: readonly string[];
  readonly seed: number;
}

/** Characters of a text that a model is given. */
const mostOfPage = 12_000;
const mostOfFile = 20_000;

export const genieMessagesPrompt: Prompt<GenieInput, GenieItem> = {
  name: 'genie-messages',
  version: 2,
  purpose: 'messages',
  item: GenieItem,
  instructions: ({ assistant }) =>
    [
      `Write ${genieLimits.generated} short messages, each an item of kind "message": one or two sentences that make one point about the brand.`,
      'Write in the language of the page. State no fact, number or name that the page, the file or the user’s own text lacks.',
      'No two messages make the same point, and none repeats one of those that are there already.',
      'End with one item of kind "hint": one question to the user whose answer would make the next messages better.',
      quotesAreData,
      'How to write them:',
      assistant.instructions,
      ...(assistant.example ? ['A good answer:', assistant.example] : []),
    ].join('\n'),
  messages: (input) => [{ role: 'user', text: materialOf(input) }],
  builtIn: writeFromPage,
};

const materialOf = ({ brand, reading, byPass, focusOn, fileText, ...more }: GenieInput): string => {
  const { title, description, mainText } = reading;
  const parts: (readonly [string, string])[] = [
    ['brand', brand],
    ['page', [title, description, mainText.slice(0, mostOfPage)].filter(Boolean).join('\n')],
    ...statedParts(reading),
    ['file', fileText.slice(0, mostOfFile)],
    ['description', more.description],
    ['reference-messages', more.referenceMessages.join('\n')],
    ['own-text', byPass],
    ['topics', focusOn],
    ['messages-there-already', more.known.join('\n')],
    ...more.replies.map((reply) => ['reply', reply] as const),
  ];
  return parts.flatMap(([name, text]) => (text ? [quote(name, text)] : [])).join('\n\n');
};

/** More are written than wanted, so that the predictor has a choice. */
const choice = 3;

function* writeFromPage(input: GenieInput): Generator<GenieItem> {
  const { byPass, replies, focusOn, fileText, description, known, referenceMessages, seed } = input;
  const asked = readInstructions([byPass, ...replies].filter(Boolean).join('\n'));
  const facts = factsFromReading(input.reading, [asked.facts, description, fileText].filter(Boolean).join('\n'));
  if (!facts) return yield hint('otherLanguage');
  const { messages, short } = writeMessages({
    facts,
    language: facts.language,
    count: choice * genieLimits.generated,
    ...{ angles: asked.angles, lengths: asked.lengths, tone: asked.tone },
    topic: focusOn || undefined,
    avoid: { messages: [...known, ...referenceMessages], words: asked.avoidWords },
    seed,
  });
  const ranked = messages.toSorted((one, other) => scoreOf(other.text) - scoreOf(one.text));
  for (const { text } of ranked.slice(0, genieLimits.generated)) yield { kind: 'message', text };
  yield hint(short === 'noFacts' || short === 'fewFacts' ? short : findMissing(facts));
}

const hint = (code: WritingHint): GenieItem => ({ kind: 'hint', text: code });
