import type { TriedAssistant } from '@soundings/contract/ai/try-assistant';
import { factsFromText } from '@soundings/engine/writer/facts-from-reading';
import { streamMessages } from '@soundings/engine/writer/write-messages';
import { findLanguage } from '#/platform/pages/find-language.ts';
import { type Prompt, quote, quotesAreData } from '../engines/prompt.ts';

/** What the built-in engine writes at most. */
const messages = 5;
const noSource = { lang: '', meta: new Map<string, string>() };

/** An answer as an assistant's instructions want it. Those are an administrator's; what it reads is anybody's. */
const prompt: Omit<Prompt<TriedAssistant>, 'purpose'> = {
  name: 'assistant',
  version: 1,
  instructions: ({ instructions, example }) =>
    [
      'You are an assistant of an advertising agency. Answer as these instructions say, in their language unless they ' +
        'name another one, and never state a fact that you were not given.',
      `Instructions:\n${instructions}`,
      ...(example ? [`An answer as it should be, of another case:\n${example}`] : []),
      quotesAreData,
    ].join('\n\n'),
  messages: ({ type, text }) => [
    { role: 'user', text: type === 'CHAT' ? text : quote(type === 'FILE' ? 'file' : 'page', text) },
  ],
  /** It follows no instructions: it writes what the text itself offers, in its own language. */
  *builtIn({ text }) {
    const language = findLanguage(noSource, text, text) ?? 'en';
    if (language !== 'en' && language !== 'de' && language !== 'da') return;
    const facts = factsFromText(text, language);
    for (const { text: message } of streamMessages({ facts, language, count: messages, seed: 1 })) yield `${message}\n`;
  },
};

export const assistantPrompt = ({ type }: Pick<TriedAssistant, 'type'>): Prompt<TriedAssistant> => ({
  ...prompt,
  purpose: type === 'CHAT' ? 'chat' : 'messages',
});
