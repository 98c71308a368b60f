import { splitSentences } from '../text/words.ts';
import type { Angle, MessageLength, Tone } from './facts.ts';

interface Instructions {
  readonly tone?: Tone;
  readonly lengths?: readonly MessageLength[];
  readonly angles?: readonly Angle[];
  readonly avoidWords: readonly string[];
  /** What is no instruction: facts of the user's own, a line each. */
  readonly facts: string;
}

const tonesAsked: readonly (readonly [RegExp, Tone])[] = [
  [/\b(friendly|warm|freundlich\p{L}*|warmherzig\p{L}*|venlig\p{L}*)(?!\p{L})/iu, 'friendly'],
  [/\b(bold|punchy|daring|mutig\p{L}*|frech\p{L}*|modig\p{L}*|dristig\p{L}*)(?!\p{L})/iu, 'bold'],
  [/\b(factual|sober|sachlich\p{L}*|nüchtern\p{L}*|saglig\p{L}*|nøgtern\p{L}*)(?!\p{L})/iu, 'factual'],
];
const lengthsAsked: readonly (readonly [RegExp, MessageLength])[] = [
  [/\b(short|kurz\p{L}*|kort\p{L}*|headlines?|überschrift\p{L}*|overskrift\p{L}*)(?!\p{L})/iu, 'short'],
  [/\b(long|longer|lang\p{L}*|ausführlich\p{L}*)(?!\p{L})/iu, 'long'],
];
const anglesAsked: readonly (readonly [RegExp, Angle])[] = [
  [/\b(questions?|fragen?|spørgsmål)(?!\p{L})/iu, 'question'],
  [/\b(numbers?|figures|zahlen?|tal)(?!\p{L})/iu, 'number'],
  [/\b(proofs?|beweise?|belege?|beviser?)(?!\p{L})/iu, 'proof'],
  [/\b(stories|storys?|geschichten?|historier?)(?!\p{L})/iu, 'story'],
  [/\b(benefits?|nutzen|vorteile?|fordele?)(?!\p{L})/iu, 'benefit'],
  [/\b(urgency|urgent|dringlichkeit|dringend|hastende)(?!\p{L})/iu, 'urgency'],
];
const orders =
  /^(please |bitte |venligst )?(write|use|keep|make|only|be|avoid|no|don['’]t|never|tone|style|focus|schreib\p{L}*|nutze|verwende\p{L}*|nur|halte|sei|vermeide\p{L}*|kein\p{L}*|stil|ton|skriv|brug|kun|hold|vær|undgå|ingen|tone|stil)(?!\p{L})/iu;
const avoids =
  /^(?:please |bitte |venligst )?(?:avoid|never use|don['’]t (?:use|say|mention)|vermeide\p{L}*|verwende\p{L}* nicht|undgå|brug ikke)(?: (?:the words?|das wort|die wörter|die worte|ordet|ordene))?:? (.+)$/iu;

/**
 * Reads a user's bypass text: sentences that order something shape the writing, the others count as facts.
 * @public for the products that write messages
 */
export const readInstructions = (text: string): Instructions => {
  const facts: string[] = [];
  const avoidWords: string[] = [];
  const asked = { tone: undefined as Tone | undefined, lengths: new Set<MessageLength>(), angles: new Set<Angle>() };
  for (const sentence of splitSentences(text)) {
    const avoided = avoids.exec(sentence);
    if (avoided)
      avoidWords.push(
        ...avoided[1]!
          .split(/,| and | und | og |[.!"“”„]/u)
          .map((word) => word.trim())
          .filter(Boolean),
      );
    else if (orders.test(sentence)) {
      asked.tone = tonesAsked.find(([pattern]) => pattern.test(sentence))?.[1] ?? asked.tone;
      for (const [pattern, length] of lengthsAsked) if (pattern.test(sentence)) asked.lengths.add(length);
      for (const [pattern, angle] of anglesAsked) if (pattern.test(sentence)) asked.angles.add(angle);
    } else facts.push(sentence);
  }
  return {
    ...(asked.tone && { tone: asked.tone }),
    ...(asked.lengths.size > 0 && { lengths: [...asked.lengths] }),
    ...(asked.angles.size > 0 && { angles: [...asked.angles] }),
    avoidWords,
    facts: facts.join('\n'),
  };
};
