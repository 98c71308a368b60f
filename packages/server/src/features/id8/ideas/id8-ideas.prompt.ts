import type { IdeaHint } from '@soundings/contract/id8/id8-choices';
import { strategies, strategyLabels } from '@soundings/engine/ideas/strategy-labels';
import { type Steer, streamIdeas, thinkingDepth } from '@soundings/engine/ideas/write-ideas';
import type { Facts, PageReading } from '@soundings/engine/writer/facts';
import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { readInstructions } from '@soundings/engine/writer/instructions';
import { z } from 'zod';
import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import { statedParts } from '#/features/writing/quote-stated.ts';

/** One line of an answer: an idea in its four labelled parts, or what the writer would like to know. */
export const IdeaItem = z.object({ kind: z.enum(['idea', 'hint']), text: z.string(), evidence: z.string() });
export type IdeaItem = z.infer<typeof IdeaItem>;

export interface IdeaSource extends PageReading {
  readonly colours: readonly string[];
  /** Null where it could not be read. */
  readonly readOn: string | null;
  /** Of pages that were read since these are looked for. */
  readonly photos?: readonly string[];
}

export interface IdeasInput {
  readonly source: IdeaSource;
  readonly agent: string;
  readonly thinking: keyof typeof thinkingDepth;
  readonly focusOn: string;
  readonly byPass: string;
  readonly fileText: string;
  readonly replies: readonly string[];
  /** Texts of all ideas that the project ever had. */
  readonly known: readonly string[];
  readonly steer: Steer | undefined;
  readonly seed: number;
}

const mostOfPage = 12_000;
const mostOfFile = 20_000;
const mostKnown = 150;
const effort = { FAST: 'low', BALANCED: 'medium', DEEP: 'high' } as const;

export const id8IdeasPrompt: Prompt<IdeasInput, IdeaItem> = {
  name: 'id8-ideas',
  version: 2,
  purpose: 'ideas',
  item: IdeaItem,
  instructions: ({ agent, thinking, steer }) =>
    [
      `Write ${thinkingDepth[thinking].count} campaign ideas, each an item of kind "idea" whose text has exactly four lines: "Idea type: …", "Idea headline: …", "Transformation: …" (what is done with a fact of the page), "Manifestation: …" (where and how one sees it).`,
      `Come to them by different strategies and name them in the first line: ${strategies.map((strategy) => strategyLabels.en[strategy]).join(', ')}.`,
      'Write in the language of the page, but keep the four labels as they are. State no fact, number or name that the page, the file or the user’s own text lacks; put the sentence that an idea rests on into "evidence".',
      'No two ideas are alike, and none repeats one of those that are there already, in other words either.',
      ...(steer?.to === 'different' ? ['Go as far away as you can from the ideas that are there already.'] : []),
      ...(steer?.to === 'region'
        ? [`Use the strategy "${strategyLabels.en[steer.strategy]}" for all of them, about what stands in <region>.`]
        : []),
      'End with one item of kind "hint" and empty evidence: one question to the user whose answer would make the next ideas better.',
      quotesAreData,
      'How to have ideas:',
      agent,
    ].join('\n'),
  messages: ({ source, fileText, focusOn, byPass, replies, known, steer }) => {
    const page = [source.title, source.description, source.mainText.slice(0, mostOfPage)].filter(Boolean).join('\n');
    const parts: (readonly [string, string])[] = [
      ['page', page],
      ...statedParts(source),
      ['file', fileText.slice(0, mostOfFile)],
      ['topics', focusOn],
      ['own-text', byPass],
      ['ideas-there-already', known.slice(0, mostKnown).join('\n\n')],
      ['region', steer?.to === 'region' ? steer.subject : ''],
      ...replies.map((reply) => ['reply', reply] as const),
    ];
    return [{ role: 'user', text: parts.flatMap(([name, text]) => (text ? [quote(name, text)] : [])).join('\n\n') }];
  },
  effort: ({ thinking }) => effort[thinking],
  builtIn: writeFromPage,
};

/** Facts of a page, with what the user and the file add to them; null in a language that is not written. */
export const factsOf = ({
  source,
  byPass = '',
  fileText = '',
}: {
  source: IdeaSource;
  byPass?: string;
  fileText?: string;
}): Facts | null => factsFromReading(source, [readInstructions(byPass).facts, fileText].filter(Boolean).join('\n'));

function* writeFromPage(input: IdeasInput): Generator<IdeaItem> {
  const { agent, thinking, focusOn, byPass, replies, known, steer, seed, fileText, source } = input;
  const own = [byPass, ...replies].filter(Boolean).join('\n');
  const facts = factsOf({ source, byPass: own, fileText });
  if (!facts) return yield hint('otherLanguage');
  const topic = focusOn || undefined;
  const { count, breadth } = thinkingDepth[thinking];
  const ideas = streamIdeas({ facts, count, breadth, instructions: `${agent}\n${own}`, topic, known, steer, seed });
  for (;;) {
    const next = ideas.next();
    if (!next.done) yield { kind: 'idea', text: next.value.text, evidence: next.value.evidence[0]!.text };
    else return yield hint(next.value ?? missingIn(facts));
  }
}

const hint = (code: IdeaHint): IdeaItem => ({ kind: 'hint', text: code, evidence: '' });

const missingIn = ({ facts }: Facts): IdeaHint =>
  facts.some(({ text }) => /\d/.test(text)) ? 'audience' : 'noNumbers';
