import { splitSentences } from '@soundings/engine/text/words';

const maxLength = 60;
const greeting = /^(hi|hello|hey|dear|please|hallo|guten (tag|morgen|abend)|bitte|hej|goddag)\b[\s,.!:–-]*/i;

/** What a conversation is called until its user names it: how its first question begins. */
export const titleOf = (question: string): string => {
  const text = question.replace(greeting, '').trim() || question;
  const first = (splitSentences(text)[0] ?? text).replace(/\s+/g, ' ').replace(/[.:;,]+$/, '');
  const title = first.length <= maxLength ? first : `${first.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};
