import type { HeadingStem } from '@soundings/contract/resonance/mapping';

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const weight = word('weight|weights|weighting|wgt|wt|gewicht|gewichtung|gew|faktor|factor|vægt|vaegt|vægtning');
const id = word(
  'id|uuid|guid|respondent|respondents|respondent[ _]?(?:id|no|nr|number|key)|respid|resp[ _]id|participant(?:[ _]?id)?|response[ _]?id|responseid|teilnehmer(?:[ _]?id|nummer)?|befragte[rn]?|lfdn|case[ _]?id|caseid|svarperson|deltager|serial|token',
);
const number =
  /^\s*(?:(?:lfd|laufende)\.?\s*)?(?:nr|nummer|case|interview|resp|panell?ist|proband(?:in)?|fall|vp|record)\.?(?:[ _-]?(?:nr|no|number|nummer|id|key)\.?)?\s*$/iu;
const rank = word('rank|ranks|ranking|rang|rangfolge|rangordnung|platz|platzierung|rangér|placering|plads|reihenfolge');
const reversed = /\(r\)|\[r\]|reverse[ -]?(?:coded|scored|item)|umgepolt|invertiert|invers|omvendt/iu;
const schoolGrade = word('schulnote|schulnoten|zensur|zensuren');
const grade = /^\s*(?:gesamt)?(?:grade|note|noten|karakter|nota)(?![\p{L}\d])/iu;
const age = word('age|alter|alder|âge|edad|lebensalter');
const measure = word('r1|r2|interest|action|interesse|handlung|handling');
const rating = word(
  'appealing|appeal|message|messages|claim|claims|statement|statements|headline|headlines|slogan|slogans|concept|concepts|likely|agree|' +
    'like|interested|interesting|relevant|convincing|botschaft|botschaften|aussage|aussagen|ansprechend|überzeugend|gefällt|interessant|' +
    'budskab|budskaber|udsagn|påstand|tiltalende',
);
const count = word(
  'number of|no\\. of|how many|how often|count|anzahl|wie viele|wie oft|antal|hvor mange|age|alter|alder|year|years|jahr|jahre|år',
);
const demographic = word(
  'gender|sex|age|age group|region|state|county|education|income|household|employment|occupation|marital|segment|ethnicity|' +
    'geschlecht|alter|altersgruppe|bundesland|bildung|schulabschluss|einkommen|haushalt|beruf|familienstand|' +
    'køn|alder|aldersgruppe|kommune|uddannelse|indkomst|husstand|erhverv|civilstand',
);
/** Topics that surveys also ask an opinion of: "Country" may be music, "Children" a wish. */
const topic = word(
  'country|city|town|location|job|children|group|race|religion|party|language|' +
    'land|stadt|ort|kinder|gruppe|partei|sprache|børn|parti|sprog',
);
/** What survey tools write of an interview, and how respondents were split. */
const split = 'wave|welle|bølge|cell|zelle|split|version|variante?|quota|quote|panel|interviewer|cohort|kohorte';
const administrative = new RegExp(
  String.raw`^\s*(?:finished|response[ _]type|last[ _]?page|letzte seite|missing|missrel|tester|dispcode|(?:${split})(?:[ _-]?(?:no|nr|number|nummer)\.?)?|[\p{L}\d]+[ _-]id)\s*$`,
  'iu',
);
/** In which order a respondent saw the items: "Q1_DO_3", "… - Display Order - Calm". */
const displayOrder = /_DO(?:_|\s*$)|(?<!\p{L})display order(?!\p{L})/iu;
/** The Danish town is an English word, too. */
const town = /^\s*(?:hvilken )?by\s*\??\s*$/iu;

const searched = 300;
const says =
  (words: RegExp) =>
  (heading: string): boolean =>
    words.test(heading.slice(0, searched));

const fewestOfSentence = 5;
const sentenceSign = /[.!–](?:\s|$)/u;

/** "No upper age limits. Sign up today.": what a message may say, whatever words are in it. Questions are none. */
export const isSentence = (heading: string): boolean =>
  !heading.includes('?') && heading.trim().split(/\s+/).length >= fewestOfSentence;

export const hasSentenceSign = (heading: string): boolean => sentenceSign.test(heading);

export const headingSays = {
  weight: says(weight),
  id: (heading: string): boolean => says(id)(heading) || number.test(heading),
  rank: says(rank),
  reversed: says(reversed),
  schoolGrade: says(schoolGrade),
  grade: says(grade),
  age: says(age),
  measure: (heading: string): boolean => measure.test(heading.slice(0, 100)) || measure.test(heading.slice(-100)),
  rating: says(rating),
  count: says(count),
  demographic: says(demographic),
  administrative: says(administrative),
  displayOrder: says(displayOrder),
  topic: (heading: string): boolean => says(topic)(heading) || town.test(heading),
} as const;

/** What parts a question from its item: "How appealing is this? – Calm", "media_tv". */
const separators = new Set('?!.…:;|>])–—_');
const openers = new Set(' "“„([');
const fewestHeadings = 3;
const fewestWords = 3;
const keptShare = 0.6;

