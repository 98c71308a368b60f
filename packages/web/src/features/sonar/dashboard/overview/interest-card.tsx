import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { useDashboard } from '../dashboard.ts';
import { TreemapDrawing, TreemapKey } from '../drawings/treemap-drawing.tsx';
import { NoScores, ScoreExport, ScoreTable } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const tiles = 20;

/** Interest: the size is what was counted, the colour the change of the score. */
export function InterestCard() {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  const { best, chartTexts, fileTitle } = useOverview();
  const entries = best('interest', tiles);
  const title = t('scores.interest');
  return (
    <ChartFrame
      title={title}
      meta={t('dashboard.ofBrands', { shown: formatNumber(entries.length), total: formatNumber(shown.length) })}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={<TreemapKey entries={entries} score="interest" />}
      table={<ScoreTable caption={title} entries={entries} score="interest" />}
      items={<ScoreExport title={title} entries={entries} score="interest" />}
      {...(entries.length === 0 && { empty: <NoScores score="interest" /> })}
    >
      <TreemapDrawing label={title} entries={entries} score="interest" />
    </ChartFrame>
  );
}
