import { whichProject } from '@soundings/contract/playground/offered-projects';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { TextLanguage } from '@soundings/engine/text/stop-words';

interface SonarWords {
  readonly unknown: string;
  readonly score: string;
  readonly now: string;
  readonly before: string;
  readonly rank: string;
  readonly change: string;
  readonly brand: string;
  readonly network: string;
  readonly noBefore: string;
  readonly notKnown: (score: string, brand: string) => string;
  readonly standing: (score: string, brand: string, value: string) => string;
  readonly place: (rank: string, of: number) => string;
  readonly steady: (former: string) => string;
  readonly moved: (isUp: boolean, by: string, former: string) => string;
  /** Null where nothing is said of a change. */
  readonly lowerIsBetter: (isBetter: boolean | null) => string;
  readonly allOf: (brand: string) => string;
  readonly ranking: (score: string, end: 'top' | 'bottom') => string;
  readonly movers: (score: string) => string;
  readonly noneMoved: (score: string) => string;
  readonly strengths: (brand: string, end: 'best' | 'worst') => string;
  readonly ahead: (first: string, second: string, score: string, by: string) => string;
  readonly days: string;
  readonly daysKnown: (known: number, of: number) => string;
  readonly sumOf: (figure: string, brand: string, days: string, sum: string) => string;
  readonly unknownDays: string;
  readonly noFigure: (figure: string, brands: string) => string;
  readonly period: (project: string, days: string, before: string, isDemo: boolean) => string;
  /** A list of names, and how many more there are. */
  readonly whichProject: (list: string, more: number) => string;
  readonly nothingCollected: (project: string) => string;
  readonly figures: Readonly<Record<MetricName, string>>;
}

const en: SonarWords = {
  unknown: 'unknown',
  score: 'Score',
  now: 'Now',
  before: 'Before',
  rank: 'Rank',
  change: 'Change',
  brand: 'Brand',
  network: 'Network',
  noBefore: 'There is no earlier value to compare with.',
  notKnown: (score, brand) => `${score} of ${brand} is not known for these days.`,
  standing: (score, brand, value) => `${score} of ${brand} is ${value}`,
  place: (rank, of) => `, rank ${rank} of ${of}`,
  steady: (former) => `It did not change: before it was ${former}.`,
  moved: (isUp, by, former) => `It ${isUp ? 'rose' : 'fell'} by ${by} from ${former}.`,
  lowerIsBetter: (isBetter) =>
    isBetter === null
      ? 'Lower is better.'
      : `Lower is better, so this is ${isBetter ? 'an improvement' : 'a decline'}.`,
  allOf: (brand) => `The scores of ${brand}:`,
  ranking: (score, end) => `${score}, ${end === 'top' ? 'best' : 'worst'} first:`,
  movers: (score) => `${score}, the largest changes first:`,
  noneMoved: (score) => `${score} did not change for any brand in these days.`,
  strengths: (brand, end) => `Where ${brand} stands ${end}, by rank:`,
  ahead: (first, second, score, by) => `${score} of ${first} is higher than that of ${second} by ${by}.`,
  days: 'Days known',
  daysKnown: (known, of) => `${known} of ${of}`,
  sumOf: (figure, brand, days, sum) => `${figure} of ${brand}, ${days}: ${sum}.`,
  unknownDays: 'The sums are of the known days only: what came on the other days is unknown.',
  noFigure: (figure, brands) => `${figure}: nothing was collected for ${brands} in these days.`,
  period: (project, days, before, isDemo) =>
    `From *${project}*: ${days}, compared with ${before}.${isDemo ? ' Demo data, not measured.' : ''}`,
  whichProject: (list, more) => `${whichProject.en}\n\n${list}${more > 0 ? `\n- and ${more} more` : ''}`,
  nothingCollected: (project) => `Nothing has been collected for *${project}* yet.`,
  figures: {
    followers: 'Followers',
    following: 'Following',
    subscription: 'Lists',
    employees: 'Employees',
    score: 'Stars',
    reviews: 'Reviews',
    posts: 'Posts',
    interactions: 'Interactions',
    comments: 'Comments',
  },
};

const de: SonarWords = {
  unknown: 'unbekannt',
  score: 'Wert',
  now: 'Jetzt',
  before: 'Zuvor',
  rank: 'Platz',
  change: 'Veränderung',
  brand: 'Marke',
  network: 'Netzwerk',
  noBefore: 'Ein früherer Wert zum Vergleich fehlt.',
  notKnown: (score, brand) => `${score} von ${brand} ist für diese Tage nicht bekannt.`,
  standing: (score, brand, value) => `${score} von ${brand} liegt bei ${value}`,
  place: (rank, of) => `, Platz ${rank} von ${of}`,
  steady: (former) => `Das ist unverändert: Zuvor waren es ${former}.`,
  moved: (isUp, by, former) => `Das sind ${by} ${isUp ? 'mehr' : 'weniger'} als zuvor (${former}).`,
  lowerIsBetter: (isBetter) =>
    isBetter === null
      ? 'Weniger ist besser.'
      : `Weniger ist besser, das ist also eine ${isBetter ? 'Verbesserung' : 'Verschlechterung'}.`,
  allOf: (brand) => `Die Werte von ${brand}:`,
  ranking: (score, end) => `${score}, ${end === 'top' ? 'die besten' : 'die schlechtesten'} zuerst:`,
  movers: (score) => `${score}, die größten Veränderungen zuerst:`,
  noneMoved: (score) => `${score} hat sich in diesen Tagen bei keiner Marke verändert.`,
  strengths: (brand, end) => `Wo ${brand} am ${end === 'best' ? 'besten' : 'schlechtesten'} steht, nach Platz:`,
  ahead: (first, second, score, by) => `${score} von ${first} ist um ${by} höher als bei ${second}.`,
  days: 'Bekannte Tage',
  daysKnown: (known, of) => `${known} von ${of}`,
  sumOf: (figure, brand, days, sum) => `${figure} von ${brand}, ${days}: ${sum}.`,
  unknownDays: 'Die Summen gelten nur für die bekannten Tage: Was an den anderen Tagen kam, ist unbekannt.',
  noFigure: (figure, brands) => `${figure}: Für ${brands} wurde in diesen Tagen nichts erhoben.`,
  period: (project, days, before, isDemo) =>
    `Aus *${project}*: ${days}, verglichen mit ${before}.${isDemo ? ' Demodaten, nicht gemessen.' : ''}`,
  whichProject: (list, more) => `${whichProject.de}\n\n${list}${more > 0 ? `\n- und ${more} weitere` : ''}`,
  nothingCollected: (project) => `Für *${project}* wurden noch keine Daten erhoben.`,
  figures: {
    followers: 'Follower',
    following: 'Gefolgte',
    subscription: 'Listen',
    employees: 'Mitarbeiter',
    score: 'Sterne',
    reviews: 'Bewertungen',
    posts: 'Beiträge',
    interactions: 'Interaktionen',
    comments: 'Kommentare',
  },
};

/** Danish questions on projects are not understood yet: whoever asks them reads English. */
export const sonarWords: Readonly<Record<TextLanguage, SonarWords>> = { en, de, da: en };
