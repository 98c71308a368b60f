import type { BlockOf } from '@soundings/contract/reports/blocks';
import { type ReportLanguage, reportLimits, scorePairs } from '@soundings/contract/reports/report-choices';
import type { Chart } from '@soundings/contract/reports/report-content';
import { assignHues } from '@soundings/contract/sonar/brand-hues';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { partOfData } from '@soundings/engine/facts/find/standings';
import { tellChapters } from '@soundings/engine/facts/tell/chapters';
import { chartFor } from '#/features/sonar/navig8/chapter-document.ts';
import { chartSteps, toReportChart } from './chapter-charts.ts';
import { placeOfBrand, provisionalName, withProvisional } from './provisional-places.ts';
import { reportWords, scoreLabel } from './report-words.ts';
import { sonarMetrics } from './resolve-metrics.ts';
import { sonarPosts } from './resolve-posts.ts';
import { missing, type Resolve, type Resolving, withNoteApart } from './resolving.ts';
import { changeOf, placeFigure, scoreFigure } from './sonar-figures.ts';
import {
  chooseBrands,
  isNoise,
  placeOf,
  readChanges,
  type SonarKind,
  sourceOfScores,
  withBrandsShown,
  withData,
  withNoise,
  withPeriod,
} from './sonar-period.ts';
import { timelineInChart } from './timeline-in-chart.ts';

const scoreAxis = { min: 0, max: 100, decimals: 1, unit: '' } as const;

const heldAgainst = (language: ReportLanguage) => ({
  value: typicalScore,
  label: reportWords[language].sonar.typical,
});

const twoPeriods = (
  { language }: Resolving,
  scores: readonly CalculationRow['powerrank'][],
): Pick<Chart, 'series' | 'form' | 'reference'> => ({
  form: 'bars',
  series: [
    { name: reportWords[language].now, values: scores.map(({ score }) => score) },
    { name: reportWords[language].before, values: scores.map(({ prevScore }) => prevScore), isBefore: true },
  ],
  reference: heldAgainst(language),
});

const dataAxis = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(1, (high - low) / 20);
  return { ...scoreAxis, min: Math.max(0, Math.floor(low - room)), max: Math.min(100, Math.ceil(high + room)) };
};

/** The others have the ranking beside them, which a report shows once. */
const withChart: ReadonlySet<BlockOf<'sonarChapter'>['chapter']> = new Set(['own', 'overview', 'voice']);

