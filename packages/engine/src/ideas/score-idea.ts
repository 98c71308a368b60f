import { compareVectors, type TextVector, vectorize } from '../text/similarity.ts';
import type { Fact, Facts } from '../writer/facts.ts';
import { mentions } from '../writer/phrase-fact.ts';
import { contentOf, readParts } from './idea-parts.ts';
import { type Stage, stages } from './strategies.ts';

const criteria = ['fit', 'newness', 'proof', 'doable'] as const;
type Criterion = (typeof criteria)[number];
/** How much each counts, 0–5; a criterion of weight 0 is not asked. */
export type Rubric = Readonly<Record<Criterion, number>>;

export type IdeaReason =
  | { readonly code: 'nearFact' | 'farFromPage' | 'provenBy' | 'saidBy'; readonly text: string }
  | { readonly code: 'nothingProven' | 'noOthers'; readonly text: null }
  /** The place in the list of others of the idea that is most like it. */
  | { readonly code: 'likeOther' | 'unlikeOthers'; readonly other: number }
  | { readonly code: 'stage'; readonly stage: Stage };

interface IdeaScore {
  /** Weighted mean of the criteria, 0–100; null where no criterion counts. */
  readonly total: number | null;
  readonly criteria: readonly { readonly criterion: Criterion; readonly score: number; readonly reason: IdeaReason }[];
}

/** Mean likeness to the page's three nearest facts from which an idea fits wholly. */
const fullFit = 0.4;
const nearestFacts = 3;
/** How surely a team makes it, 0–1. */
const ease: Readonly<Record<Stage, number>> = {
  poster: 0.95,
  print: 0.9,
  social: 0.9,
  audio: 0.8,
  pack: 0.65,
  shop: 0.65,
  service: 0.55,
  film: 0.45,
  event: 0.35,
};
const stageWords: readonly (readonly [Stage, RegExp])[] = [
  [
    'event',
    /\b(museum|weekend|festival|unveil\w*|square|parade|enthüll\w*|kundgebung|wochenende|platz|plads|begivenhed|udstilling)\b/iu,
  ],
  ['film', /\b(film\w*|spots?|seconds of|courtroom|kino|sekunden in|gerichtssaal|retssal|reklameblok)\b/iu],
  ['service', /\b(subscribe|calendar|app|hotline|kalender|abonnier\w*|abonnere)\b/iu],
  ['shop', /\b(shop|store|till|window display|laden|kasse|schaufenster|butik\w*|kassen)\b/iu],
  ['pack', /\b(pack\w*|parcel|delivery|verpackung|lieferung|paket|pakke|levering)\b/iu],
  ['audio', /\b(radio|podcast|audio|jingle|lyd\w*)\b/iu],
  ['social', /\b(posts?|stories|stream|clips?|livestream|hashtag|opslag)\b/iu],
  ['print', /\b(newspaper|page ad|letter|cards?|leaflet|zeitung|anzeige\w*|brief|karten?|avis\w*|annonce\w*|kort)\b/iu],
];

export interface IdeaJudge {
  readonly score: (text: string, others: readonly TextVector[]) => IdeaScore;
  readonly vectorOf: (text: string) => TextVector;
}

/** Judges ideas by a page's facts and a workspace's rubric. `others` are those the project had before. */
export const createJudge = (facts: Facts, rubric: Rubric): IdeaJudge => {
  const { language, brand } = facts;
  const told = facts.facts.map((fact) => ({ fact, vector: vectorize(fact.text, language) }));
  const vectorOf = (text: string): TextVector => vectorize(contentOf(text), language);

  const judge = (criterion: Criterion, text: string, vector: TextVector, others: readonly TextVector[]) => {
    if (criterion === 'fit') return judgeFit(text, vector, told, brand);
    if (criterion === 'newness') return judgeNewness(vector, others);
    return criterion === 'proof' ? judgeProof(text, told) : judgeEase(text);
  };
  return {
    vectorOf,
    score: (text, others) => {
      const vector = vectorOf(text);
      const judged = criteria
        .filter((criterion) => rubric[criterion] > 0)
        .map((criterion) => ({ criterion, ...judge(criterion, text, vector, others) }));
      const weight = judged.reduce((sum, { criterion }) => sum + rubric[criterion], 0);
      const sum = judged.reduce((all, { criterion, score }) => all + rubric[criterion] * score, 0);
      return { total: weight > 0 ? Math.round(sum / weight) : null, criteria: judged };
    },
  };
};

type Told = readonly { readonly fact: Fact; readonly vector: TextVector }[];
type Judged = { readonly score: number; readonly reason: IdeaReason };

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

const judgeFit = (text: string, vector: TextVector, told: Told, brand: string): Judged => {
  const ranked = told
    .map(({ fact, vector: other }) => ({ fact, likeness: compareVectors(vector, other) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const nearest = ranked[0];
  const top = ranked.slice(0, nearestFacts);
  const mean = top.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, top.length);
  const isNear = (nearest?.likeness ?? 0) >= near;
  return {
    score: percent(mean / fullFit + (brand && mentions(text, brand) ? 0.15 : 0)),
    reason: { code: isNear ? 'nearFact' : 'farFromPage', text: nearest?.fact.text ?? '' },
  };
};
const near = 0.12;

const judgeNewness = (vector: TextVector, others: readonly TextVector[]): Judged => {
  let nearest = -1;
  let most = -1;
  for (const [index, other] of others.entries()) {
    const likeness = compareVectors(vector, other);
    if (likeness > most) [nearest, most] = [index, likeness];
  }
  if (nearest < 0) return { score: 100, reason: { code: 'noOthers', text: null } };
  return { score: percent(1 - most), reason: { code: most >= alike ? 'likeOther' : 'unlikeOthers', other: nearest } };
};
const alike = 0.35;

/** What the page says word for word counts: a customer or a figure most. */
const judgeProof = (text: string, told: Told): Judged => {
  const lower = text.toLowerCase();
  const proofs = told
    .filter(({ fact }) => fact.text.length > 7 && lower.includes(fact.text.toLowerCase()))
    .map(({ fact }) => ({ fact, strength: strengthOf(fact) }))
    .toSorted((a, b) => b.strength - a.strength);
  const best = proofs[0];
  if (!best) return { score: 15, reason: { code: 'nothingProven', text: null } };
  const { fact, strength } = best;
  return { score: percent(strength), reason: { code: fact.kind === 'quote' ? 'saidBy' : 'provenBy', text: fact.text } };
};

const strengthOf = ({ kind, text }: Fact): number => {
  if (kind === 'quote' || kind === 'proof') return 1;
  if (/\d/.test(text)) return 0.9;
  return kind === 'benefit' ? 0.7 : 0.55;
};

const judgeEase = (text: string): Judged => {
  const { manifestation, transformation } = readParts(text);
  const said = manifestation || transformation || text;
  const stage = stageWords.find(([, words]) => words.test(said))?.[0] ?? stages[0];
  return { score: percent(ease[stage]), reason: { code: 'stage', stage } };
};
