/** Words that say the same of how a message is written, by class. Lower case, straight apostrophes. */
export const wordClasses = {
  this: 'this',
  that: "that that's",
  these: 'these those',
  here: "here here's there there's",
  it: "it it's its itself",
  he: "he he's he'd he'll",
  she: "she she's she'd she'll",
  they: "they they're they've they'd they'll",
  him: 'him his himself',
  her: 'her hers herself',
  them: 'them their theirs themselves',
  you: "you you're you've you'll you'd yourself",
  your: 'your yours',
  i: "i i'm i've i'll i'd me myself",
  my: 'my mine',
  we: "we we're we've we'll us our ours ourselves let's",
  who: "who who's whose whom",
  what: "what what's whatever",
  why: 'why because reason reasons',
  how: 'how',
  when: 'when whenever while',
  where: 'where which',
  if: 'if unless whether',
  but: 'but yet though although however except',
  and: 'and or plus',
  next: 'then until after before once finally',
  not: "not don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't hasn't haven't ain't",
  never: 'never nothing nobody none no nowhere without neither nor',
  all: 'all every everyone everybody everything everywhere always entire whole',
  some: 'some someone somebody something somewhere sometimes any anyone anything',
  most: 'most best worst biggest greatest largest smallest least highest hardest coolest cutest strangest scariest richest funniest',
  more: 'more less than better worse bigger smaller faster',
  just: 'just only even still already actually literally',
  very: 'very really so too such totally completely absolutely pretty incredibly extremely seriously',
  might: "might could may maybe perhaps probably would should i'd you'd",
  will: "will gonna going won't must need needs have",
  watch: 'watch see look listen hear check meet read click share',
  video:
    'video photo photos picture pictures song clip movie film footage map chart graphic images image ad commercial speech',
  praise:
    'amazing awesome incredible beautiful brilliant perfect epic gorgeous wonderful fantastic inspiring powerful best genius adorable hilarious delightful stunning',
  shock:
    'shocking unbelievable insane crazy horrifying terrifying jaw-dropping mind-blowing heartbreaking disturbing outrageous disgusting ridiculous appalling weird creepy chilling',
  surprise:
    'surprise surprising surprised unexpected suddenly secret secrets truth turns realize realized guess wait think thought wrong mistake idea',
  happy: 'love loves loved happy joy smile laugh laughing funny hope kind proud hero heroes win wins beautiful fun',
  sad: 'sad cry cries crying tears hurt pain lost lonely broken hate afraid fear scared worried angry mad furious',
  violence:
    'kill kills killed killing war gun guns rape raped murder shot shooting attack abuse abused violence bomb bullets fight hit victim victims',
  death: 'die dies died dead death dying suicide funeral alive life live lives born',
  body: 'body bodies health healthy cancer disease sick doctor doctors hospital drugs brain heart face hair skin weight fat eyes',
  money:
    'money pay pays paid cost costs rich poor poverty million billion dollars wage jobs job work tax taxes bank wall economy cash price',
  politics:
    'president obama congress republican republicans democrat democrats politician politicians government senator vote law laws court gop bill political',
  women: 'woman women girl girls mom mother mothers daughter wife lady ladies female sister feminist',
  men: 'man men boy boys dad father son husband guy guys dude male brother',
  children: 'kid kids child children baby babies teen teens student students teacher school parents family families',
  people: 'people person human humans world everyone americans folks strangers',
  identity:
    'black white gay lesbian transgender trans muslim racist racism race sexist feminism immigrants immigrant homeless disabled',
  nature:
    'animal animals dog dogs cat cats earth planet climate water ocean food eat eating meat science scientists space',
  places: 'america american country countries city africa india china states u.s. texas york',
  fame: 'star celebrity actor actress famous stewart colbert beyonce comedian singer musician artist band',
  time: 'time times second seconds minute minutes hour hours day days week month months year years today tomorrow now moment',
  numbers: 'one two three four five six seven eight nine ten hundred thousand first third half',
  thing: 'thing things stuff way ways part kind story',
  asks: 'do does did is are was were can have has',
  says: 'says say said tells told asked asks explains answer question questions words letter call called',
  does: 'made makes make makes took takes take gave gives give gets get got find finds found did does doing',
} as const satisfies Readonly<Record<string, string>>;

export type WordClass = keyof typeof wordClasses;

export const openings = {
  he: "he he's she she's his her him",
  they: "they they're their these those we",
  this: 'this',
  it: "it it's that that's there there's here here's",
  what: 'what how why who where which',
  when: 'when if after before while',
  a: 'a an some',
  the: 'the',
  i: "i i'm i've my",
  you: "you you're your",
  watch: 'watch see meet look listen ever',
} as const satisfies Readonly<Record<string, string>>;

export type Opening = keyof typeof openings;

export const readClasses = <Name extends string>(
  classes: Readonly<Record<Name, string>>,
): { readonly names: readonly Name[]; readonly of: ReadonlyMap<string, readonly number[]> } => {
  const names = Object.keys(classes) as Name[];
  const of = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    for (const word of new Set(classes[name].split(' '))) {
      const known = of.get(word);
      if (known) known.push(index);
      else of.set(word, [index]);
    }
  }
  return { names, of };
};
