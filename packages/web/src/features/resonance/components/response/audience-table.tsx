import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/chart-table.tsx';
import { BaseMark } from '#/ui/figures/base-mark.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { VerdictMark } from '#/ui/figures/verdict-mark.tsx';
import type { AudienceFigure } from '../../response/pick-audiences.ts';
import classes from './audience.module.css';
import { intervalText } from './share-text.ts';

interface Props {
  figures: readonly AudienceFigure[];
  metric: string;
  caption: string;
}

/** The audiences' figures as a table. */
export function AudienceTable({ figures, metric, caption }: Props) {
  const { t } = useTranslation();
  const columns: ChartColumn<AudienceFigure>[] = [
    { heading: t('resonance.variable'), cell: ({ header }) => header },
    { heading: t('resonance.audience'), cell: ({ name }) => name },
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
      heading: t('resonance.againstRest'),
      cell: ({ share }) => <VerdictMark verdict={share.verdict} label={t(`resonance.verdict_${share.verdict}`)} />,
    },
  ];
  return <ChartTable caption={caption} columns={columns} rows={figures} keyOf={({ id }) => id} />;
}
