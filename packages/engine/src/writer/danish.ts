import type { SentenceForm } from './facts.ts';
import type { Grammar } from './grammar.ts';
import {
  bareWords,
  collectParts,
  lowerFirst,
  splitAtMarks,
  upperFirst,
  withoutBrackets,
  withoutStop,
  words,
} from './sentence-parts.ts';

/** Request, infinitive; the present is the infinitive with an r. */
const verbs: ReadonlyMap<string, string> = new Map(
  'afprøv:afprøve bed:bede beregn:beregne beskyt:beskytte besøg:besøge bestil:bestille betal:betale bliv:blive book:booke brug:bruge byg:bygge byt:bytte del:dele design:designe download:downloade drik:drikke fang:fange få:få fejr:fejre find:finde flyt:flytte følg:følge forbedr:forbedre forny:forny gem:gemme giv:give glæd:glæde gør:gøre hent:hente hjælp:hjælpe hold:holde hør:høre indret:indrette invester:investere kig:kigge klik:klikke kom:komme køb:købe kør:køre lad:lade lån:låne læs:læse lær:lære lav:lave lej:leje lev:leve log:logge lyt:lytte mærk:mærke mød:møde nyd:nyde opdag:opdage oplev:opleve opret:oprette optimer:optimere planlæg:planlægge prøv:prøve reducer:reducere rejs:rejse reserver:reservere ring:ringe se:se sælg:sælge sammenlign:sammenligne saml:samle send:sende sikr:sikre skab:skabe skift:skifte skriv:skrive slap:slappe smag:smage søg:søge sov:sove spar:spare spil:spille spis:spise start:starte støt:støtte styrk:styrke tag:tage test:teste tilbyd:tilbyde tilmeld:tilmelde træn:træne udforsk:udforske undgå:undgå vælg:vælge vask:vaske vind:vinde vis:vise bag:bage bring:bringe lever:levere passer:passe virk:virke vokse:vokse indeholde:indeholde omfatte:omfatte sælge:sælge'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const presents = new Set([
  ...words(
    'er var har havde kan kunne skal skulle vil ville må måtte bør gør gjorde får fik bliver blev kommer kom går gik står ligger hedder ved findes fås holder giver gav tager tog ser så siger siges lyder gælder koster varer bor hører følger ligger sidder beskyttes leveres laves bygges bages passer betyder sørger bygger bager dyrker driver ejer kender elsker håber tror mener bruges sælges købes',
  ),
  ...[...verbs.values()].map((infinitive) => (infinitive.endsWith('r') ? infinitive : `${infinitive}r`)),
]);
const prepositions = words(
  'af ad bag efter for foran fra gennem hos i imod inden med mellem mod om omkring op over på siden til trods uden under ved',
);
const pointing = words(
  'det den de dette denne disse der han hun ham hende dem deres så derfor dermed derefter derfra derudover desuden også og eller men fordi hvilket her sådan ligeledes dog altså samt herefter hertil begge',
);

const isImperative = (list: readonly string[]): boolean => {
  const from = list[0] === 'nu' || list[0] === 'bare' ? 1 : 0;
  const verb = list[from] ?? '';
  const second = list[from + 2] ?? '';
  if (list[from + 1] === 'og' && !verbs.has(second)) return false;
  return (
    verbs.has(verb) &&
    !presents.has(list[from + 1] ?? '') &&
    !(list.length === 1 && ['del', 'bed', 'log', 'lad', 'start', 'test', 'design'].includes(verb))
  );
};

const classify = (text: string): SentenceForm => {
  if (/\?["”]?$/.test(text)) return 'question';
  const list = bareWords(text).map((word) => word.toLowerCase());
  if (/^(hvor|hvad|hvem|hvordan|hvorfor|hvis|når|som)$/.test(list[0] ?? '')) return 'fragment';
  if (isImperative(list)) return 'imperative';
  const verb = list.findIndex((word, at) => at > 0 && presents.has(word) && !/^(som|der)$/.test(list[at - 1]!));
  if (verb > 0 && verb < 9) return 'sentence';
  const [first = ''] = list;
  return prepositions.has(first) ||
    presents.has(first) ||
    /^(ikke|ingen|intet|altid|aldrig|gratis|\d.*|hvor|som)$/.test(first)
    ? 'fragment'
    : 'nounPhrase';
};

const needsContext = (text: string): boolean => {
  const [first = '', second = ''] = bareWords(text).map((word) => word.toLowerCase());
  if (/^(denne|dette|disse|den|det|de)$/.test(first))
    return (
      !/(e|en|et|ne|ste)$/.test(second) ||
      presents.has(second) ||
      (first.startsWith('d') && /^(denne|dette|disse)$/.test(first))
    );
  return pointing.has(first);
};

const shorten = (sentence: string): string[] => {
  const plain = withoutBrackets(sentence);
  const { found, keep } = collectParts(plain, { classify, needsContext, minLength: 12 });
  for (const part of splitAtMarks(plain)) if (part !== plain) keep(part, '');
  const tail = /^(.{15,}?), (som|hvilket|så|heriblandt|herunder|blandt andet|ligesom) (.+)$/u.exec(plain);
  if (tail) keep(tail[1]!, tail[3]!);
  return [...found];
};

const offerFrom = (sentence: string): string | null => {
  const match = /^(?:vi|\p{Lu}[\p{L}\d]+) (?:tilbyder|sælger|laver|bygger|leverer) ([^.;:]{8,80})$/iu.exec(sentence);
  const offer = match?.[1] ?? null;
  return offer && !/\b(dig|det|dem|at|vi|den|jer)\b/i.test(offer) ? upperFirst(offer) : null;
};

const splitRequest = (text: string): { infinitive: string; rest: string } | null => {
  const [verb = '', ...rest] = text.split(' ');
  const infinitive = verbs.get(verb.toLowerCase());
  return infinitive && rest.length > 0 && !/[.:!?–]/.test(text) ? { infinitive, rest: rest.join(' ') } : null;
};

const ask: Grammar['ask'] = (text, form) => {
  const request = form === 'imperative' ? splitRequest(text) : null;
  if (request && /\s/.test(request.rest) && !/^(klikk|logg|ring|se$|læs|kigg|hent|søg)/.test(request.infinitive)) {
    const wish = `${request.infinitive} ${request.rest}`;
    return [`Vil du ${wish}?`, `Klar til at ${wish}?`];
  }
  const isSought =
    form === 'nounPhrase' &&
    !/\d|[:–|.]|^(vores|din|dit|dine|den|det|de|alle)\s/i.test(text) &&
    /^\p{L}+e?\s/u.test(text);
  return isSought && /e$/.test(bareWords(text)[0]!) ? [`Leder du efter ${lowerFirst(text)}?`] : [];
};

const howTo: Grammar['howTo'] = (text, form) => {
  const request = form === 'imperative' ? splitRequest(text) : null;
  if (
    !request ||
    request.rest.split(' ').length < 2 ||
    /^(klikk|logg|ring|se$|læs|kigg|hent|tilmeld|søg)/.test(request.infinitive)
  )
    return null;
  return `Sådan ${request.infinitive}r du ${request.rest}`;
};

const urge: Grammar['urge'] = (text, form) =>
  form !== 'imperative' ||
  /\b(nu|i dag|straks)\b|[.:;–]/i.test(text) ||
  text.length > 60 ||
  !/^(bestil|book|find|få|køb|opdag|opret|oplev|planlæg|prøv|reserver|spar|start|sælg|tilmeld|vælg|støt|lej|lån)\b/i.test(
    text,
  )
    ? null
    : `${withoutStop(text)} i dag`;

const genitive = (name: string): string => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`);

export const danish: Grammar = {
  classify,
  shorten,
  needsContext,
  requestFrom: () => null,
  offerFrom,
  ask,
  howTo,
  urge,
  genitive,
};
