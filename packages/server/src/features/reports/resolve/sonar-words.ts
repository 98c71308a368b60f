import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ShortGrowth } from '@soundings/contract/sonar/scores';
import { formatCount, formatIn } from '#/platform/office/office-document.ts';

/** A source is one line: more than three are counted. */
const brandsIn = (language: ReportLanguage, brands: readonly string[]): string =>
  brands.length > 3
    ? `${formatCount(language, brands.length)} ${{ en: 'brands', de: 'Marken' }[language]}`
    : new Intl.ListFormat(language).format(brands);

interface ShownBrands {
  readonly shown: number;
  readonly all: number;
  /** Not where the own brand takes the place of the last. */
  readonly isFirst: boolean;
}

const en = {
  brands: (n: number) => (n === 1 ? '1 brand with scores' : `${formatCount('en', n)} brands with scores`),
  collected: (day: string) => `Collected on ${day}`,
  origin: 'Sonar: scores from 0 to 100; 50 is a typical brand',
  provisional: 'provisional place: less than half of the data behind it is known',
  provisionalPlace: (place: string) => `○\u00a0${place} (provisional)`,
  brandsShown: ({ shown, all, isFirst }: ShownBrands) =>
    `${isFirst ? 'First ' : ''}${formatCount('en', shown)} of ${formatCount('en', all)} brands shown`,
  growth: ({ range, days, of }: ShortGrowth, since: string) =>
    `${range === 'compareTo' ? 'In the period before, growth' : 'Growth'} is known since ${since}: ${days} of ${of} days`,
  growthOf: (brands: readonly string[]) =>
    `Growth in the scores of ${brandsIn('en', brands)} is known for less than half of its days`,
  unlike: (brands: readonly string[]) =>
    `Part of the change of ${brandsIn('en', brands)} is that different data is known in the two periods`,
  noise: { all: 'All changes are within noise', some: 'Changes in grey are within noise' },
  unknown: (scores: readonly string[]) => `Not known in this period: ${scores.join(', ')}`,
  figures: (brand: string) => `${brand} at a glance`,
  place: 'Place by powerrank',
  placeOf: (n: number) => `of ${formatCount('en', n)} brands`,
  points: 'Points of powerrank',
  typical: 'Typical brand',
  placesUp: (by: number) => {
    if (by === 0) return 'as in the period before';
    return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)} ${Math.abs(by) === 1 ? 'place' : 'places'}`;
  },
  better: 'Lower is better',
  ranking: (score: string) => `${score}: brands compared`,
  trend: (score: string) => `${score} over time`,
  goal: (target: string, day: string) => `Goal ${target} by ${day}`,
  scores: (brand: string) => `All scores of ${brand}`,
  table: 'Brands in figures',
  map: { relevance: 'Relevance: strength and breadth', presence: 'Presence: reach and vitality' },
  metrics: (network: string) => `${network} in figures`,
  metricsOrigin: 'Sonar: followers on average, the rest in total; a sum is “–” where days are unknown',
  metric: {
    ...{ followers: 'Followers', following: 'Following', subscription: 'Lists' },
    ...{ interactions: 'Interactions', comments: 'Comments', posts: 'Posts' },
    ...{ employees: 'Employees', score: 'Rating', reviews: 'Reviews' },
  } satisfies Record<MetricName, string>,
  posts: 'Posts with most interactions',
  post: {
    interactions: (n: number) => (n === 1 ? '1 interaction' : `${formatCount('en', n)} interactions`),
    hidden: 'interactions not told',
    times: (n: number) => `${formatIn('en', n, 1)} × typical`,
    none: '(no text)',
    count: (shown: number, all: number) =>
      shown < all
        ? `${formatCount('en', shown)} of ${formatCount('en', all)} posts shown`
        : `${formatCount('en', all)} posts`,
  },
  columns: { place: 'Place', brand: 'Brand', change: 'Change' },
  chapters: {
    ...{ own: 'Your brand', overview: 'The market', gaps: 'What would help most', movers: 'What moved' },
    ...{ unusual: 'Unusual days', voice: 'Share of interactions', groups: 'Groups', data: 'Missing data' },
  },
};

type Words = typeof en;

const de: Words = {
  brands: (n) => (n === 1 ? '1 Marke mit Werten' : `${formatCount('de', n)} Marken mit Werten`),
  collected: (day) => `Erhoben am ${day}`,
  origin: 'Sonar: Werte von 0 bis 100; 50 ist eine typische Marke',
  provisional: 'vorläufiger Platz: Weniger als die Hälfte der Daten dahinter ist bekannt',
  provisionalPlace: (place) => `○\u00a0${place} (vorläufig)`,
  brandsShown: ({ shown, all, isFirst }) =>
    `${isFirst ? 'Die ersten ' : ''}${formatCount('de', shown)} von ${formatCount('de', all)} Marken gezeigt`,
  growth: ({ range, days, of }, since) =>
    `${range === 'compareTo' ? 'Im Zeitraum davor ist Wachstum' : 'Wachstum ist'} seit ${since} bekannt: ${days} von ${of} Tagen`,
  growthOf: (brands) =>
    `Wachstum in den Werten von ${brandsIn('de', brands)} ist für weniger als die Hälfte seiner Tage bekannt`,
  unknown: (scores) => `In diesem Zeitraum nicht bekannt: ${scores.join(', ')}`,
  unlike: (brands) =>
    `Ein Teil der Änderung bei ${brandsIn('de', brands)} kommt daher, dass in den beiden Zeiträumen unterschiedliche Daten bekannt sind`,
  noise: {
    all: 'Alle Änderungen liegen im Rahmen üblicher Schwankungen',
    some: 'Graue Änderungen liegen im Rahmen üblicher Schwankungen',
  },
  figures: (brand) => `${brand} auf einen Blick`,
  place: 'Platz nach Powerrank',
  placeOf: (n) => `von ${formatCount('de', n)} Marken`,
  points: 'Punkte im Powerrank',
  typical: 'Typische Marke',
  placesUp: (by) => {
    if (by === 0) return 'wie im Zeitraum davor';
    return `${Math.abs(by)} ${Math.abs(by) === 1 ? 'Platz' : 'Plätze'} ${by > 0 ? 'hinauf' : 'hinab'}`;
  },
  better: 'Niedriger ist besser',
  ranking: (score) => `${score}: Marken im Vergleich`,
  trend: (score) => `${score} im Zeitverlauf`,
  goal: (target, day) => `Ziel ${target} bis ${day}`,
  scores: (brand) => `Alle Werte von ${brand}`,
  table: 'Marken in Zahlen',
  map: { relevance: 'Relevanz: Stärke und Breite', presence: 'Präsenz: Reichweite und Vitalität' },
  metrics: (network) => `${network} in Zahlen`,
  metricsOrigin: 'Sonar: Follower im Mittel, sonst Summen; eine Summe ist „–“, wo Tage unbekannt sind',
  metric: {
    ...{ followers: 'Follower', following: 'Gefolgte', subscription: 'Listen' },
    ...{ interactions: 'Interaktionen', comments: 'Kommentare', posts: 'Beiträge' },
    ...{ employees: 'Beschäftigte', score: 'Bewertung', reviews: 'Rezensionen' },
  },
  posts: 'Beiträge mit den meisten Interaktionen',
  post: {
    interactions: (n) => (n === 1 ? '1 Interaktion' : `${formatCount('de', n)} Interaktionen`),
    hidden: 'Interaktionen nicht genannt',
    times: (n) => `${formatIn('de', n, 1)} × typisch`,
    none: '(ohne Text)',
    count: (shown, all) =>
      shown < all
        ? `${formatCount('de', shown)} von ${formatCount('de', all)} Beiträgen gezeigt`
        : `${formatCount('de', all)} Beiträge`,
  },
  columns: { place: 'Platz', brand: 'Marke', change: 'Änderung' },
  chapters: {
    ...{ own: 'Ihre Marke', overview: 'Der Markt', gaps: 'Was am meisten hilft', movers: 'Was sich bewegt hat' },
    ...{ unusual: 'Ungewöhnliche Tage', voice: 'Anteil an Interaktionen', groups: 'Gruppen', data: 'Fehlende Daten' },
  },
};

export const sonarWords: Record<ReportLanguage, Words> = { en, de };
