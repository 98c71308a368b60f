import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/chart-table.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { type Against, intervalText, pText, verdictText } from './figure-marks.ts';
import classes from './figures.module.css';
import type { Figure } from './figures.ts';

interface Props {
  figures: readonly Figure[];
  metric: string;
  caption: string;
  against?: Against;
}

export function FigureTable({ figures, metric, caption, against = 'rest' }: Props) {
  const { t } = useTranslation();
  const isOfMessages = against === 'notPositive';
  const names: ChartColumn<Figure>[] = isOfMessages
    ? [{ heading: t('resonanceResponse.message'), cell: ({ name }) => name }]
    : [
        { heading: t('resonance.variable'), cell: ({ header }) => header },
        { heading: t('resonance.audience'), cell: ({ name }) => name },
      ];
  const columns: ChartColumn<Figure>[] = [
    ...names,
    {
      heading: `${metric} %`,
      isNumber: true,
      cell: ({ share }) => (
        <>
          <SoundingFigure value={share.percent} />
          <span className={classes.stars}>
            <BaseMark
              mark={share.mark}
              label={t(share.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')}
            />
          </span>
        </>
      ),
    },
    { heading: t('resonance.interval95'), isNumber: true, cell: ({ share }) => intervalText(share, 1) },
    { heading: t('resonance.baseHeading'), isNumber: true, cell: ({ share }) => formatNumber(share.base) },
    {
      heading: t(isOfMessages ? 'resonanceResponse.againstNotPositive' : 'resonance.againstRest'),
      cell: ({ share }) => <VerdictMark verdict={share.verdict} label={verdictText(t, share, against)} />,
    },
  ];
  return <ChartTable caption={caption} columns={columns} rows={figures} keyOf={({ id }) => id} />;
}

interface FigureTooltipProps {
  figure: Figure;
  metric: string;
  against?: Against;
}

export function FigureTooltip({ figure, metric, against = 'rest' }: FigureTooltipProps) {
  const { t } = useTranslation();
  const { header, name, share, global } = figure;
  return (
    <>
      {header !== null && <div className={classes.tipHeader}>{header}</div>}
      <div className={classes.tipName}>{name}</div>
      <div className={classes.tipFigure}>
        {metric} <SoundingFigure value={share.percent} unit="%" size="small" />
        <span className={classes.quiet}>{intervalText(share, 1)}</span>
      </div>
      <div className={classes.quiet}>{t('resonance.base', { base: formatNumber(share.base) })}</div>
      <div className={classes.tipVerdict}>
        <VerdictMark
          verdict={share.verdict}
          label={verdictText(t, share, against) + (share.p === null ? '' : `, ${pText(share.p)}`)}
        />
      </div>
      {global !== null && global.percent !== null && (
        <div className={classes.quiet}>
          {t('resonanceResponse.overAll', {
            value: formatPercent(global.percent),
            interval: intervalText(global, 1),
            base: formatNumber(global.base),
          })}
        </div>
      )}
    </>
  );
}
