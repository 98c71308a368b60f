import type { TextLanguage } from '../text/stop-words.ts';

/** What the writer adds of its own: words that claim nothing. `{}` stands for the fact, `{brand}` for the name. */
interface Frames {
  /** Before a sentence with a figure or a proof. */
  readonly asks: readonly string[];
  readonly answers: readonly string[];
  readonly quotes: readonly string[];
  readonly contrast: RegExp;
  readonly story: RegExp;
  readonly urgent: RegExp;
  readonly reader: RegExp;
}

const frames: Readonly<Record<TextLanguage, Frames>> = {
  en: {
    asks: ['Did you know? {}'],
    answers: ['Meet {brand}.', 'Discover {brand}.', 'Take a look at {brand}.'],
    quotes: ['“{}” – from a customer review', 'In a customer’s words: “{}”'],
    contrast: /\b(no|not|without|but|instead|rather than|never|unlike|yet)\b/i,
    story:
      /\b(since (18|19|20)\d\d|founded|began|started|we['’]ve|we (built|made|measured|designed|redesigned|hosted|believe|love)|our story|turned his|used by|has been used|hand-?made)\b/i,
    urgent: /\b(now|today|soon|until|last chance|limited|deadline|new)\b/i,
    reader: /\b(you|your|you['’](ll|re))\b/i,
  },
  de: {
    asks: ['Schon gewusst? {}'],
    answers: ['Willkommen bei {brand}.', '{brand} kennenlernen.'],
    quotes: ['„{}“ – Kundenstimme', 'Kundenstimme: „{}“'],
    contrast: /(^|\s)(nicht|kein\p{L}*|ohne|aber|sondern|statt|trotzdem|weniger)(?=[\s,.]|$)/iu,
    story:
      /(^|\s)(seit (18|19|20)\d\d|gegründet|entstand|begann|wir haben|unsere geschichte|handgemacht)(?=[\s,.]|$)/iu,
    urgent: /(^|\s)(jetzt|heute|bald|nur bis|letzte chance|neu\p{L}?)(?=[\s,.]|$)/iu,
    reader: /(^|\s)(du|dein\p{L}*|dir|dich|sie|ihr\p{L}*|ihnen|man)(?=[\s,.]|$)/iu,
  },
  da: {
    asks: ['Vidste du det? {}'],
    answers: ['Mød {brand}.', 'Velkommen til {brand}.'],
    quotes: ['“{}” – fra en kundeanmeldelse', 'En kunde skriver: “{}”'],
    contrast: /(^|\s)(ikke|ingen|uden|men|i stedet|snarere)(?=[\s,.]|$)/iu,
    story: /(^|\s)(siden (18|19|20)\d\d|grundlagt|begyndte|startede|vi har|vores historie|håndlavet)(?=[\s,.]|$)/iu,
    urgent: /(^|\s)(nu|i dag|snart|kun til|sidste chance|nyhed)(?=[\s,.]|$)/iu,
    reader: /(^|\s)(du|din|dit|dine|dig)(?=[\s,.]|$)/iu,
  },
};

export const framesOf = (language: TextLanguage): Frames => frames[language];

const own: Readonly<Record<TextLanguage, string>> = {
  en: "want ready looking search how to did you know meet discover take look today customer's customer review words in a from for",
  de: "schon gewusst willkommen kennenlernen kundenstimme du suchst sie suchen lust auf so geht's jetzt",
  da: 'vidste du det mød velkommen til kundeanmeldelse en kunde skriver vil klar at leder efter sådan i dag fra',
};

/** Words of the frames, in lower case: they need no source. */
export const ownWords = (language: TextLanguage): ReadonlySet<string> => new Set(own[language].split(' '));
