import { Button } from '@mantine/core';
import type { AudienceLink, FilterColumn } from '@soundings/contract/resonance';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BarChart } from '#/ui/charts/bar-chart.tsx';
import { ChartFrame } from '#/ui/charts/chart-frame.tsx';
import { DepthLegend } from '#/ui/charts/depth-legend.tsx';
import { depthSpan } from '#/ui/charts/depth-scale.ts';
import { Treemap } from '#/ui/charts/treemap.tsx';
import { type AudienceChoice, pickAudiences } from '../../response/pick-audiences.ts';
import type { RankedMessage } from '../../response/sort-messages.ts';
import { AudienceControls } from './audience-controls.tsx';
import { barOf, tileOf } from './audience-marks.ts';
import { AudienceTable } from './audience-table.tsx';
import { AudienceTools } from './audience-tools.tsx';
import { AudienceTooltip } from './audience-tooltip.tsx';

export interface AudienceView extends Omit<AudienceChoice, 'isGlobal'> {
  drawing: 'treemap' | 'bars';
}

interface Props {
  links: readonly AudienceLink[];
  message: RankedMessage;
  columns: readonly FilterColumn[];
  isGlobal: boolean;
  view: AudienceView;
  onView: (change: Partial<AudienceView>) => void;
}

const leastHeight = 350;
const heightPerVariable = 100;

/** Treemap or bars of the audiences, with the same figures as a table behind the menu. */
export function AudienceChart({ links, message, columns, isGlobal, view, onView }: Props) {
  const { t } = useTranslation();
  const withR2 = links.some(({ r2 }) => r2 !== null);
  const metric = withR2 ? view.metric : 'r1';
  const figures = pickAudiences(links, { ...view, metric, isGlobal });
  const span = depthSpan(figures.map(({ share }) => (share.mark === 'unranked' ? null : share.percent)));
  const isTreemap = view.drawing === 'treemap';
  const name = metric.toUpperCase();
  const overall = metric === 'r1' ? message.accurateR1Total : message.accurateR2Total;
  const label = t('resonance.audiencesOf', { metric: name, message: message.message });
  const texts = {
    actions: t('resonance.chartActions'),
    showTable: t('resonance.showTable'),
    showChart: t('resonance.showChart'),
    downloadPng: t('resonance.downloadPng'),
  };
  return (
    <ChartFrame
      title={t('resonance.audiences')}
      meta={t(isTreemap ? 'resonance.treemapMeta' : 'resonance.barsMeta', { metric: name })}
      exportTitle={`${t('resonance.audiences')}, ${name}: ${message.message}`}
      texts={texts}
      controls={<AudienceControls view={view} metric={metric} withR2={withR2} onView={onView} />}
      toolbar={<AudienceTools columns={columns} view={view} onView={onView} />}
      table={<AudienceTable figures={figures} metric={name} caption={label} />}
      empty={
        figures.length === 0 ? (
          <div>
            <p>
              {view.query === '' ? t('resonance.noAudiences') : t('resonance.noAudienceMatches', { query: view.query })}
            </p>
            <Button onClick={() => onView({ query: '', variables: columns.map(({ header }) => header), size: null })}>
              {t('resonance.showAllAudiences')}
            </Button>
          </div>
        ) : undefined
      }
      footer={
        <>
          {isTreemap && span !== null ? (
            <DepthLegend
              span={span}
              unit="%"
              label={t('resonance.legend', { min: span.min, max: span.max, metric: name })}
            />
          ) : (
            <span>{t('resonance.whiskers')}</span>
          )}
          <span>{t('resonance.starsMeaning')}</span>
        </>
      }
    >
      {isTreemap ? (
        <Treemap
          label={label}
          tiles={figures.map((figure) => tileOf(t, figure, name))}
          span={span ?? { min: 0, max: 100 }}
          height={Math.max(leastHeight, heightPerVariable * view.variables.length)}
          tooltip={({ audience }) => <AudienceTooltip figure={audience} metric={name} />}
        />
      ) : (
        <BarChart
          label={label}
          bars={figures.map((figure) => barOf(t, figure, name))}
          mean={
            overall === null
              ? undefined
              : { value: overall, label: t('resonance.allMean', { value: formatNumber(overall, 1) }) }
          }
          tooltip={({ audience }) => <AudienceTooltip figure={audience} metric={name} />}
        />
      )}
    </ChartFrame>
  );
}
