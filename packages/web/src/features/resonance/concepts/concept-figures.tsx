import type { Share } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Bar } from '#/ui/charts/bar-chart.tsx';
import { GroupedBarChart, type SeriesBar } from '#/ui/charts/grouped-bar-chart.tsx';
import type { Mean } from '#/ui/charts/line/mean-lines.tsx';
import { SoundingFigure, splitFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { intervalText, pText, shareBar, shareText, verdictText } from '../charts/figure-marks.ts';
import { ShareTable } from '../charts/share-table.tsx';
import classes from './concept-response.module.css';

export interface ConceptFigure {
  concept: string;
  subName: string;
  /** Null where nobody ever named it of this concept. */
  share: Share | null;
  global: { percent: number; base: number } | null;
}

const figureLabel = (t: TFunction, figure: ConceptFigure, withConcept: boolean): string => {
  const { concept, subName, share, global } = figure;
  const name = withConcept ? `${subName}, ${concept}` : subName;
  if (share === null) return t('concepts.neverNamed', { name });
  const text = shareText(t, name, share);
  return global === null ? text : `${text}, ${globalText(t, global)}`;
};

const globalText = (t: TFunction, { percent, base }: NonNullable<ConceptFigure['global']>): string =>
  t('concepts.allRespondentsShare', { value: formatPercent(percent), base: formatNumber(base) });

/** With its base only where that is not the concept's, which the heading tells. */
export const toConceptBar = (
  t: TFunction,
  figure: ConceptFigure,
  share: Share,
  conceptBase: number,
): Bar & { shown: ConceptFigure } => ({
  id: figure.subName,
  name: figure.subName,
  ...shareBar(t, share),
  ...(share.base === conceptBase && { base: '' }),
  label: figureLabel(t, figure, false),
  shown: figure,
});

interface ConceptGroupsProps {
  label: string;
  rows: readonly { subName: string; figures: readonly ConceptFigure[] }[];
  means?: readonly Mean[];
  most: number;
  /** Which colours the figures of a row have; one after the other where it is left out. */
  series?: readonly number[];
}

export function ConceptGroups({ label, rows, means = [], most, series }: ConceptGroupsProps) {
  const { t } = useTranslation();
  return (
    <GroupedBarChart
      label={label}
      groups={rows.map(({ subName, figures }) => ({
        id: subName,
        name: subName,
        // A concept of which it was never named has no bar here; the table says so.
        bars: figures.flatMap((figure, at) =>
          figure.share === null ? [] : [toSeriesBar(t, figure, series?.[at] ?? at)],
        ),
      }))}
      means={means}
      most={most}
      tooltip={({ shown }) => <ConceptTooltip figure={shown} />}
    />
  );
}

const toSeriesBar = (t: TFunction, figure: ConceptFigure, series: number): SeriesBar & { shown: ConceptFigure } => {
  const { subName, share } = figure;
  const percent = share?.percent ?? null;
  return {
    id: `${series} ${subName}`,
    series,
    value: percent,
    low: share?.low ?? null,
    high: share?.high ?? null,
    figure: percent === null ? { whole: '–', fraction: '' } : splitFigure(percent, 1),
    mark: share?.mark ?? 'none',
    label: figureLabel(t, figure, true),
    shown: figure,
  };
};

interface Props {
  figures: readonly ConceptFigure[];
  caption: string;
  against: string;
  withConcept: boolean;
  withGlobal: boolean;
}

export function ConceptTable({ figures, caption, against, withConcept, withGlobal }: Props) {
  const { t } = useTranslation();
  return (
    <ShareTable<ConceptFigure>
      caption={caption}
      rows={figures}
      keyOf={({ concept, subName }) => `${subName}\n${concept}`}
      names={[
        { heading: t('concepts.subconcept'), cell: ({ subName }) => subName },
        ...(withConcept ? [{ heading: t('concepts.concept'), cell: ({ concept }: ConceptFigure) => concept }] : []),
      ]}
      heading="%"
      more={
        withGlobal
          ? [
              {
                heading: t('concepts.allRespondents'),
                isNumber: true,
                cell: ({ global }) => <SoundingFigure value={global?.percent ?? null} />,
              },
            ]
          : []
      }
      againstHeading={against}
      missing={t('concepts.notNamed')}
    />
  );
}

export function ConceptTooltip({ figure }: { figure: ConceptFigure }) {
  const { t } = useTranslation();
  const { concept, subName, share, global } = figure;
  return (
    <>
      <div className={classes.quiet}>{concept}</div>
      <div className={classes.tipName}>{subName}</div>
      {share === null ? (
        <div className={classes.quiet}>{t('concepts.notNamed')}</div>
      ) : (
        <>
          <div className={classes.tipFigure}>
            <SoundingFigure value={share.percent} unit="%" size="small" />
            <span className={classes.quiet}>{intervalText(share, 1)}</span>
          </div>
          <div className={classes.quiet}>{t('resonance.base', { base: formatNumber(share.base) })}</div>
          <VerdictMark
            verdict={share.verdict}
            label={verdictText(t, share) + (share.p === null ? '' : `, ${pText(share.p)}`)}
          />
          {global !== null && <div className={classes.quiet}>{globalText(t, global)}</div>}
        </>
      )}
    </>
  );
}
