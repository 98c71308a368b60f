import { isNegation } from './claim-words.ts';
import type { Angle, FactKind, Facts, Tone } from './facts.ts';
import { framesOf } from './frames.ts';
import { grammarOf } from './grammar.ts';
import { type Draft, mentions } from './phrase-fact.ts';
import { bareWords } from './sentence-parts.ts';

const byKind: Readonly<Record<FactKind, number>> = {
  offer: 2.2,
  benefit: 2.4,
  proof: 2.3,
  quote: 1.7,
  callToAction: 0.6,
  text: 1.6,
};

const byTone: Readonly<Record<Tone, Partial<Record<Angle, number>>>> = {
  neutral: {},
  friendly: { question: 0.5, benefit: 0.2, story: 0.3, number: -0.2 },
  bold: { urgency: 0.5, contrast: 0.4, question: -0.2 },
  factual: { number: 0.6, proof: 0.6, question: -3, urgency: -3, 'how-to': -1 },
};

/** What a copy chief would look at first; above 1 it may be sent. `place` is 0 at the top of the page and 1 at its end. */
export const rateDraft = (
  { text, angle, frame, facts: [fact] }: Draft,
  facts: Facts,
  tone: Tone,
  place: number,
): number => {
  const { reader } = framesOf(facts.language);
  const count = bareWords(text).length;
  const form = grammarOf(facts.language).classify(text);
  let score = byKind[fact!.kind] - (fact!.kind === 'callToAction' ? 0 : 0.6 * place) + (byTone[tone][angle] ?? 0);
  if (reader.test(text)) score += 0.4;
  if (/\d/.test(text)) score += 0.4;
  if (mentions(text, facts.brand)) score += 0.2;
  if (facts.audience.some((audience) => mentions(text, audience))) score += 0.3;
  if (form === 'sentence' || form === 'imperative') score += 0.3;
  // A fragment that its author ended with a full stop was meant to stand alone.
  if (frame === 'plain' && fact!.isClosed && form !== 'sentence' && count < 8) score += 0.5;
  else if (form === 'fragment' && frame === 'plain' && !/\d/.test(text)) score -= 0.4;
  if (form === 'nounPhrase' && fact!.kind === 'text' && !fact!.isClosed && count < 5) score -= 0.5;
  if (count < 3) score -= 1;
  if (count === 3 && form === 'imperative' && !reader.test(text)) score -= 0.5;
  if (count > 20) score -= 0.4;
  if (text.length > 130) score -= 0.2;
  if (
    /\s\/\s|\p{L}\/\p{L}|\s[–-]\s(are|is|and|sind|ist|und|er|og)\b|(^|\. )(understand|verstehe|forstå)\b/iu.test(text)
  )
    score -= 0.9;
  if (form === 'nounPhrase' && (text.match(/,\s|\s&\s/g)?.length ?? 0) > 1 && fact!.kind === 'text') score -= 0.6;
  if (/\band\/or\b|\bund\/oder\b|\bog\/eller\b/iu.test(text)) score -= 0.8;
  score -= 0.25 * Math.max(0, (text.match(/[,;]/g)?.length ?? 0) - 2);
  score -=
    0.3 * Math.max(0, bareWords(text).filter((word) => isNegation(word.toLowerCase(), facts.language)).length - 2);
  if (/\b(we|our|us|wir|unsere?[rnms]?|vi|vores)\b/i.test(text)) score -= 0.1;
  if (tone === 'bold') score += text.length <= 60 ? 0.4 : -0.3;
  if (tone === 'friendly' && reader.test(text)) score += 0.4;
  if (tone === 'factual' && text.includes('!')) score -= 2;
  return score;
};
