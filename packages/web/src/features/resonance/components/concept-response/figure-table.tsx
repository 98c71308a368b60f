import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/chart-table.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { intervalText, verdictText } from '../response/share-text.ts';
import type { ConceptFigure } from './concept-figure.ts';

interface Props {
  figures: readonly ConceptFigure[];
  caption: string;
  /** What the verdict is against. */
  against: string;
  /** With a column of the concepts' names. */
  withConcept: boolean;
  /** With a column over all respondents. */
  withGlobal: boolean;
}

/** The figures of a chart of subconcepts as a table. */
export function FigureTable({ figures, caption, against, withConcept, withGlobal }: Props) {
  const { t } = useTranslation();
  const columns: ChartColumn<ConceptFigure>[] = [
    { heading: t('concepts.subconcept'), cell: ({ subName }) => subName },
    ...(withConcept ? [{ heading: t('concepts.concept'), cell: ({ concept }: ConceptFigure) => concept }] : []),
    {
      heading: '%',
      isNumber: true,
      cell: ({ share }) => (
        <>
          <SoundingFigure value={share?.percent ?? null} />
          <BaseMark
            mark={share?.mark ?? 'none'}
            label={t(share?.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')}
          />
        </>
      ),
    },
    {
      heading: t('resonance.interval95'),
      isNumber: true,
      cell: ({ share }) => (share === null ? '–' : intervalText(share, 1)),
    },
    {
      heading: t('resonance.baseHeading'),
      isNumber: true,
      cell: ({ share }) => (share === null ? '–' : formatNumber(share.base)),
    },
    ...(withGlobal
      ? [
          {
            heading: t('concepts.allRespondents'),
            isNumber: true,
            cell: ({ global }: ConceptFigure) => <SoundingFigure value={global?.percent ?? null} />,
          },
        ]
      : []),
    {
      heading: against,
      cell: ({ share }) =>
        share === null ? t('concepts.notNamed') : <VerdictMark verdict={share.verdict} label={verdictText(t, share)} />,
    },
  ];
  return (
    <ChartTable
      caption={caption}
      columns={columns}
      rows={figures}
      keyOf={({ concept, subName }) => `${subName}\n${concept}`}
    />
  );
}
