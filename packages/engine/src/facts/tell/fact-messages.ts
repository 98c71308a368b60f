import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { FactLanguage } from '../fact.ts';
import type { Fact, Finding } from '../find/finding.ts';
import type { Market } from '../find/market.ts';
import { languages } from './chapters.ts';
import { score as englishScore, possessive } from './english-facts.ts';
import { at as germanAt } from './german-facts.ts';
import { numbersIn, ordinal } from './numbers-in-words.ts';

export interface FactMessage {
  readonly text: string;
  readonly factId: string;
  readonly fact: string;
}

/**
 * Messages from what speaks for one's own brand, those of the weightiest facts first: places in the upper half, leads,
 * changes for the better that are more than noise. Empty where no brand is one's own, or nothing speaks for it.
 */
export const writeFactMessages = (market: Market, facts: readonly Fact[], language: FactLanguage): FactMessage[] => {
  if (market.own === null) return [];
  const write = language === 'de' ? german(market) : english(market);
  const seen = new Set<string>();
  return facts
    .filter((fact) => 'brand' in fact.finding && fact.finding.brand === market.own)
    .flatMap((fact) => {
      const told = languages[language].tell(market, fact, false).join(' ');
      return write(fact).map((text) => ({ text, factId: fact.id, fact: told }));
    })
    .filter(({ text }) => !seen.has(text) && seen.add(text));
};

type Told = 'leader' | 'best' | 'standing' | 'mover' | 'voice' | 'longRun' | 'outlier';

type Sentences = { readonly [K in Told]: (finding: FindingWith<K>) => readonly string[] };

/** A kind may be one of several that share a form. */
type FindingWith<K extends Told> = Finding extends infer F
  ? F extends { readonly kind: infer Kind }
    ? K extends Kind
      ? F
      : never
    : never
  : never;

const writeBy =
  (sentences: Sentences) =>
  ({ finding, verdict }: Fact): readonly string[] => {
    switch (finding.kind) {
      case 'leader':
        return sentences.leader(finding);
      case 'best':
        return isUpperHalf(finding) ? sentences.best(finding) : [];
      case 'standing':
        return isUpperHalf(finding) ? sentences.standing(finding) : [];
      case 'mover':
        return verdict === 'clear' && isBetter(finding.score, finding.change.change) ? sentences.mover(finding) : [];
      case 'voice':
        return finding.place === 1 ? sentences.voice(finding) : [];
      case 'longRun':
        return finding.percent > 0 ? sentences.longRun(finding) : [];
      case 'outlier':
        return finding.metric === 'interactions' && finding.value > finding.usual ? sentences.outlier(finding) : [];
      default:
        return [];
    }
  };

const isUpperHalf = ({ rank, of }: { readonly rank: number; readonly of: number }): boolean => of > 1 && rank <= of / 2;

/** Of rivalry the little is the strength. */
const isBetter = (score: ScoreName, change: number): boolean => (score === 'friction' ? change < 0 : change > 0);

const english = (market: Market) => {
  const { tenth, whole, percent } = numbersIn('en');
  const brand = market.brands[market.own!]!.name;
  const of = (score: ScoreName): string => (score === 'friction' ? 'low rivalry' : englishScore[score]);
  return writeBy({
    leader: ({ score, value, second }) => [
      `${brand} leads in ${of(score)}.`,
      `Who leads in ${of(score)}? ${brand}, with a score of ${tenth(value)}.`,
      ...(second
        ? [
            `${brand} is ${tenth(Math.abs(shownDifference(value, second.value)))} points ahead of ${market.brands[second.brand]!.name} in ${of(score)}.`,
          ]
        : []),
    ],
    best: ({ score, rank, of: all }) => [
      `What ${brand} does best: ${of(score)}, place ${whole(rank)} of ${whole(all)}.`,
      `Looking for ${of(score)}? ${brand} ranks ${ordinal(rank)} of ${whole(all)} brands.`,
    ],
    standing: ({ rank, of: all }) => [`${brand} ranks ${ordinal(rank)} of ${whole(all)} brands.`],
    mover: ({ score, change }) => [
      score === 'friction'
        ? `${possessive(brand)} rivalry fell by ${tenth(Math.abs(shownDifference(change.value, change.former)))} points.`
        : `${possessive(brand)} ${of(score)} rose by ${tenth(shownDifference(change.value, change.former))} points.`,
      `From ${tenth(change.former)} to ${tenth(change.value)}: ${brand} gets better in ${of(score)}.`,
    ],
    voice: ({ share }) => [
      `Nobody gets more interactions than ${brand}: ${percent(share)} of all brands’ together.`,
      `${percent(share)} of all interactions go to ${brand}.`,
    ],
    longRun: ({ network, percent: growth }) => [
      `${brand} has ${percent(growth)} more followers on ${networkNames[network]}.`,
    ],
    outlier: ({ network, value }) => [
      `${whole(value)} interactions on ${networkNames[network]} in one day: people talk about ${brand}.`,
    ],
  });
};

const german = (market: Market) => {
  const { tenth, whole, percent } = numbersIn('de');
  const brand = market.brands[market.own!]!.name;
  const at = (score: ScoreName): string => (score === 'friction' ? 'bei geringer Rivalität' : germanAt[score]);
  return writeBy({
    leader: ({ score, value, second }) => [
      `${brand} führt ${at(score)}.`,
      `Wer führt ${at(score)}? ${brand}, mit ${tenth(value)} Punkten.`,
      ...(second
        ? [
            `${brand} liegt ${at(score)} ${tenth(Math.abs(shownDifference(value, second.value)))} Punkte vor ${market.brands[second.brand]!.name}.`,
          ]
        : []),
    ],
    best: ({ score, rank, of: all }) => [
      `Die Stärke von ${brand}: ${at(score)} auf Platz ${whole(rank)} von ${whole(all)}.`,
      `${brand} steht ${at(score)} auf Platz ${whole(rank)} von ${whole(all)} Marken.`,
    ],
    standing: ({ rank, of: all }) => [`${brand} steht auf Platz ${whole(rank)} von ${whole(all)} Marken.`],
    mover: ({ score, change }) => [
      score === 'friction'
        ? `Die Rivalität von ${brand} ist um ${tenth(Math.abs(shownDifference(change.value, change.former)))} Punkte gefallen.`
        : `${brand} ist ${at(score)} um ${tenth(shownDifference(change.value, change.former))} Punkte gestiegen.`,
      `Von ${tenth(change.former)} auf ${tenth(change.value)}: ${brand} wird ${at(score)} besser.`,
    ],
    voice: ({ share }) => [
      `Keine Marke bekommt mehr Interaktionen als ${brand}: ${percent(share)} von allen zusammen.`,
      `${percent(share)} aller Interaktionen gehen an ${brand}.`,
    ],
    longRun: ({ network, percent: growth }) => [
      `${brand} hat ${percent(growth)} mehr Follower bei ${networkNames[network]}.`,
    ],
    outlier: ({ network, value }) => [
      `${whole(value)} Interaktionen bei ${networkNames[network]} an einem Tag: Über ${brand} wird gesprochen.`,
    ],
  });
};
