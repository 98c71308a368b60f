import type { ResonanceData } from '@soundings/contract/resonance/resonance';

export type ResonanceMetric = 'r1' | 'r2' | 'total';

interface AskedAudience {
  readonly id: string;
  readonly header: string;
  readonly subheader: string;
}

export type ResonanceIntent =
  | {
      readonly kind: 'message';
      readonly messageId: string;
      readonly metric: ResonanceMetric | null;
      readonly audience: AskedAudience | null;
    }
  | { readonly kind: 'compare'; readonly messageIds: readonly string[]; readonly metric: ResonanceMetric | null }
  | {
      readonly kind: 'ranking';
      readonly metric: ResonanceMetric;
      readonly end: 'top' | 'bottom';
      readonly count: number;
    }
  | {
      readonly kind: 'audiences';
      readonly messageId: string;
      readonly metric: ResonanceMetric;
      readonly end: 'top' | 'bottom';
    }
  | { readonly kind: 'respondents' }
  | { readonly kind: 'messages' };

const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();

/**
 * What a question in English or German asks of a survey. Every word must be understood or say nothing: a question that is
 * understood in part would get the answer of another one. Null for what is not understood.
 */
export const parseResonance = (
  question: string,
  { messages, filterColumns }: Pick<ResonanceData, 'messages' | 'filterColumns'>,
): ResonanceIntent | null => {
  const found = takeMessages(folded(question), messages);
  const { audience, rest } = takeAudience(found.rest, filterColumns);
  const { count, rest: words } = takeCount(rest);
  if (!isUnderstood(words)) return null;
  const has = (pattern: RegExp): boolean => pattern.test(words);
  const metric: ResonanceMetric | null = has(forms.r2)
    ? 'r2'
    : has(forms.r1)
      ? 'r1'
      : has(forms.total)
        ? 'total'
        : null;
  const end = has(forms.bottom) ? 'bottom' : 'top';
  const [messageId] = found.ids;
  if (found.ids.length > 1) return audience ? null : { kind: 'compare', messageIds: found.ids, metric };
  if (messageId) {
    if (has(forms.audience) && !audience) return { kind: 'audiences', messageId, metric: metric ?? 'r1', end };
    return { kind: 'message', messageId, metric, audience };
  }
  if (audience) return null;
  if (has(forms.howMany) && has(forms.respondents)) return { kind: 'respondents' };
  if (has(forms.howMany) && has(forms.message)) return { kind: 'messages' };
  if (has(forms.top) || has(forms.bottom))
    return { kind: 'ranking', metric: metric ?? 'total', end, count: count ?? (has(forms.plural) ? 3 : 1) };
  return null;
};

const word = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu');

const lists = {
  r1: 'r1|interest|interesting|interested|interesse|interessant',
  r2: 'r2|action|act|handlung|handeln|aktion',
  total: 'total|overall|insgesamt|gesamt|gesamtwert',
  top: 'best|top|highest|strongest|leads?|leading|winner|wins?|first|most|beste[nrs]?|höchste[nrs]?|stärkste[nrs]?|meisten?|gewinner|gewinnt|vorn|führt|erste[nrs]?',
  bottom:
    'worst|lowest|weakest|bottom|last|least|schlechteste[nrs]?|niedrigste[nrs]?|schwächste[nrs]?|letzte[nrs]?|wenigsten|geringste[nrs]?',
  howMany: 'how many|number of|count of|wie ?viele|anzahl|zahl der',
  respondents:
    'respondents?|participants?|people|persons?|interviews?|befragten?|teilnehmer|teilnehmenden?|personen|menschen|sample|stichprobe',
  message: 'messages?|claims?|statements?|botschaft(?:en)?|aussagen?|claims',
  plural: 'messages|claims|statements|botschaften|aussagen',
  audience: 'audiences?|groups?|segments?|target groups?|zielgruppen?|gruppen?|segmente?n?|publikum',
} as const;
const forms = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, word(list)])) as Record<
  keyof typeof lists,
  RegExp
>;

