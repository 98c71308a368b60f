import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeLegend, changeFill, changeSpan, changeStep, onChange } from '#/ui/charts/frame/change-mark.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { useDashboard } from '../dashboard.ts';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { treemapHeight } from '../scores/view-entries.ts';
import { NoScores, ScoreExport, ScoreTable, ScoreTip } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const tiles = 20;
const changeOf = ({ levels }: Entry): number | null => {
  const { score, prevScore } = levels.interest;
  return score === null || prevScore === null ? null : score - prevScore;
};

/** Interest: the size is the score, the colour its change. */
export function InterestCard() {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  const { best, words, open, chartTexts, fileTitle } = useOverview();
  const entries = best('interest', tiles);
  const span = changeSpan(entries.map(changeOf));
  const drawn = entries.map((entry) => {
    const change = changeOf(entry);
    const mark = scoreChange(entry.levels.interest, 'interest');
    const step = change === null ? null : changeStep(change, span);
    const score = figureText(entry.levels.interest.score);
    return {
      entry,
      id: entry.id,
      name: clipLabel(entry.name),
      size: entry.levels.interest.score ?? 0,
      value: null,
      ...(step !== null && { paint: { fill: changeFill(step), ink: onChange(step) } }),
      isMine: entry.ink === 'my',
      change: mark,
      figure: score,
      shortFigure: figureText(entry.levels.interest.score, 0),
      base: '',
      label: words(entry, 'interest'),
    };
  });
  const title = t('scores.interest');
  const points = t('dashboard.points', { span });
  return (
    <ChartFrame
      title={title}
      meta={t('dashboard.sizeAndColour')}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={
        <>
          <ChangeLegend
            from={t('dashboard.falling')}
            to={t('dashboard.rising')}
            span={points}
            label={t('dashboard.changeLegend', { span: points })}
          />
          <span>
            {t('dashboard.ofBrands', { shown: formatNumber(entries.length), total: formatNumber(shown.length) })}
          </span>
        </>
      }
      table={<ScoreTable caption={title} entries={entries} score="interest" />}
      items={<ScoreExport title={title} entries={entries} score="interest" />}
      {...(entries.length === 0 && { empty: <NoScores score="interest" /> })}
    >
      <Treemap
        label={title}
        tiles={drawn}
        span={null}
        height={treemapHeight(entries)}
        tooltip={({ entry }) => <ScoreTip entry={entry} score="interest" />}
        onOpen={open('interest')}
      />
    </ChartFrame>
  );
}
