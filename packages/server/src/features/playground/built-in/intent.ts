/** What somebody wants of the built-in assistant; a question where it is none of the others. */
export type Intent = 'abilities' | 'summary' | 'messages' | 'question';

const patterns: readonly (readonly [Exclude<Intent, 'question'>, RegExp])[] = [
  [
    'abilities',
    /^\W*(hi|hello|hey|hallo|hej|guten (tag|morgen|abend)|goddag|moin|help|hilfe|hjælp)\W*$|\b(what can you do|what do you do|who are you|how can you help|was kannst du|was können sie( alles)?( tun)?\W*$|wer bist du|wer sind sie|wie kannst du|hvad kan du|hvem er du)\b/iu,
  ],
  [
    'summary',
    /\b(summari[sz]e|summary|sum up|main points|key points|tl;?dr|zusammenfass\p{L}*|fasse?n?\b.*\bzusammen|zusammenfassung|kernaussagen|wichtigsten? punkte|opsummer\p{L}*|resum[eé]|hovedpunkter\p{L}*)\b/iu,
  ],
  [
    'messages',
    /\b(write|draft|create|generate|suggest|make)\b.*\b(messages?|slogans?|headlines?|taglines?|claims?|posts?)\b|\b(schreib\p{L}*|entwirf|entwerfen|erstell\p{L}*|formulier\p{L}*|mach\p{L}*)\b.*\b(botschaft\p{L}*|nachricht\p{L}*|slogans?|überschrift\p{L}*|schlagzeile\p{L}*|claims?)\b|\b(skriv|lav|foreslå|udarbejd)\b.*\b(budskab\p{L}*|beskeder?|slogans?|overskrift\p{L}*)\b/iu,
  ],
];

export const findIntent = (question: string): Intent =>
  patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? 'question';

export const findCount = (question: string): number | null => {
  const digits = /\b(\d{1,2})\b/.exec(question)?.[1];
  if (digits) return Number(digits);
  const named = question
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((word) => numbers.has(word));
  return named ? numbers.get(named)! : null;
};

const numbers = new Map(
  [
    'one two three four five six seven eight nine ten',
    'eine zwei drei vier fünf sechs sieben acht neun zehn',
    'et to tre fire fem seks syv otte ni ti',
  ].flatMap((list) => list.split(' ').map((word, index): [string, number] => [word, index + 1])),
);