const fillers = new Set(
  (
    'a an the of in on at for to from by with and or is are was were be been am do does did has have had it its this that these those there here what which who whom where when how much many well good high strong we us our i my you your me please tell show give name list find get got reach reaches reached rate rated score scores scored value values share shares percent percentage figure figures result results perform performs performed performing response respond responded among amongst between than compare compared versus vs against better worse higher lower difference survey project study test tested base significance significant significantly interval error asked ask shown took part answered answer took take not no yes all any each other others ' +
    'der die das den dem des ein eine einen einem einer eines und oder ist sind war waren wird werden hat haben hatte es er sie wir uns ich mir man was welche welcher welches welchen welchem wer wem wo wann wie im in am an auf bei beim zu zum zur mit von vom für über unter aus durch um als dass so sehr mehr bitte nenne nennen zeige zeigen zeig gib sag sage liste erreicht erreichen schneidet schneiden ab bewertet wert werte anteil prozent ergebnis ergebnisse umfrage projekt studie test getestet basis signifikanz signifikant intervall gut hoch stark schlecht besser schlechter höher niedriger vergleiche vergleich unterschied gegen gegenüber zwischen wurden wurde befragt gefragt haben teilgenommen gibt nicht kein alle jede andere liegt'
  ).split(' '),
);

const isUnderstood = (text: string): boolean => {
  let rest = text;
  for (const form of Object.values(forms)) rest = rest.replace(new RegExp(form.source, 'giu'), ' ');
  return (rest.match(/[\p{L}\d][\p{L}\p{M}\d']*/gu) ?? []).every((each) => fillers.has(each));
};

interface Taken {
  readonly ids: readonly string[];
  readonly rest: string;
}

const minQuoted = 6;

/** Messages that stand in a text whole, or in quotes as far as only one message holds them. */
const takeMessages = (text: string, messages: ResonanceData['messages']): Taken => {
  const known = messages
    .map(({ id, message }) => ({ id, text: folded(message) }))
    .toSorted((one, other) => other.text.length - one.text.length);
  const found: { readonly id: string; readonly at: number }[] = [];
  let rest = text;
  for (const { id, text: message } of known) {
    const bare = message.replace(/[.!?]+$/, '');
    if (bare.length < minQuoted || !rest.includes(bare)) continue;
    found.push({ id, at: text.indexOf(bare) });
    rest = rest.replace(message, ' ').replace(bare, ' ');
  }
  rest = rest.replace(/["“”„«»]([^"“”„«»]+)["“”„«»]/gu, (whole, quoted: string) => {
    const part = quoted.trim().replace(/[.!?…]+$/, '');
    const holding = part.length >= minQuoted ? known.filter((message) => message.text.includes(part)) : [];
    if (holding.length !== 1) return part ? whole : ' ';
    found.push({ id: holding[0]!.id, at: text.indexOf(part) });
    return ' ';
  });
  const ids = found.toSorted((one, other) => one.at - other.at).map(({ id }) => id);
  return { ids: [...new Set(ids)], rest };
};

const otherNames: Readonly<Record<string, string>> = {
  women: 'female',
  woman: 'female',
  females: 'female',
  frauen: 'female',
  men: 'male',
  males: 'male',
  männer: 'male',
  männern: 'male',
};

/** An audience that is named behind "among", "in" or the like; null where none is, or where two have this name. */
const takeAudience = (
  text: string,
  columns: ResonanceData['filterColumns'],
): { audience: AskedAudience | null; rest: string } => {
  const all = columns.flatMap(({ header, audiences }) =>
    audiences.map(({ id, subheader }) => ({ id, header, subheader })),
  );
  const renamed = text.replace(/[\p{L}]+/gu, (each) => otherNames[each] ?? each);
  for (const audience of all.toSorted((one, other) => other.subheader.length - one.subheader.length)) {
    const name = folded(audience.subheader);
    const form = new RegExp(
      `(?:among|amongst|in|for|with|by|of|bei|unter|für|von|im|mit)\\s+(?:the |der |den |die |aged |people |those |respondents |audience |zielgruppe )*["“„]?${escapeRegExp(name)}["”“]?(?![\\p{L}\\d])`,
      'iu',
    );
    if (!form.test(renamed)) continue;
    if (all.filter(({ subheader }) => folded(subheader) === name).length > 1) return { audience: null, rest: text };
    return { audience, rest: renamed.replace(form, ' ') };
  }
  return { audience: null, rest: renamed };
};

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const counts = 'two zwei|three drei|four vier|five fünf|six sechs|seven sieben|eight acht|nine neun|ten zehn'.split(
  '|',
);
const takeCount = (text: string): { count: number | null; rest: string } => {
  const found = new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,2}|${counts.join('|').replaceAll(' ', '|')})(?![\\p{L}\\d])`,
    'iu',
  ).exec(text);
  if (!found) return { count: null, rest: text };
  const place = counts.findIndex((pair) => pair.split(' ').includes(found[1]!));
  const count = place >= 0 ? place + 2 : Number(found[1]);
  return count >= 1 && count <= 20 ? { count, rest: text.replace(found[0], ' ') } : { count: null, rest: text };
};
