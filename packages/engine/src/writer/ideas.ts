import { type Angle, type FactRef, type Facts, maxCharacters } from './facts.ts';
import { framesOf } from './frames.ts';
import { randomFrom } from './random.ts';
import { writeMessages } from './write-messages.ts';
import type { ShortReason } from './writing-request.ts';

export interface Idea {
  /** Four labelled lines: Idea type, Idea headline, Transformation, Manifestation. */
  readonly text: string;
  readonly evidence: readonly FactRef[];
}

interface IdeasRequest {
  readonly count: number;
  readonly seed: number;
  readonly topic?: string;
  /** Headlines of earlier ideas. */
  readonly avoid?: readonly string[];
}

const types: Readonly<Record<Facts['language'], Readonly<Record<Angle, string>>>> = {
  en: {
    benefit: 'Benefit',
    question: 'Question',
    proof: 'Proof',
    contrast: 'Contrast',
    urgency: 'Call to act',
    'how-to': 'How-to',
    number: 'Number',
    story: 'Story',
  },
  de: {
    benefit: 'Nutzen',
    question: 'Frage',
    proof: 'Beweis',
    contrast: 'Gegensatz',
    urgency: 'Aufruf',
    'how-to': 'Anleitung',
    number: 'Zahl',
    story: 'Geschichte',
  },
  da: {
    benefit: 'Fordel',
    question: 'Spørgsmål',
    proof: 'Bevis',
    contrast: 'Kontrast',
    urgency: 'Opfordring',
    'how-to': 'Vejledning',
    number: 'Tal',
    story: 'Historie',
  },
};

/** Ideas from the same facts as messages: a headline, what it makes of a further fact, and where it would be seen. */
export const ideasFrom = (
  facts: Facts,
  { count, seed, topic, avoid }: IdeasRequest,
): { ideas: Idea[]; short: ShortReason | null } => {
  const random = randomFrom(seed);
  const { messages, short } = writeMessages({
    facts,
    language: facts.language,
    count: count * 2,
    seed,
    topic,
    lengths: ['short', 'medium'],
    avoid: { messages: avoid ?? [] },
  });
  const { shift, shown } = framesOf(facts.language).idea;
  const headlines = messages.slice(0, count);
  const support = [...messages.slice(count), ...headlines];
  const ideas = headlines.map(({ text, angle, evidence }, at): Idea => {
    const other =
      support.find((message, place) => place >= at % support.length && message.text !== text) ?? messages[0]!;
    const pick = (frames: readonly string[]): string => frames[Math.floor(random() * frames.length)]!;
    const lines = [
      `Idea type: ${types[facts.language][angle]}`,
      `Idea headline: ${text}`,
      `Transformation: ${pick(shift).replace('{}', () => other.text)}`,
      `Manifestation: ${pick(shown).replace('{}', () => text.slice(0, maxCharacters.long))}`,
    ];
    return { text: lines.join('\n'), evidence: [...evidence, ...other.evidence] };
  });
  return { ideas, short: ideas.length < count ? (short ?? 'fewFacts') : null };
};
