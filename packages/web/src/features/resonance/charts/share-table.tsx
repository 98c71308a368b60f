import type { Share } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { useSignificance } from '../resonance.api.ts';
import { type Against, intervalText, verdictText } from './figure-marks.ts';

interface Props<T extends { share: Share | null }> {
  caption: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  names: readonly ChartColumn<T>[];
  heading: string;
  more?: readonly ChartColumn<T>[];
  against?: Against;
  againstHeading: string;
  missing?: string;
}

export function ShareTable<T extends { share: Share | null }>(props: Props<T>) {
  const { caption, rows, keyOf, names, heading, more = [], against = 'rest', againstHeading, missing = '–' } = props;
  const { t } = useTranslation();
  const { confidence } = useSignificance();
  const columns: ChartColumn<T>[] = [
    ...names,
    {
      heading,
      isNumber: true,
      cell: ({ share }) => <SoundingFigure value={share?.percent ?? null} />,
      marks: [({ share }) => baseMark(t, share)],
    },
    {
      heading: t('resonance.interval', { confidence }),
      isNumber: true,
      cell: ({ share }) => (share === null ? '–' : intervalText(share, 1)),
    },
    {
      heading: t('resonance.baseHeading'),
      isNumber: true,
      cell: ({ share }) => (share === null ? '–' : formatNumber(share.base)),
    },
    ...more,
    {
      heading: againstHeading,
      cell: ({ share }) =>
        share === null ? missing : <VerdictMark verdict={share.verdict} label={verdictText(t, share, against)} />,
    },
  ];
  return <ChartTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} />;
}

/** The stars of a share of few answers; null for none. */
export const baseMark = (t: TFunction, share: Pick<Share, 'mark'> | null) =>
  share === null || share.mark === 'none' ? null : (
    <BaseMark mark={share.mark} label={t(share.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')} />
  );
