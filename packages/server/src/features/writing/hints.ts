import { type WritingHint, writingHints } from '@soundings/contract/ai/ai-choices';
import type { Facts } from '@soundings/engine/writer/facts';
import { isProof } from '#/platform/pages/proof-points.ts';

/** What a session asks for where no model did, as clients of the API read it. */
const sentences: Readonly<Record<WritingHint, string>> = {
  noFacts: 'The brief says too little to write from. Which facts should the messages use?',
  fewFacts: 'The brief has few facts. What else can be said about the brand?',
  otherLanguage:
    'Messages are written in English, German and Danish. Is there a page or a file in one of these languages?',
  noNumbers: 'The brief names no number. Is there a figure that proves the benefit?',
  noProof: 'The brief has no proof. Is there a test, an award or a customer’s words?',
  audience: 'Who should the messages speak to, and what should they do?',
};

const isHintCode = (text: string): text is WritingHint => writingHints.some((code) => code === text);

export const readHint = (text: string): { hint: string; hintCode: WritingHint | null } =>
  isHintCode(text) ? { hint: sentences[text], hintCode: text } : { hint: text, hintCode: null };

/** What somebody says, in the quotation marks of English, German and Danish. */
const spokenWords = /[“„«»"”].{8,}[”“»«"]/u;

export const findMissing = ({ facts }: Facts): WritingHint => {
  if (!facts.some(({ text }) => /\d/.test(text))) return 'noNumbers';
  const isProven = facts.some(
    ({ kind, text }) => kind === 'proof' || kind === 'quote' || isProof(text) || spokenWords.test(text),
  );
  return isProven ? 'audience' : 'noProof';
};
