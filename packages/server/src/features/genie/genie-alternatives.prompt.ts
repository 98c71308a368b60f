import { genieLimits } from '@soundings/contract/genie/genie-choices';
import type { PageReading } from '@soundings/engine/writer/facts';
import { factsFromReading } from '@soundings/engine/writer/facts-from-reading';
import { varyMessage } from '@soundings/engine/writer/vary-message';
import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import { statedParts } from '#/features/writing/quote-stated.ts';
import { GenieItem } from './genie-messages.prompt.ts';
import { scoreOf } from './predictor.ts';

export interface AlternativesInput {
  readonly message: string;
  readonly brand: string;
  readonly reading: PageReading;
  readonly known: readonly string[];
  readonly seed: number;
}

const mostOfPage = 12_000;
/** More are written than wanted, so that the predictor has a choice. */
const choice = 3;

export const genieAlternativesPrompt: Prompt<AlternativesInput, GenieItem> = {
  name: 'genie-alternatives',
  version: 2,
  purpose: 'messages',
  item: GenieItem,
  instructions: () =>
    [
      `Write ${genieLimits.alternatives} other versions of one message, each an item of kind "message".`,
      'Each says what the message says in another way: shorter, as a question, with the benefit first, with a number of the page.',
      'Write in the language of the message. State no fact, number or name that neither the message nor the page has.',
      quotesAreData,
    ].join('\n'),
  messages: ({ message, brand, reading }) => {
    const page = [reading.title, reading.description, reading.mainText.slice(0, mostOfPage)].filter(Boolean).join('\n');
    return [
      {
        role: 'user',
        text: [
          quote('brand', brand),
          quote('page', page),
          ...statedParts(reading).flatMap(([name, text]) => (text ? [quote(name, text)] : [])),
          quote('message', message),
        ].join('\n\n'),
      },
    ];
  },
  builtIn: writeAlternatives,
};

function* writeAlternatives({ message, reading, known, seed }: AlternativesInput): Generator<GenieItem> {
  const facts = factsFromReading(reading, message);
  if (!facts) return;
  const { messages } = varyMessage(message, {
    facts,
    language: facts.language,
    count: choice * genieLimits.alternatives,
    avoid: { messages: known },
    seed,
  });
  const ranked = messages.toSorted((one, other) => scoreOf(other.text) - scoreOf(one.text));
  for (const { text } of ranked.slice(0, genieLimits.alternatives)) yield { kind: 'message', text };
}
