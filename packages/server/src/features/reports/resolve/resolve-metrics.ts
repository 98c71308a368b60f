import type { BlockOf } from '@soundings/contract/reports/blocks';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { type MetricName, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { networkNames, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { reportWords } from './report-words.ts';
import { missing, type Resolving } from './resolving.ts';
import { chooseBrands, type FoundPeriod, placeOf } from './sonar-period.ts';

/** A sum that lacks days would stand beside whole ones: it is not shown, and the block says why. */
const wholeFigure = (row: CalculationRow, network: SocialNetwork, metric: MetricName): number | null => {
  const figure = row.socialCalculations[network]?.metrics[metric];
  if (!figure) return null;
  const days = figure.days?.comparable;
  return days === undefined || days.known === days.of ? figure.comparable : null;
};

const hasFigure = (row: CalculationRow, network: SocialNetwork, metric: MetricName): boolean =>
  (row.socialCalculations[network]?.metrics[metric]?.comparable ?? null) !== null;

/** The collected figures of one network, as the tab of data lists them: those with most of the first one first. */
export const sonarMetrics = async (
  { language }: Resolving,
  { title: given, network: asked, brandIds }: BlockOf<'sonarMetrics'>,
  found: FoundPeriod,
): Promise<BlockContent> => {
  const words = reportWords[language].sonar;
  const rows = chooseBrands(found, { score: 'powerrank', brandIds }, Number.POSITIVE_INFINITY);
  const figuresOf = (network: SocialNetwork) => {
    const metrics = metricsOfNetwork(network);
    return rows
      .filter((row) => metrics.some((metric) => hasFigure(row, network, metric)))
      .map((row) => ({ row, figures: metrics.map((metric) => wholeFigure(row, network, metric)) }));
  };
  const network = asked ?? socialNetworks.find((each) => figuresOf(each).length > 0);
  const known = network ? figuresOf(network) : [];
  if (!network || known.length === 0) return missing(language, given, 'noData');
  const shown = known
    .toSorted((one, other) => (other.figures[0] ?? -1) - (one.figures[0] ?? -1) || one.row.count - other.row.count)
    .slice(0, reportLimits.rows);
  return {
    ...{ look: 'table', title: given || words.metrics(networkNames[network]) },
    columns: [
      { label: words.columns.brand, decimals: null },
      ...metricsOfNetwork(network).map((metric) => ({
        label: words.metric[metric],
        decimals: metric === 'score' ? 1 : 0,
      })),
    ],
    rows: shown.map(({ row, figures }) => [row.brandCompany, ...figures]),
    own: placeOf(
      shown.map(({ row }) => row),
      found.own,
    ),
    source: {
      ...found.source,
      origin: [words.metricsOrigin, ...(found.period.isDemo ? [reportWords[language].demo] : [])].join(' · '),
    },
  };
};
