import { formatDays } from '@soundings/contract/sonar/calendar';
import type { ChapterType, GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { type Market, ranked } from '@soundings/engine/facts/find/market';
import { findVoices } from '@soundings/engine/facts/find/voice';
import { languages, type ToldChapter } from '@soundings/engine/facts/tell/chapters';
import type { DocumentChart, DocumentPage, OfficeDocument } from '#/platform/office/office-document.ts';

interface Told {
  readonly projectName: string;
  readonly chapters: readonly ToldChapter[];
  readonly language: GuideLanguage;
  /** Null where the figures have changed since: a chart would not show what the text says. */
  readonly market: Market | null;
  readonly isDemo: boolean;
  readonly when: string;
}

export const chapterDocument = ({ projectName, chapters, language, market, isDemo, when }: Told): OfficeDocument => {
  const words = texts[language];
  return {
    title: `${projectName}: ${words.guide}`,
    subtitle: `${projectName} · ${when}`,
    source: `${words.source}${isDemo ? ` · ${words.demo}` : ''}`,
    language,
    pages: chapters.map(
      ({ type, sentences }): DocumentPage => ({
        title: words.titles[type],
        paragraphs: sentences.map(({ text }) => text),
        chart: market && chartFor(type, market, language),
      }),
    ),
  };
};

export const rangesInWords = ({ comparable, compareTo }: DateRanges, language: GuideLanguage): string => {
  const words = (range: DateRanges['comparable']): string => formatDays(range).replaceAll(' ', '\u00a0');
  return texts[language].compared(words(comparable), words(compareTo));
};

const maxBars = 10;

export const chartFor = (type: ChapterType, market: Market, language: GuideLanguage): DocumentChart | null => {
  if (type === 'own') return ownScores(market, language);
  if (type === 'voice') return voices(market, language);
  if (type === 'overview' || type === 'movers' || type === 'gaps') return powerranks(market, language);
  return null;
};

const powerranks = (market: Market, language: GuideLanguage): DocumentChart | null => {
  const order = ranked(market, 'powerrank');
  const shown = order.slice(0, maxBars);
  // One's own brand is always to be seen.
  if (market.own !== null && order.includes(market.own) && !shown.includes(market.own)) shown.splice(-1, 1, market.own);
  const words = texts[language];
  return chart(market, shown, {
    title: words.powerrank,
    max: 100,
    decimals: 1,
    series: [
      { name: words.now, values: shown.map((brand) => market.scoreOf(brand, 'powerrank')) },
      {
        name: words.before,
        values: shown.map((brand) => market.changeOf(brand, 'powerrank')?.former ?? null),
        isBefore: true,
      },
    ],
  });
};

const ownScores = (market: Market, language: GuideLanguage): DocumentChart | null => {
  const { own } = market;
  if (own === null) return null;
  const known = scoreNames.filter((score) => market.scoreOf(own, score) !== null);
  if (known.length === 0) return null;
  const words = texts[language];
  const name = (score: ScoreName): string => {
    const text = languages[language].score[score];
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
  return {
    ...{ title: words.scoresOf(market.brands[own]!.name), max: 100, decimals: 1, own: null },
    categories: known.map(name),
    series: [
      { name: words.now, values: known.map((score) => market.scoreOf(own, score)) },
      {
        name: words.before,
        values: known.map((score) => market.changeOf(own, score)?.former ?? null),
        isBefore: true,
      },
    ],
  };
};

const voices = (market: Market, language: GuideLanguage): DocumentChart | null => {
  const shown = findVoices(market).slice(0, maxBars);
  const words = texts[language];
  return chart(
    market,
    shown.map(({ brand }) => brand),
    {
      title: words.voice,
      max: Math.max(1, Math.ceil((shown[0]?.share ?? 0) / 10) * 10),
      decimals: 1,
      series: [{ name: words.now, values: shown.map(({ share }) => share) }],
    },
  );
};

const chart = (
  { brands, own }: Market,
  shown: readonly number[],
  rest: Omit<DocumentChart, 'categories' | 'own'>,
): DocumentChart | null => {
  if (shown.length === 0) return null;
  const place = own === null ? -1 : shown.indexOf(own);
  return { ...rest, categories: shown.map((brand) => brands[brand]!.name), own: place < 0 ? null : place };
};

const texts = {
  en: {
    guide: 'what the scores say',
    compared: (now: string, before: string) => `${now}, compared with ${before}`,
    source: 'NAVIG8. Scores run from 0 to 100; 50 is a typical brand.',
    demo: 'Demo data, not measured',
    now: 'This period',
    before: 'Period before',
    powerrank: 'Powerrank',
    voice: 'Share of interactions, in percent',
    scoresOf: (brand: string) => `Scores of ${brand}`,
    titles: {
      own: 'Your brand',
      overview: 'The market',
      gaps: 'What would help most',
      movers: 'What moved',
      unusual: 'Unusual days',
      voice: 'Share of interactions',
      groups: 'Groups',
      data: 'Missing data',
      question: 'Question',
      answer: 'Answer',
    },
  },
  de: {
    guide: 'was die Werte sagen',
    compared: (now: string, before: string) => `${now}, verglichen mit ${before}`,
    source: 'NAVIG8. Werte reichen von 0 bis 100; 50 ist eine typische Marke.',
    demo: 'Demodaten, nicht gemessen',
    now: 'Dieser Zeitraum',
    before: 'Zeitraum davor',
    powerrank: 'Powerrank',
    voice: 'Anteil an den Interaktionen, in Prozent',
    scoresOf: (brand: string) => `Werte von ${brand}`,
    titles: {
      own: 'Ihre Marke',
      overview: 'Der Markt',
      gaps: 'Was am meisten hilft',
      movers: 'Was sich bewegt hat',
      unusual: 'Ungewöhnliche Tage',
      voice: 'Anteil an Interaktionen',
      groups: 'Gruppen',
      data: 'Fehlende Daten',
      question: 'Frage',
      answer: 'Antwort',
    },
  },
} as const satisfies Record<GuideLanguage, object>;
