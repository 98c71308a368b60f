import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#/ui/charts/bar-chart.tsx';
import { ChartFrame } from '#/ui/charts/chart-frame.tsx';
import type { Mean } from '#/ui/charts/mean-lines.tsx';
import type { ChartView } from '../../response/chart-view.ts';
import { type Figure, type Metric, pickFigures } from '../../response/pick-figures.ts';
import { chartTexts } from './chart-texts.ts';
import { barOf } from './figure-marks.ts';
import { FigureTable } from './figure-table.tsx';
import { FigureTooltip } from './figure-tooltip.tsx';
import classes from './figures.module.css';
import type { Against } from './share-text.ts';
import { type GlobalChoice, GlobalSwitch, OrderAndSize, ViewSearch } from './view-tools.tsx';

interface Props {
  title: string;
  meta: string;
  /** Names the drawing. */
  label: string;
  exportTitle: string;
  searchLabel: string;
  figures: readonly Figure[];
  metric: Metric;
  against: Against;
  means: readonly Mean[];
  global: GlobalChoice;
  /** Where there is no figure at all: why. */
  none: ReactNode;
}

const usualSize = 5;
/** More rows than this scroll inside the card. */
const mostRows = 20;

/** The top or bottom of many figures as bars. */
export function RankedBars(props: Props) {
  const { title, meta, label, exportTitle, searchLabel, figures, metric, against, means, global, none } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: usualSize });
  const onView = (change: Partial<ChartView>) => setView({ ...view, ...change });
  const shown = pickFigures(figures, view);
  const name = metric.toUpperCase();
  return (
    <ChartFrame
      title={title}
      meta={meta}
      exportTitle={exportTitle}
      texts={chartTexts(t)}
      controls={<OrderAndSize view={view} onView={onView} />}
      toolbar={
        <>
          <ViewSearch label={searchLabel} view={view} onView={onView} />
          <GlobalSwitch of={title} {...global} />
        </>
      }
      table={<FigureTable figures={shown} metric={name} caption={label} against={against} />}
      empty={
        shown.length === 0 ? (
          figures.length === 0 ? (
            <div>
              <p className={classes.noData}>{t('common.noData')}</p>
              {none}
            </div>
          ) : (
            <div>
              <p>{t('resonanceResponse.nothingMatches', { query: view.query })}</p>
              <Button onClick={() => onView({ query: '' })}>{t('common.clearSearch')}</Button>
            </div>
          )
        ) : undefined
      }
      footer={
        <>
          <span>{t('resonance.whiskers')}</span>
          {shown.some(({ share }) => share.mark !== 'none') && <span>{t('resonance.starsMeaning')}</span>}
        </>
      }
    >
      <div className={classes.bars} data-tall={shown.length > mostRows || undefined}>
        <BarChart
          label={label}
          bars={shown.map((figure) => barOf(t, figure, name, against))}
          means={means}
          tooltip={({ of }) => <FigureTooltip figure={of} metric={name} against={against} />}
        />
      </div>
    </ChartFrame>
  );
}
