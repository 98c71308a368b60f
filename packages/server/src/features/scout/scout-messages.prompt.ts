import type { WritingHint } from '@soundings/contract/ai/ai-choices';
import type { Facts, PageReading, Tone, WrittenMessage } from '@soundings/engine/writer/facts';
import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { readInstructions } from '@soundings/engine/writer/instructions';
import { writeMessages } from '@soundings/engine/writer/write-messages';
import { z } from 'zod';
import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import { predictFigures } from '#/features/predictor/predict-figures.ts';
import { findMissing } from '#/features/writing/hints.ts';
import { statedParts } from '#/features/writing/quote-stated.ts';

/** One line of an answer: a message, or what the writer would like to know. */
export const ScoutItem = z.object({
  kind: z.enum(['message', 'hint']),
  text: z.string(),
  /** The name of whoever's voice it is in; empty of the assistant's own. */
  writer: z.string(),
  /** The words of the source that it rests on. */
  evidence: z.string(),
});
export type ScoutItem = z.infer<typeof ScoutItem>;

export interface ScoutVoice {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly phrase: string;
  readonly language: string;
}

export interface ScoutInput {
  /** Without a page everything in it is empty. */
  readonly reading: PageReading;
  readonly assistant: { readonly instructions: string; readonly example: string };
  readonly voices: readonly ScoutVoice[];
  readonly byPass: string;
  readonly focusOn: string;
  readonly fileText: string;
  /** Answers to earlier hints, the latest last. */
  readonly replies: readonly string[];
  readonly known: readonly string[];
  /** Those that more are wanted of. */
  readonly selected: readonly string[];
  readonly count: number;
  readonly seed: number;
}

/** Characters of a text that a model is given. */
const mostOfPage = 12_000;
const mostOfFile = 20_000;
const mostKnown = 200;

export const scoutMessagesPrompt: Prompt<ScoutInput, ScoutItem> = {
  name: 'scout-messages',
  version: 2,
  purpose: 'messages',
  item: ScoutItem,
  instructions: (input) =>
    [
      `Write ${input.count} messages, each an item of kind "message": one or two sentences that make one point about the brand.`,
      'State no fact, number or name that the page, the file or the user’s own text lacks; put the words that a message rests on into "evidence".',
      'Vary length and angle: benefit, question, proof, contrast, urgency, how-to, number, story. No two messages make the same point, and none repeats one of those that are there already.',
      ...commonInstructions(input),
    ].join('\n'),
  messages: (input) => [{ role: 'user', text: quoteMaterial(input) }],
  builtIn: writeFromSources,
};

export const commonInstructions = ({ voices, assistant }: ScoutInput): string[] => [
  ...(voices.length > 0
    ? [
        'Share the messages among the writers that are described between the marks <writer>, each in its own voice and language, and put the writer’s name into "writer".',
      ]
    : ['Write in the language of the page, and leave "writer" empty.']),
  'End with one item of kind "hint": one question to the user whose answer would make the next messages better.',
  quotesAreData,
  'How to write:',
  assistant.instructions,
  ...(assistant.example ? ['A good answer:', assistant.example] : []),
];

export const quoteMaterial = (input: ScoutInput): string => {
  const { title, description, mainText } = input.reading;
  const parts: (readonly [string, string])[] = [
    ['brand', input.reading.brand],
    ['page', [title, description, mainText.slice(0, mostOfPage)].filter(Boolean).join('\n')],
    ...statedParts(input.reading),
    ['file', input.fileText.slice(0, mostOfFile)],
    ['own-text', input.byPass],
    ['topics', input.focusOn],
    ...input.voices.map(
      ({ name, language, phrase }) => ['writer', `Name: ${name}\nLanguage: ${language}\n${phrase}`] as const,
    ),
    ['selected-messages', input.selected.join('\n')],
    ['messages-there-already', input.known.slice(0, mostKnown).join('\n')],
    ...input.replies.map((reply) => ['reply', reply] as const),
  ];
  return parts.flatMap(([name, text]) => (text ? [quote(name, text)] : [])).join('\n\n');
};

/** What the user orders, and the facts of all sources; null in a language that is not written. */
export const readSources = ({ byPass, replies, fileText, reading }: ScoutInput) => {
  const asked = readInstructions([byPass, ...replies].filter(Boolean).join('\n'));
  return { asked, facts: factsFromReading(reading, [asked.facts, fileText].filter(Boolean).join('\n')) };
};

const languages = { en: 'English', de: 'German', da: 'Danish' } as const;

/** The writers that can write from these facts: nothing is translated. None chosen: one without a voice. */
export const voicesFor = ({ voices }: ScoutInput, { language }: Facts): readonly (ScoutVoice | null)[] =>
  voices.length === 0 ? [null] : voices.filter((voice) => voice.language === languages[language]);

/** A phrase is a description, not an order: it shapes the writing as one. */
export const readPhrase = (voice: ScoutVoice | null) =>
  voice ? readInstructions(`Style: ${voice.phrase.replaceAll(/[.!?\n]+\s*/g, ', ')}`) : null;

const furtherTones: readonly Tone[] = ['friendly', 'bold', 'factual'];
/** In later rounds a message may be more like another one: each fact has been told once by then. */
const maxLikenessOfMore = 0.85;

interface Voiced {
  readonly voice: ScoutVoice | null;
  readonly message: WrittenMessage;
}

export const toItem = ({ voice, message: { text, evidence } }: Voiced): ScoutItem => ({
  kind: 'message',
  text,
  writer: voice?.name ?? '',
  evidence: evidence.map((fact) => fact.text).join(' '),
});

export const hintItem = (code: WritingHint): ScoutItem => ({ kind: 'hint', text: code, writer: '', evidence: '' });

export function* writeFromSources(input: ScoutInput): Generator<ScoutItem> {
  const { asked, facts } = readSources(input);
  const voices = facts ? voicesFor(input, facts) : [];
  if (!facts || voices.length === 0) return yield hintItem('otherLanguage');
  const written: Voiced[] = [];
  const write = (voice: ScoutVoice | null, count: number, tone: Tone | undefined, isFirstRound: boolean): void => {
    const style = readPhrase(voice);
    // What a voice prefers is no reason to write fewer.
    const preferred = isFirstRound ? style : null;
    const { messages } = writeMessages({
      ...{ facts, language: facts.language, count, seed: input.seed + written.length },
      ...{ angles: asked.angles ?? preferred?.angles, lengths: asked.lengths ?? preferred?.lengths },
      tone: tone ?? asked.tone ?? style?.tone,
      topic: input.focusOn || undefined,
      maxLikeness: isFirstRound ? undefined : maxLikenessOfMore,
      avoid: {
        messages: [...input.known, ...written.map(({ message }) => message.text)],
        words: [...asked.avoidWords, ...(style?.avoidWords ?? [])],
      },
    });
    written.push(...messages.map((message) => ({ voice, message })));
  };
  const tones = asked.tone ? [undefined, undefined] : [undefined, undefined, ...furtherTones];
  for (const [round, tone] of tones.entries()) {
    for (const [index, voice] of voices.entries()) {
      const left = input.count - written.length;
      if (left > 0) write(voice, Math.ceil(left / (voices.length - index)), tone, round === 0);
    }
  }
  // The best is written last, and so stands on top.
  yield* written
    .toSorted((one, other) => predictFigures(one.message.text).interest - predictFigures(other.message.text).interest)
    .map(toItem);
  if (written.length === 0) return yield hintItem('noFacts');
  yield hintItem(written.length < input.count ? 'fewFacts' : findMissing(facts));
}
