import { useTranslation } from 'react-i18next';
import { AreaChart, type Line, LineChart, type LinePoint } from '#/ui/charts/line-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { dayText } from '../../export/day-text.ts';
import { lineEnd } from '../../overview/lines-of.ts';
import { dayLabels } from '../model/day-labels.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { lineColors, mostColors } from '../model/line-colors.ts';
import type { Drawing } from './drawing.ts';
import classes from './drawings.module.css';
import type { TrendShape } from './trend-drawing.tsx';

interface Props extends Drawing, TrendShape {
  days: readonly string[];
  lines: readonly { id: string; scores: readonly (number | null)[] }[];
  /** Points are weeks, as the period is a single day. */
  isWeekly?: boolean;
}

/** Lines of a score between 0 and 100 with the period, the one before, and the typical brand. */
export function TrendLines({ label, entries, score, days, lines: given, height, isArea, isWeekly = false }: Props) {
  const { t } = useTranslation();
  const { ranges, open } = useDrawingNeeds();
  const colors = lineColors(entries);
  // Where others are grey, those in focus stand out too, as long as they are few.
  const inFocus = entries.filter(({ ink }) => ink === 'focus').length;
  const isFocusStrong = entries.length > mostColors && inFocus <= mostColors;
  const isStrong = ({ ink }: Entry) => ink === 'my' || (ink === 'focus' && isFocusStrong);
  const scoresOf = new Map(given.map(({ id, scores }) => [id, scores]));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const lines = entries.flatMap((entry): Line[] => {
    const values = scoresOf.get(entry.id);
    if (values === undefined) return [];
    const end = lineEnd(t, entry, score, isWeekly ? values.at(-1) : undefined);
    const color = colors.get(entry.id) ?? 'var(--bar-muted)';
    return [{ id: entry.id, name: entry.name, values, color, isStrong: isStrong(entry), end }];
  });
  const figureOf = ({ line, index }: LinePoint) => figureText(line.values[index] ?? null);
  const words = (point: LinePoint) => ({
    name: point.line.name,
    brand: point.line.name,
    day: dayText(days[point.index] ?? ''),
    score: t(`scores.${score}`),
    value: figureOf(point),
  });
  const { comparable, compareTo } = ranges;
  const props = {
    label,
    days,
    lines,
    height,
    formatDay: dayLabels(days),
    period: { from: comparable.startDate, to: comparable.endDate, label: t('scoreTabs.period') },
    compare: { from: compareTo.startDate, to: compareTo.endDate, label: t('scoreTabs.compared') },
    reference: { value: 50, label: t('scoreTabs.typical') },
    pointLabel: (point: LinePoint) => t(isWeekly ? 'dashboard.weekPointLabel' : 'scoreTabs.point', words(point)),
    tooltip: (point: LinePoint) => (
      <div className={classes.tip}>
        <strong>{point.line.name}</strong>
        <span>
          {t(`scores.${score}`)} {figureOf(point)}
        </span>
        <span className={classes.tipMore}>
          {t(isWeekly ? 'dashboard.weekEnding' : 'scoreTabs.endsOn', { day: dayText(days[point.index] ?? '') })}
        </span>
      </div>
    ),
    onOpen: ({ line }: LinePoint) => {
      const entry = entryOf.get(line.id);
      if (entry !== undefined) open(entry, score);
    },
  };
  const filled = (entries.find(({ ink }) => ink === 'my') ?? entries[0])?.id;
  return isArea ? <AreaChart {...props} filled={filled} /> : <LineChart {...props} />;
}
