import { stemWord } from '../text/stem.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { contentStems, splitWords } from '../text/words.ts';

export type Wanted = 'number' | 'time' | 'name' | null;

const numberAsked =
  /\b(how (many|much|high|large|big|long|old|often|far)|what (percentage|share|number|price)|wie ?(viele?n?|hoch|groß|lange?|alt|oft|weit|teuer)|wieviele?|welcher (anteil|preis)|hvor (mange|meget|højt?|stort?|længe?|gammel|ofte|dyrt?))\b/iu;
const timeAsked =
  /\b(when|what (year|date|day)|since when|by when|which (year|month|day)|wann|seit wann|bis wann|in welchem (jahr|monat)|an welchem tag|hvornår|hvilket år|hvilken dato)\b/iu;

const nameAsked = /^\W*(who|whom|wer|wem|wen|hvem)\b/iu;

export const findWanted = (question: string): Wanted => {
  if (timeAsked.test(question)) return 'time';
  if (numberAsked.test(question)) return 'number';
  return nameAsked.test(question) ? 'name' : null;
};

export const findCounted = (question: string): string | null =>
  /\b(?:how many|wie ?viele?n?|hvor mange)\s+(\p{L}+)/iu.exec(question)?.[1]?.toLowerCase() ?? null;

const numberForm =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|to|tre|fire|fem|seks|syv|otte|ni|ti)';

export const wordsBehindNumbers = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${numberForm}((?:[\\s-]+\\p{L}+){1,3})`, 'giu'))].flatMap(
    ([, words]) => words!.toLowerCase().match(/\p{L}+/gu) ?? [],
  );

const numberWords =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein|eine[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti)\b/iu;
const timeWords =
  /\d|\b(january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|marts|maj|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)s?\b/iu;

export const holdsWanted = (text: string, wanted: Wanted): boolean => {
  if (wanted === null) return true;
  if (wanted === 'name') return /\p{Lu}[\p{L}.'-]* \p{Lu}\p{L}+|: \p{Lu}/u.test(text);
  return (wanted === 'time' ? timeWords : new RegExp(`\\d|${numberWords.source}`, 'iu')).test(text);
};

const overall =
  /^(most|least|highest|lowest|largest|smallest|biggest|best|worst|cheapest|longest|shortest|newest|oldest|fewest|total|sum|average|mean|median|altogether|höchste[nrs]?|niedrigste[nrs]?|größte[nrs]?|kleinste[nrs]?|meiste[nrs]?|wenigste[nrs]?|beste[nrs]?|schlechteste[nrs]?|billigste[nrs]?|teuerste[nrs]?|günstigste[nrs]?|älteste[nrs]?|neueste[nrs]?|längste[nrs]?|kürzeste[nrs]?|durchschnitt|durchschnittlich|summe|insgesamt|gesamt|mittel|højeste|laveste|største|mindste|fleste|færreste|bedste|værste|billigste|dyreste|ældste|nyeste|samlet|gennemsnit|gennemsnitlig)$/u;

export const findOverallWords = (question: string): string[] =>
  splitWords(question).filter((word) => overall.test(word));

const asking: Readonly<Record<TextLanguage, string>> = {
  en: 'within when please tell show find give according file files document documents attachment attachments attached page pages pdf text table report sheet spreadsheet say said mention mentioned state stated write written information contain contains many much high large big old often far percentage number year date day long call called name named company firm business organisation organization valid apply applies',
  de: 'wann innerhalb wem wen bitte sag sagen nenne nennen zeige zeig finde gib laut datei dateien dokument anhang anhänge angehängt seite seiten text tabelle bericht blatt steht stehen sagt erwähnt genannt information enthält viele viel hoch groß lange alt oft weit jahr datum tag heißt heißen namens unternehmen firma betrieb gilt gelten gültig',
  da: 'hvornår inden venligst sig vis find giv ifølge fil filen filer dokument dokumentet bilag bilaget side siden tekst teksten tabel tabellen rapport rapporten ark står siger nævner nævnt information indeholder mange meget højt stort længe gammel ofte år dato dag hedder kaldes virksomhed virksomheden firma firmaet gælder',
};
const withStems = (language: TextLanguage): ReadonlySet<string> =>
  new Set(asking[language].split(' ').flatMap((word) => [word, stemWord(word, language)]));
const askingStems = { en: withStems('en'), de: withStems('de'), da: withStems('da') };

const groups = [
  'cost price fee charge pay expensive preis kosten gebühr teuer pris koste',
  'employee staff people worker headcount mitarbeiter beschäftigte angestellte personal medarbejder ansatte',
  'revenue turnover sales umsatz erlös omsætning',
  'profit earnings gewinn überschuss overskud',
  'found founded founding established start gründen gegründet gründung grundlagt stiftet',
  'headquarter headquarters based seat located hauptsitz sitz standort hovedkontor hovedsæde',
  'boss ceo chief director head manage manager geschäftsführer geschäftsführerin chef leiter leiterin leitung leiten leitet führt direktør leder',
  'fall fell fallen drop dropped decline declined decrease sinken sank gesunken fiel gefallen faldt',
  'rise rose risen grow grew grown increase increased steigen stieg gestiegen wuchs gewachsen steg',
  'buy bought purchase kaufen gekauft købe købt',
  'sell sold verkaufen verkauft solgt sælge',
  'take taken took place happen stattfinden statt',
  'deliver delivery ship shipping liefern lieferung versand levere levering',
  'guarantee warranty garantie gewährleistung garanti',
  'phone telephone call telefon telefonnummer nummer',
  'mail email e-mail',
  'customer client user kunde nutzer bruger',
  'survey respondent interview befragt befragte befragung umfrage adspurgt respondenter',
  'deadline due until frist bis fällig',
  'open opening hours öffnen geöffnet öffnungszeiten åben åbningstider',
  'goal target aim ziel mål',
  'weigh weight heavy wiegen wiegt gewicht schwer veje vægt',
  'last duration runtime dauern dauer laufzeit vare varighed',
];
const synonyms = new Map<string, ReadonlySet<string>>();
for (const group of groups) {
  const words = group.split(' ');
  const stems = new Set(
    words.flatMap((word) => (['en', 'de', 'da'] as const).map((language) => stemWord(word, language))),
  );
  for (const stem of stems) synonyms.set(stem, stems);
}

export const synonymsOf = (stem: string): ReadonlySet<string> => synonyms.get(stem) ?? new Set([stem]);

export const questionStems = (question: string, language: TextLanguage): string[] => {
  const stems = [...new Set(contentStems(question, language))];
  const about = stems.filter((stem) => !askingStems[language].has(stem));
  return about.length > 0 ? about : stems;
};
