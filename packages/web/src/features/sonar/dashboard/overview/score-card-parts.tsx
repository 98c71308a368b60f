import { confidenceOf, type ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { useDashboard } from '../dashboard.ts';
import { ScoreNeeds } from '../figures/score-needs.tsx';
import { isProvisional, placeWords, provisionalCell, provisionalWords, scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { ExportItems } from '../table/export-menu.tsx';
import classes from './overview.module.css';

interface Props {
  caption: string;
  entries: readonly Entry[];
  score: ScoreName;
}

export function ScoreTable({ caption, entries, score }: Props) {
  const { t } = useTranslation();
  return (
    <ChartTable
      caption={t('dashboard.tableOf', { title: caption })}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('dashboard.rank'),
          isNumber: true,
          cell: ({ brand, levels }) => (
            <RankFigure rank={levels[score].rank} provisional={provisionalWords(t, isProvisional(brand, score))} />
          ),
        },
        { heading: t('dashboard.brand'), cell: ({ name }) => name },
        {
          heading: t(`scores.${score}`),
          isNumber: true,
          cell: ({ levels }) => <SoundingFigure value={levels[score].score} />,
        },
        {
          heading: t('dashboard.before'),
          isNumber: true,
          cell: ({ levels }) => <SoundingFigure value={levels[score].prevScore} />,
        },
        {
          heading: t('dashboard.change'),
          isNumber: true,
          cell: ({ levels }) => {
            const change = scoreChange(levels[score], score);
            return change === null ? '–' : <ChangeText change={change} />;
          },
        },
      ]}
    />
  );
}

interface ScoreExportProps {
  title: string;
  entries: readonly Entry[];
  score: ScoreName;
}

export function ScoreExport({ title, entries, score }: ScoreExportProps) {
  const { t } = useTranslation();
  return (
    <ExportItems
      isDisabled={entries.length === 0}
      table={() => ({
        title,
        columns: [
          t('dashboard.rank'),
          t('dashboard.brand'),
          t('dashboard.domain'),
          t(`scores.${score}`),
          t('dashboard.before'),
          ...(score === 'powerrank' ? [t('scores.placeIs')] : []),
        ],
        rows: entries.map(({ name, brand, levels }) => {
          const { rank, score: now, prevScore } = levels[score];
          const place = score === 'powerrank' ? [provisionalCell(t, isProvisional(brand, score))] : [];
          return [rank, name, brand?.domain ?? null, now, prevScore, ...place];
        }),
        notes: [
          t(score === 'friction' ? 'dashboard.scaleReversed' : 'dashboard.scale'),
          ...(entries.some(({ brand }) => isProvisional(brand, score)) ? [t('scores.provisionalHelp')] : []),
        ],
      })}
    />
  );
}

export function ScoreTip({ entry, score }: { entry: Entry; score: ScoreName }) {
  const { t } = useTranslation();
  const level = entry.levels[score];
  const change = scoreChange(level, score);
  const confidence = entry.brand === null ? null : confidenceOf(entry.brand[score].confidence);
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

/** Stands for a chart where nobody has the score: what it would need, and the way to what was collected. */
export function NoScores({ score }: { score: ScoreName }) {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  return (
    <div className={classes.noScores}>
      <strong>{t('common.noDataForThisView')}</strong>
      <ScoreNeeds scores={[score]} brands={shown} />
    </div>
  );
}
