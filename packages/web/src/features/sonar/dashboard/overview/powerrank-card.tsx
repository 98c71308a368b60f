import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { RankBarChart } from '#/ui/charts/rank-bar-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { isProvisional, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import { BarNotes } from '../scores/bar-notes.tsx';
import { levelFigure } from '../scores/entry-texts.ts';
import { ScoreFrame, ScoreTip, ViewSwitch } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const views = ['top10', 'top20', 'focus', 'all'] as const;
type View = (typeof views)[number];
const tops: Partial<Record<View, number>> = { top10: 10, top20: 20 };

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function PowerrankCard() {
  const { t } = useTranslation();
  const { ranked, top, words, open } = useOverview();
  const [asked, setView] = useState<View>('top10');
  const all = ranked('powerrank');
  const offered = views.filter((one) => all.length > (tops[one] ?? -1));
  const view = offered.find((one) => one === asked) ?? 'all';
  const entries = {
    top10: () => top('powerrank', 10),
    top20: () => top('powerrank', 20),
    focus: () => all.filter(({ ink }) => ink !== 'muted'),
    all: () => all,
  }[view]();
  const bars = entries.map((entry) => {
    const { score, prevScore, rank } = entry.levels.powerrank;
    return {
      entry,
      id: entry.id,
      name: entry.name,
      rank: rank === null ? '–' : formatNumber(rank),
      value: score,
      previous: prevScore,
      ink: entry.ink,
      figure: levelFigure(entry.levels.powerrank),
      change: scoreChange(entry.levels.powerrank, 'powerrank'),
      isProvisional: isProvisional(entry.brand, 'powerrank'),
      isMarked: shortGrowthWords(t, entry.brand, 'powerrank') !== null,
      label: words(entry, 'powerrank'),
    };
  });
  const mean = all.length < 2 ? null : average(all.map(({ levels }) => levels.powerrank.score ?? 0));
  const title = t('scores.powerrank');
  return (
    <ScoreFrame
      title={title}
      score="powerrank"
      entries={entries}
      meta={t('dashboard.ofBrands', { shown: formatNumber(entries.length), total: formatNumber(all.length) })}
      controls={<ViewSwitch views={offered} view={view} onView={setView} />}
      footer={<BarNotes entries={entries} score="powerrank" />}
    >
      <RankBarChart
        label={title}
        bars={bars}
        means={mean === null ? [] : [{ value: mean, label: t('dashboard.average', { value: figureText(mean, 0) }) }]}
        tooltip={({ entry }) => <ScoreTip entry={entry} score="powerrank" />}
        onOpen={open('powerrank')}
      />
    </ScoreFrame>
  );
}
