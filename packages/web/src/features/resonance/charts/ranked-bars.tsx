import { Button } from '@mantine/core';
import type { CorrelatedMessages } from '@soundings/contract/resonance/calculation-answers';
import type { AudienceLink } from '@soundings/contract/resonance/resonance';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BarChart } from '#/ui/charts/bar-chart.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import type { Mean } from '#/ui/charts/line/mean-lines.tsx';
import { useSignificance } from '../resonance.api.ts';
import type { RankedMessage } from '../response/ranked-messages.ts';
import { type Against, toBar } from './figure-marks.ts';
import { FigureTable, FigureTooltip } from './figure-table.tsx';
import classes from './figures.module.css';
import {
  audienceFigures,
  type ChartView,
  correlatedFigures,
  type Figure,
  type Metric,
  meanShare,
  pickFigures,
} from './figures.ts';
import { chartTexts, type GlobalChoice, GlobalItem, globalMeta, OrderAndSize, ViewSearch } from './view-tools.tsx';

interface Props {
  links: readonly AudienceLink[];
  message: RankedMessage;
  metric: Metric;
  global: GlobalChoice;
}

export function VariablesChart({ links, message, metric, global }: Props) {
  const { t } = useTranslation();
  const name = metric.toUpperCase();
  const overall = metric === 'r1' ? message.accurateR1Total : message.accurateR2Total;
  const label = t('resonanceResponse.variablesOf', { metric: name, message: message.message });
  return (
    <RankedBars
      title={t('resonance.variables')}
      meta={`${name} %`}
      label={label}
      exportTitle={`${t('resonance.variables')}, ${name}: ${message.message}`}
      searchLabel={t('resonanceResponse.searchVariables')}
      figures={audienceFigures(links, { metric, ...global })}
      metric={metric}
      against="rest"
      means={
        overall === null ? [] : [{ value: overall, label: t('resonance.allMean', { value: formatNumber(overall, 1) }) }]
      }
      global={global}
      none={t('resonance.noAudiences')}
    />
  );
}

interface CorrelatedChartProps {
  correlated: CorrelatedMessages;
  metric: Metric;
  global: GlobalChoice;
}

export function CorrelatedChart({ correlated, metric, global }: CorrelatedChartProps) {
  const { t } = useTranslation();
  const name = metric.toUpperCase();
  const figures = correlatedFigures(correlated, { metric, ...global });
  const mean = meanShare(figures);
  const base = global.isGlobal ? correlated.globalBase : correlated.base;
  const title = t('resonanceResponse.correlated');
  return (
    <RankedBars
      title={title}
      meta={t('resonanceResponse.correlatedMeta', { metric: name, base: formatNumber(base) })}
      label={t('resonanceResponse.correlatedWith', { metric: name, message: correlated.targetMessage })}
      exportTitle={`${title}, ${name}: ${correlated.targetMessage}`}
      searchLabel={t('resonanceResponse.searchCorrelated')}
      figures={figures}
      metric={metric}
      against="notPositive"
      means={
        mean === null ? [] : [{ value: mean, label: t('resonanceResponse.mean', { value: formatNumber(mean, 1) }) }]
      }
      global={global}
      none={base === 0 ? t('resonanceResponse.nobodyPositive') : t('resonanceResponse.noOtherMessages')}
    />
  );
}

interface RankedBarsProps {
  title: string;
  meta: string;
  label: string;
  exportTitle: string;
  searchLabel: string;
  figures: readonly Figure[];
  metric: Metric;
  against: Against;
  means: readonly Mean[];
  global: GlobalChoice;
  none: ReactNode;
}

const usualSize = 5;
const maxRowsWithoutScroll = 20;

function RankedBars(props: RankedBarsProps) {
  const { title, meta, label, exportTitle, searchLabel, figures, metric, against, means, global, none } = props;
  const { t } = useTranslation();
  const { confidence } = useSignificance();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: usualSize });
  const onView = (change: Partial<ChartView>) => setView({ ...view, ...change });
  const shown = pickFigures(figures, view);
  const name = metric.toUpperCase();
  return (
    <ChartFrame
      title={title}
      meta={globalMeta(t, meta, global)}
      exportTitle={exportTitle}
      texts={chartTexts(t)}
      controls={<OrderAndSize view={view} onView={onView} />}
      toolbar={<ViewSearch label={searchLabel} view={view} onView={onView} />}
      choices={<GlobalItem {...global} />}
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
          <span>{t('resonance.whiskers', { confidence })}</span>
          {shown.some(({ share }) => share.mark !== 'none') && <span>{t('resonance.starsMeaning')}</span>}
        </>
      }
    >
      <div className={classes.bars} data-tall={shown.length > maxRowsWithoutScroll || undefined}>
        <BarChart
          label={label}
          bars={shown.map((figure) => toBar(t, figure, name, against))}
          means={means}
          tooltip={({ of }) => <FigureTooltip figure={of} metric={name} against={against} />}
        />
      </div>
    </ChartFrame>
  );
}
