import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/chart-table.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import type { Figure } from '../../response/pick-figures.ts';
import classes from './figures.module.css';
import { type Against, intervalText, verdictText } from './share-text.ts';

interface Props {
  figures: readonly Figure[];
  metric: string;
  caption: string;
  against?: Against;
}

/** A chart's figures as a table: audiences with their variables, or messages. */
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
