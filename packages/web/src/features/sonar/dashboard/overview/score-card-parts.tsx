import { type ScoreName, toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { isProvisional, placeWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import type { Entry } from '../scores/entries.ts';
import classes from './overview.module.css';
import { useOverview } from './use-overview.ts';

interface ScoreFrameProps extends Pick<ComponentProps<typeof ChartFrame>, 'meta' | 'controls' | 'footer' | 'children'> {
  title: string;
  score: ScoreName;
  entries: readonly Entry[];
}

export function ScoreFrame({ title, score, entries, ...frame }: ScoreFrameProps) {
  const { chartTexts, fileTitle } = useOverview();
  return (
    <ChartFrame
      {...frame}
      title={title}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      table={<ScoreTable caption={title} entries={entries} score={score} />}
      items={<ScoreExport title={title} entries={entries} score={score} />}
      {...(entries.length === 0 && { empty: <NoScores score={score} /> })}
    />
  );
}

const LaterTable = lazy(() => import('./score-table.tsx').then((file) => ({ default: file.ScoreTable })));
const LaterExport = lazy(() => import('./score-table.tsx').then((file) => ({ default: file.ScoreExport })));

const ScoreTable = (props: ComponentProps<typeof LaterTable>) => (
  <Suspense fallback={<SkeletonRows rows={8} />}>
    <LaterTable {...props} />
  </Suspense>
);

const ScoreExport = (props: ComponentProps<typeof LaterExport>) => (
  <Suspense>
    <LaterExport {...props} />
  </Suspense>
);

export function ScoreTip({ entry, score }: { entry: Entry; score: ScoreName }) {
  const { t } = useTranslation();
  const level = entry.levels[score];
  const change = scoreChange(level, score);
  const short = shortGrowthWords(t, entry.brand, score);
  const confidence = entry.brand === null ? null : toConfidenceLevel(entry.brand[score].confidence);
  return (
    <>
      <div className={classes.tipName}>{entry.name}</div>
      <div>
        {t(`scores.${score}`)} <SoundingFigure value={level.score} />{' '}
        {change !== null && <ChangeText change={change} />}
      </div>
      {level.prevScore !== null && (
        <div className={classes.quiet}>
          {t('dashboard.before')} <SoundingFigure value={level.prevScore} />
        </div>
      )}
      {short !== null && <div className={classes.quiet}>{short}</div>}
      {entry.brand?.[score].isUnlike && <div className={classes.quiet}>{t('scores.unlike')}</div>}
      {level.rank !== null && (
        <div className={classes.quiet}>
          {placeWords(t, t('dashboard.rankN', { rank: level.rank }), isProvisional(entry.brand, score))}
        </div>
      )}
      {confidence !== null && confidence !== 'high' && level.score !== null && (
        <div className={classes.quiet}>{t(`dashboard.confidence_${confidence}`)}</div>
      )}
    </>
  );
}

const LaterNoScores = lazy(() => import('./no-scores.tsx').then((file) => ({ default: file.NoScores })));

export const NoScores = (props: ComponentProps<typeof LaterNoScores>) => (
  <Suspense>
    <LaterNoScores {...props} />
  </Suspense>
);

type View = 'top5' | 'top10' | 'top20' | 'focus' | 'all';

interface ViewSwitchProps<V extends View> {
  views: readonly V[];
  view: V;
  onView: (view: V) => void;
}

export function ViewSwitch<V extends View>({ views, view, onView }: ViewSwitchProps<V>) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('dashboard.whichBrands')}
      value={view}
      options={views.map((value) => ({ value, label: t(`dashboard.view_${value as View}`) }))}
      onChange={onView}
    />
  );
}
