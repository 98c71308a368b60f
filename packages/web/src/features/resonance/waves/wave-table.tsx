import { UnstyledButton } from '@mantine/core';
import type { WaveSeries } from '@soundings/contract/resonance/wave-series';
import type { Wave, WavePoint } from '@soundings/contract/resonance/waves';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { seriesColor } from '#/ui/charts/frame/series-color.ts';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { intervalText, pText } from '../charts/figure-marks.ts';
import { baseMark } from '../charts/share-table.tsx';
import classes from './waves.module.css';

interface Props {
  waves: readonly Wave[];
  series: readonly WaveSeries[];
  shown: readonly string[];
  onToggle: (id: string) => void;
}

export function WaveTable({ waves, series, shown, onToggle }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const hasMarks = series.some(({ points }) => points.some((point) => point !== null && point.mark !== 'none'));
  const ofWaves = waves.map((wave, i): ChartColumn<WaveSeries> => {
    const base = wave.respondents === null ? '–' : formatNumber(wave.respondents);
    return {
      heading: `${wave.projectName}\n${t('resonance.n', { base })}`,
      isNumber: true,
      cell: ({ points }) => <PointCell point={points[i] ?? null} hasMarks={hasMarks} isPhone={isPhone} />,
    };
  });
  const columns: ChartColumn<WaveSeries>[] = [
    {
      heading: t('resonanceResponse.message'),
      cell: ({ id, message, points }) => (
        <UnstyledButton className={classes.message} aria-pressed={shown.includes(id)} onClick={() => onToggle(id)}>
          <i
            className={classes.key}
            style={shown.includes(id) ? { background: seriesColor(shown.indexOf(id)) } : undefined}
            aria-hidden="true"
          />
          <span>
            {message}
            <OnlyWave waves={waves} points={points} />
          </span>
        </UnstyledButton>
      ),
    },
    ...ofWaves,
  ];
  return (
    <div ref={showNewest} className={classes.table}>
      <ChartTable caption={t('waves.table')} columns={columns} rows={series} keyOf={({ id }) => id} />
    </div>
  );
}

/** Says why a message has no line. */
function OnlyWave({ waves, points }: Pick<Props, 'waves'> & Pick<WaveSeries, 'points'>) {
  const { t } = useTranslation();
  const measured = waves.filter((_, i) => points[i] !== null);
  if (measured.length !== 1) return null;
  return <span className={classes.only}>{t('waves.onlyIn', { wave: measured[0]!.projectName })}</span>;
}

/** Where not all waves have room. */
const showNewest = (table: HTMLDivElement | null) => table?.firstElementChild?.scrollTo({ left: table.scrollWidth });

interface PointCellProps {
  point: WavePoint | null;
  hasMarks: boolean;
  isPhone: boolean;
}

function PointCell({ point, hasMarks, isPhone }: PointCellProps) {
  const { t } = useTranslation();
  if (point === null) return '–';
  const { percent, change } = point;
  return (
    <span className={classes.point} title={pointText(t, point)}>
      <span className={classes.share}>
        <FigureCell marks={hasMarks ? [baseMark(t, point)] : []}>{formatPercent(percent)}</FigureCell>
        <span className={classes.interval}>{intervalText(point)}</span>
      </span>
      {change !== null && <Change change={change} isOfOtherScale={point.isOfOtherScale} isPhone={isPhone} />}
    </span>
  );
}

type WaveChange = NonNullable<WavePoint['change']>;

const marks = { up: 'above', down: 'below', same: 'same', untested: 'untested' } as const;

interface ChangeProps {
  change: WaveChange;
  isOfOtherScale: boolean;
  isPhone: boolean;
}

function Change({ change, isOfOtherScale, isPhone }: ChangeProps) {
  const { t } = useTranslation();
  const { difference, verdict } = change;
  const digits = formatNumber(Math.abs(difference), 1);
  // An arrow tells the direction itself.
  const sign = verdict === 'up' || verdict === 'down' || difference === 0 ? '' : difference < 0 ? '−' : '+';
  return (
    <span className={classes.change}>
      <VerdictMark bare verdict={marks[verdict]} label={whyText(t, change, isOfOtherScale)} /> {sign}
      {digits}
      {!isPhone && <span aria-hidden="true"> {verdictText(t, verdict)}</span>}
    </span>
  );
}

/** What the marks mean that stand alone on a phone. */
export function ChangeMarks({ series }: Pick<Props, 'series'>) {
  const { t } = useTranslation();
  const shown = new Set(series.flatMap(({ points }) => points.flatMap((point) => point?.change?.verdict ?? [])));
  return (
    <span className={classes.marks}>
      {[...shown].map((verdict) => (
        <VerdictMark key={verdict} verdict={marks[verdict]} label={verdictText(t, verdict)} />
      ))}
    </span>
  );
}

const verdictText = (t: TFunction, verdict: WaveChange['verdict']): string =>
  verdict === 'same' ? t('resonance.verdict_same') : t(`waves.change_${verdict}`);

const whyText = (t: TFunction, { verdict, p }: WaveChange, isOfOtherScale: boolean): string =>
  isOfOtherScale ? t('waves.otherScale') : t(`waves.change_${verdict}`) + (p === null ? '' : `, ${pText(p)}`);

const pointText = (t: TFunction, { change, isOfOtherScale, ...point }: WavePoint): string => {
  const text = t('waves.point', { interval: intervalText(point, 1), base: formatNumber(point.base) });
  return change === null ? text : `${text}\n${whyText(t, change, isOfOtherScale)}`;
};
