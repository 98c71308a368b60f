import type { FactRef, Facts, WrittenMessage } from './facts.ts';
import { ideaRecipes } from './idea-recipes.ts';
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

/**
 * Ideas from the same facts as messages: a headline, what is done with it and a further fact, and where it is seen.
 * @public for ID8
 */
export const ideasFrom = (
  facts: Facts,
  { count, seed, topic, avoid }: IdeasRequest,
): { ideas: Idea[]; short: ShortReason | null } => {
  const { language } = facts;
  const random = randomFrom(seed);
  const { messages, short } = writeMessages({
    facts,
    language,
    count: count * 2,
    seed,
    topic,
    lengths: ['short', 'medium'],
    avoid: { messages: avoid ?? [] },
  });
  const supports = messages.filter(({ angle, evidence }) => isStatement(angle) && evidence.length === 1);
  const ideas = messages.slice(0, count).flatMap((headline, at): Idea[] => {
    const others = supports.filter((each) => each.evidence[0]!.id !== headline.evidence[0]!.id);
    const support = others[at % Math.max(1, others.length)];
    if (!support) return [];
    const { type, transformation, manifestations } = ideaRecipes[language][headline.angle];
    const manifestation = manifestations[Math.floor(random() * manifestations.length)]!;
    const lines = [
      `Idea type: ${type}`,
      `Idea headline: ${headline.text}`,
      `Transformation: ${transformation.replace('{fact}', () => support.text)}`,
      `Manifestation: ${manifestation.replace('{line}', () => headline.text)}`,
    ];
    return [{ text: lines.join('\n'), evidence: [...headline.evidence, ...support.evidence] }];
  });
  return { ideas, short: ideas.length < count ? (short ?? 'fewFacts') : null };
};

const isStatement = (angle: WrittenMessage['angle']): boolean =>
  angle !== 'question' && angle !== 'urgency' && angle !== 'how-to';