export const sonarResolvers: { readonly [K in SonarKind]: Resolve<K> } = {
  sonarFigures: withPeriod(async (resolving, block, found) => {
    const brand = found.own ?? found.rows[0]!;
    const findChange = await readChanges(found);
    const [powerrank, ...others] = (['powerrank', 'interest', 'passion'] as const).map((score) =>
      scoreFigure(resolving, { row: brand, score, change: findChange(brand, score) }),
    );
    return {
      look: 'figures',
      title: block.title || reportWords[resolving.language].sonar.figures(brand.brandCompany),
      lead: '',
      figures: [powerrank!, placeFigure(resolving, found, { row: brand, findChange }), ...others],
      source: withProvisional(found.source, resolving, [brand]),
    };
  }),
  sonarRanking: withPeriod(async (resolving, block, found) => {
    const shown = chooseBrands(found, block, reportLimits.bars);
    if (shown.length === 0) return missing(resolving.language, block.title, 'noData');
    const label = scoreLabel(resolving.language, block.score);
    const source = withBrandsShown(sourceOfScores(resolving, found, shown, [block.score]), resolving, found, {
      asked: block,
      shown,
    });
    const isOfPlaces = block.score === 'powerrank';
    return {
      look: 'chart',
      title: block.title || reportWords[resolving.language].sonar.ranking(label),
      source: isOfPlaces ? withProvisional(source, resolving, shown) : source,
      chart: {
        ...{ title: label, ...scoreAxis },
        categories: shown.map((row) => (isOfPlaces ? provisionalName(row) : row.brandCompany)),
        ...twoPeriods(
          resolving,
          shown.map((row) => row[block.score]),
        ),
        own: placeOf(shown, found.own),
      },
    };
  }),
  sonarTrend: withPeriod(async (resolving, block, found) => {
    const shown = chooseBrands(found, block, reportLimits.lines);
    if (shown.length === 0) return missing(resolving.language, block.title, 'noData');
    const { days, lines } = await found.period.trend(
      block.score,
      shown.map(({ initDataId }) => initDataId),
    );
    const label = scoreLabel(resolving.language, block.score);
    const own = placeOf(shown, found.own);
    const about = { language: resolving.language, score: block.score, days, isOwnShown: own !== null };
    const { events, goals } = timelineInChart(await found.period.marks(), about);
    const hues = assignHues(shown.map((row) => ({ count: row.count, isOwn: row === found.own })));
    const brands = lines.map(({ scores }, at) => ({
      ...{ name: shown[at]!.brandCompany, values: scores },
      ...(hues[at] != null && { hue: hues[at] }),
    }));
    return {
      look: 'chart',
      title: block.title || reportWords[resolving.language].sonar.trend(label),
      source: withBrandsShown(sourceOfScores(resolving, found, shown, [block.score]), resolving, found, {
        asked: block,
        shown,
      }),
      chart: {
        ...{ title: label, form: 'lines', categories: days.map((day) => formatDay(day)) },
        ...{ series: [...brands, ...goals], events, own },
        ...dataAxis([...brands, ...goals].flatMap(({ values }) => values)),
      },
    };
  }),
  sonarScores: withPeriod(async (resolving, block, found) => {
    const brand = found.own ?? found.rows[0]!;
    const known = scoreNames.filter((score) => brand[score].score !== null);
    const words = reportWords[resolving.language].sonar;
    const title = block.title || words.scores(brand.brandCompany);
    const unknown = scoreNames.filter((score) => brand[score].score === null);
    const source = sourceOfScores(resolving, found, [brand], known);
    return {
      ...{ look: 'chart', title },
      source:
        unknown.length === 0
          ? source
          : withNoteApart(source, words.unknown(unknown.map((score) => scoreLabel(resolving.language, score)))),
      chart: {
        ...{ title: brand.brandCompany, categories: known.map((score) => scoreLabel(resolving.language, score)) },
        ...scoreAxis,
        ...twoPeriods(
          resolving,
          known.map((score) => brand[score]),
        ),
        own: null,
      },
    };
  }),
  sonarMap: withPeriod(async (resolving, block, found) => {
    const { language } = resolving;
    const [x, y] = scorePairs[block.pair];
    const asked = { score: x, brandIds: block.brandIds };
    const isKnown = (row: CalculationRow) => row[x].score !== null && row[y].score !== null;
    const known = {
      ...found,
      rows: found.rows.filter(isKnown),
      own: found.own && isKnown(found.own) ? found.own : null,
    };
    const shown = chooseBrands(known, asked, reportLimits.points);
    const title = block.title || reportWords[language].sonar.map[block.pair];
    if (shown.length === 0) return missing(language, title, 'noData');
    const series = [x, y].map((score) => ({
      name: scoreLabel(language, score),
      values: shown.map((row) => row[score].score),
    }));
    return {
      ...{ look: 'chart', title },
      source: withBrandsShown(sourceOfScores(resolving, found, shown, [x, y]), resolving, known, { asked, shown }),
      chart: {
        ...{ title: reportWords[language].sonar.map[block.pair], form: 'scatter', series },
        categories: shown.map(({ brandCompany }) => brandCompany),
        ...dataAxis(series.flatMap(({ values }) => values)),
        own: placeOf(shown, found.own),
      },
    };
  }),
  sonarMetrics: withPeriod(sonarMetrics),
  sonarPosts: withPeriod(sonarPosts),
  sonarTable: withPeriod(async (resolving, block, found) => {
    const { language } = resolving;
    const words = reportWords[language].sonar;
    const asked = { score: 'powerrank', brandIds: block.brandIds } as const;
    const shown = chooseBrands(found, asked, reportLimits.rows);
    if (shown.length === 0) return missing(language, block.title || words.table, 'notFound');
    const scores = (['interest', 'trust', 'passion', 'friction', 'presence'] as const).filter((score) =>
      shown.some((row) => row[score].score !== null),
    );
    const findChange = await readChanges(found);
    const changes = shown.map((row) => findChange(row, 'powerrank'));
    const noise = changes.flatMap((change, at) => (isNoise(change) ? [at] : []));
    const ofScores = sourceOfScores(resolving, found, shown, ['powerrank', ...scores]);
    const source = withBrandsShown(ofScores, resolving, found, { asked, shown });
    const withPlaces = withProvisional(source, resolving, shown);
    const unlike = shown.filter((_, at) => changes[at] && partOfData(changes[at]) !== null);
    return {
      ...{ look: 'table', title: block.title || words.table },
      source: withNoise(withData(withPlaces, resolving, unlike), resolving, {
        noise: noise.length,
        changes: shown.filter(({ powerrank }) => changeOf(powerrank) !== null).length,
      }),
      columns: [
        { label: words.columns.place, decimals: 0 },
        { label: words.columns.brand, decimals: null },
        { label: scoreLabel(language, 'powerrank'), decimals: 1 },
        { label: words.columns.change, decimals: 1, isChange: true },
        ...scores.map((score) => ({ label: scoreLabel(language, score), decimals: 1 })),
      ],
      rows: shown.map((row) => [
        ...[placeOfBrand(row), row.brandCompany, row.powerrank.score, changeOf(row.powerrank)],
        ...scores.map((score) => row[score].score),
      ]),
      ...{ own: placeOf(shown, found.own), noise },
    };
  }),
  sonarChapter: withPeriod(async ({ language }, block, found) => {
    const { market, facts } = await found.period.guide();
    const told = tellChapters(market, facts, language).find(({ type }) => type === block.chapter);
    const title = block.title || reportWords[language].sonar.chapters[block.chapter];
    if (!told) return missing(language, title, 'nothingToTell');
    const chart = withChart.has(block.chapter) ? chartFor(block.chapter, market, language) : null;
    const steps = chartSteps(told.sentences, reportWords[language].sonar.points);
    return {
      ...{ look: 'chapter', title, source: { ...found.source, origin: `NAVIG8 · ${found.source.origin}` } },
      paragraphs: (steps?.lead ?? told.sentences).map(({ text }) => text),
      chart:
        steps?.chart ??
        (chart && { ...toReportChart(chart), ...(block.chapter !== 'voice' && { reference: heldAgainst(language) }) }),
    };
  }),
};
