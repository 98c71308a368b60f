const most = 5;
/** Characters of text that are looked at: whom a page is for, it says early. */
const maxText = 5000;

const people: Readonly<Record<string, RegExp>> = {
  en: /\bfor ((?:(?!the\b|your\b|our\b|this\b|that\b)\p{L}[\p{L}-]*,? (?:and )?){0,3}?(?:people|everyone|anyone|those|families|parents|kids|children|women|men|students|beginners|professionals|teams|companies|businesses|brands|agencies|developers|marketers|creators|artists|designers|readers|travell?ers|runners|cyclists|drivers|owners|homeowners|teachers|schools|employers|jobseekers|fans|gamers|athletes|patients|seniors|couples|hosts|organi[sz]ers|sellers|buyers|freelancers|dogs|cats|pets)(?: and \p{L}+s)?(?: (?:who|that|with) [^.,;:!?|–\n]{3,50})?)(?!\p{L})/giu,
  de: /(?<!\p{L})für ((?:\p{Ll}[\p{L}-]*,? (?:und )?){0,3}?(?:Menschen|alle|jeden|Familien|Eltern|Kinder|Frauen|Männer|Studierende|Studenten|Einsteiger|Anfänger|Profis|Fortgeschrittene|Teams|Unternehmen|Firmen|Marken|Agenturen|Entwickler|Designer|Leser|Reisende|Läufer|Radfahrer|Autofahrer|Besitzer|Lehrer|Schulen|Fans|Spieler|Sportler|Senioren|Paare|Vereine|Hunde|Katzen|Tiere)(?: und \p{Lu}\p{L}+)?(?:, die [^.,;:!?|–\n]{3,50})?)(?!\p{L})/gu,
  da: /\btil ((?:\p{Ll}[\p{L}-]*,? (?:og )?){0,3}?(?:mennesker|alle|familier|forældre|børn|kvinder|mænd|studerende|begyndere|professionelle|virksomheder|teams|udviklere|designere|læsere|rejsende|løbere|cyklister|bilister|ejere|lærere|skoler|fans|spillere|ældre|par|hunde|katte|dyr)(?: og \p{L}+)?(?:, (?:der|som) [^.,;:!?|–\n]{3,50})?)(?!\p{L})/giu,
};

/** Whom texts say they are for, in their own words, each once: "people who read in the evening". */
export const findAudience = (texts: readonly string[], language: string | null): string[] => {
  const pattern = people[language ?? ''];
  if (!pattern) return [];
  const found = new Map<string, string>();
  for (const [, audience] of texts.join('\n').slice(0, maxText).matchAll(pattern)) {
    const text = audience!.trim();
    if (!found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  }
  return [...found.values()].slice(0, most);
};
