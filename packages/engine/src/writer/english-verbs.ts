import { lowerFirst, words } from './sentence-parts.ts';

const readers = words(
  'accelerate access achieve add adjust analyze analyse attract automate avoid beat block boost bring browse build buy calm capture care catch celebrate change check choose clean collect combine compare complete connect contact control convert cook cool create customize cut decorate defend deliver deploy design detect develop discover donate download drive earn ease eliminate empower engage enhance enjoy enrich ensure enter escape expand experience explore extend feel fight find fix follow fund gain get give grow guard harden heal help hire host identify implement improve increase inspire install invest invite join keep launch learn lift light listen live lock look lower maintain make manage master match maximize measure meet minimize monitor move offset optimize order organize own paint park pay personalize pick plan play post prepare preserve prevent print process promote protect prove raise reach read receive reclaim record reduce register relax relieve remove rent repair replace request reserve resolve respond ride run save scan schedule search secure see sell send serve set share ship shop show sign simplify sleep solve speed spend start stay stop store stream streamline strengthen study subscribe support switch take target teach tell test track train transform travel treat try turn understand unlock unroll upgrade upload use view visit watch wear win work write book call click come go let ask apply bid call claim cover discover donate fill hear hold host score step unsubscribe defend tap tailor trade update',
);
const others = words(
  'offer put insert bring cause hold rank deserve mark present perform tell specify rely turn surround supply sit speak offer provide sell specialize specialise allow enable include feature fit contain require need want believe mean become carry consist cost accept guarantee insure love know think say seem remain last begin happen grow belong reflect depend lead adapt combine integrate operate recommend refer result shape pay guide serve employ lie produce understand deliver stand hire publish remember happen return open close end leave',
);

export const isBaseVerb = (word: string): boolean => readers.has(word) || others.has(word);
export const isVerbOfReader = (word: string): boolean => readers.has(word);

/** "keeps" → "keep"; null for what is no verb in the third person. */
export const toBase = (word: string): string | null => {
  if (!word.endsWith('s')) return null;
  const candidates = [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return candidates.find((base) => base !== word && isBaseVerb(base)) ?? null;
};

const firstWord = (text: string): string => text.split(' ')[0]!.toLowerCase();

/** What people want for its own sake: "Want to …?" */
const wishes = words(
  'achieve attract automate avoid beat boost build buy calm capture celebrate create customize cut design earn eliminate engage enhance enrich find fix gain get grow hire improve increase inspire invest keep launch learn lower make manage master maximize monetize organize own personalize plan prepare prevent promote protect raise reach reduce relax rent save secure sell simplify sleep solve start stay stop streamline strengthen travel turn upgrade win work write',
);
export const isWish = (text: string): boolean =>
  wishes.has(firstWord(text)) &&
  !/^(get in touch|get to know|get involved|make sure|\w+ with us|get special|get the app|start here|keep up|keep message|learn (more|how)|find out)\b/i.test(
    text,
  );

/** What its maker does, and no reader, unless it is done to what is theirs. */
const making = words(
  'build cook design deliver grow hire host launch make manage plan plant print produce promote repair sell ship teach test train write',
);
export const isOfMaker = (base: string, rest: string): boolean =>
  making.has(base) && !/\byour\b/i.test(rest.split(/\s(?:that|which|who)\s/)[0]!);

const urgeable = words(
  'apply book buy create discover download enter explore find get grab join order plan post register request rent reserve save schedule sell send shop sign start subscribe switch take try upgrade donate',
);
export const isUrgeable = (text: string): boolean =>
  urgeable.has(firstWord(text)) &&
  !/^(find out|take a look|sign in|create an account|get in touch|get to know)\b/i.test(text);

export const howToEnglish = (text: string): string | null => {
  if (
    !isWish(text) ||
    /^get an? /i.test(text) ||
    /[.!?:;–"]|\b(no|not|never|now|today)\b/i.test(text) ||
    text.length > 90
  )
    return null;
  return text.split(' ').length < 3 ? null : `How to ${lowerFirst(text)}`;
};