const isSeparator = (text: string, at: number): boolean =>
  separators.has(text[at]!) || (text[at] === '-' && text[at - 1] === ' ');

const joint = ' – ';

function separatorEnd(text: string): number {
  const joined = text.lastIndexOf(joint);
  if (joined > 0) return joined + joint.length;
  for (let at = text.length - 1; at > 0; at--) {
    if (!isSeparator(text, at)) continue;
    let end = at + 1;
    while (end < text.length && openers.has(text[end]!)) end++;
    return end;
  }
  return 0;
}

function commonBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  const begin = a.slice(0, length);
  return begin.slice(0, separatorEnd(begin) || begin.lastIndexOf(' ') + 1);
}

const isStem = (text: string): boolean =>
  text.trim().length >= 2 && (separatorEnd(text) === text.length || text.trim().split(' ').length >= fewestWords);

/** A question before its items, not the words with which a few sentences begin. */
export const endsAtSeparator = (stem: string): boolean => separatorEnd(stem) === stem.length;

const cutStem = (heading: string, stem: string): string => heading.slice(stem.length).trim();

/**
 * Beginnings that at least three headings in a row share and that say nothing apart: what follows is a text of its own.
 * `skip`: columns that are passed over.
 */
export function findStems(headings: readonly string[], skip: (column: number) => boolean = () => false): HeadingStem[] {
  const order = headings.map((_, column) => column).filter((column) => !skip(column));
  const stems: HeadingStem[] = [];
  for (let from = 0; from + 1 < order.length; ) {
    const columns = [order[from]!];
    let text = '';
    for (let next = from + 1; next < order.length; next++) {
      const heading = headings[order[next]!]!;
      const shared = commonBeginning(text || headings[order[from]!]!, heading);
      if (!isStem(shared) || shared.length < keptShare * text.length || !/\p{L}/u.test(cutStem(heading, shared))) break;
      text = shared;
      columns.push(order[next]!);
    }
    const isWhole = columns.every((column) => /\p{L}/u.test(cutStem(headings[column]!, text)));
    if (columns.length >= fewestHeadings && isWhole) {
      stems.push({ text: text.trim(), columns });
      from += columns.length;
    } else from++;
  }
  return stems;
}

/** What opens at the end of a stem is closed at the end of its items: "Which do you use? [TV]". */
const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '“': '”', '„': '“', '"': '"' };

export function withoutStem(heading: string, stem: string): string {
  if (!heading.startsWith(stem)) return heading;
  const rest = heading.slice(stem.length).trim();
  const closer = closers[stem.trim().at(-1) ?? ''];
  const closed = closer && rest.endsWith(closer) ? rest.slice(0, -1) : rest;
  const item = closed.replace(/^[\s–—:;|_-]+/u, '').replace(/^\[(.*)\]$/u, '$1');
  return item.trim() || heading;
}

export const stemName = (stem: string): string => stem.replace(/[\s–—:;|_([-]+$/u, '').trim();

interface PairedHeading {
  readonly role: 'r1' | 'r2';
  readonly label: string;
}

const interest = 'interest|interesse';
const action = 'action|handlung|handling';
const sign = String.raw`\s*[:.)\-–—_]\s*`;
const atStart = new RegExp(String.raw`^(?:R([12])(?:${sign}|\s+)|(?:(${interest})|${action})${sign})(.+)$`, 'i');
const atEnd = new RegExp(
  String.raw`(?:(?:\s*[:(\-–—_[]\s*|\s+)R([12])|\s*[:(\-–—_[]\s*(?:(${interest})|${action}))[)\]]?$`,
  'i',
);
const longestEnd = 16;

/**
 * Headings as "X R1" and "X R2", "R1: X" and "R2: X" or "Interest: X" and "Action: X" rate one message X. Only complete
 * pairs count: "R2 D2" alone is a robot. Answers an entry per column, null where it belongs to no pair.
 */
export function pairHeadings(headings: readonly string[]): (PairedHeading | null)[] {
  const found = headings.map(readHeading);
  const columns = new Map<string, { r1: number[]; r2: number[] }>();
  found.forEach((paired, column) => {
    if (!paired) return;
    const both = columns.get(paired.label) ?? { r1: [], r2: [] };
    both[paired.role].push(column);
    columns.set(paired.label, both);
  });
  return found.map((paired) => {
    const both = paired && columns.get(paired.label);
    return both?.r1.length === 1 && both.r2.length === 1 ? paired : null;
  });
}

function readHeading(heading: string): PairedHeading | null {
  const start = atStart.exec(heading);
  const found = start ?? atEnd.exec(heading.slice(-longestEnd));
  if (!found) return null;
  const label = (start?.[3] ?? heading.slice(0, heading.length - found[0].length)).trim();
  return label ? { role: found[1] === '1' || found[2] ? 'r1' : 'r2', label } : null;
}
