import { Button, Popover, Skeleton } from '@mantine/core';
import type { AudienceLink, FilterColumn } from '@soundings/contract/resonance/resonance';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DepthLegend, depthSpan, widenSpan } from '#/ui/charts/depth-scale.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { Treemap } from '#/ui/charts/treemap.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { toTile } from './figure-marks.ts';
import { FigureTable, FigureTooltip } from './figure-table.tsx';
import { audienceFigures, type ChartView, type Metric, pickFigures } from './figures.ts';
import { chartTexts, type GlobalChoice, GlobalItem, globalMeta, OrderAndSize, ViewSearch } from './view-tools.tsx';

interface Props {
  links: readonly AudienceLink[];
  message: string;
  columns: readonly FilterColumn[];
  metric: Metric;
  onMetric: ((metric: Metric) => void) | undefined;
  global: GlobalChoice;
}

const minHeight = 350;
const heightPerVariable = 64;
/** Percentage points between the palest and the deepest colour, at least. */
const leastSpan = 14;

export function AudienceTreemap({ links, message, columns, metric, onMetric, global }: Props) {
  const { t } = useTranslation();
  const everything = columns.map(({ header }) => header);
  const [variables, setVariables] = useState(everything);
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: null });
  const onView = (change: Partial<ChartView>) => setView({ ...view, ...change });
  const shown = new Set(variables);
  const figures = pickFigures(
    audienceFigures(links, { metric, ...global }).filter(({ header }) => shown.has(header ?? '')),
    view,
  );
  const overlapping = columns
    .filter(({ header, overlapping }) => overlapping && figures.some((figure) => figure.header === header))
    .map(({ header }) => header);
  const known = depthSpan(figures.map(({ share }) => (share.mark === 'unranked' ? null : share.percent)));
  const span = known && widenSpan(known, leastSpan);
  const isTested = figures.some(({ share }) => share.verdict !== 'untested');
  const differs = figures.some(({ share }) => share.verdict === 'above' || share.verdict === 'below');
  const name = metric.toUpperCase();
  const title = t('resonance.audiences');
  const label = t('resonance.audiencesOf', { metric: name, message });
  const showAll = () => {
    setVariables(everything);
    onView({ query: '', size: null });
  };
  return (
    <ChartFrame
      title={title}
      meta={globalMeta(t, t('resonance.treemapMeta', { metric: name }), global)}
      exportTitle={`${title}, ${name}: ${message}`}
      texts={chartTexts(t)}
      controls={
        onMetric !== undefined && (
          <Segmented
            label={t('resonance.metric')}
            value={metric}
            options={[
              { value: 'r1', label: 'R1' },
              { value: 'r2', label: 'R2' },
            ]}
            onChange={onMetric}
          />
        )
      }
      toolbar={
        <>
          <VariableChoice columns={columns} chosen={variables} onChosen={setVariables} />
          <ViewSearch label={t('resonance.searchAudiences')} view={view} onView={onView} />
          <OrderAndSize view={view} onView={onView} />
        </>
      }
      choices={<GlobalItem {...global} />}
      table={<FigureTable figures={figures} metric={name} caption={label} />}
      empty={
        figures.length === 0 ? (
          <div>
            <p>
              {view.query === '' ? t('resonance.noAudiences') : t('resonance.noAudienceMatches', { query: view.query })}
            </p>
            <Button onClick={showAll}>{t('resonance.showAllAudiences')}</Button>
          </div>
        ) : undefined
      }
      footer={
        <>
          {span !== null && (
            <DepthLegend
              span={span}
              unit="%"
              label={t('resonance.legend', { min: span.min, max: span.max, metric: name })}
            />
          )}
          {isTested && <span>{t(differs ? 'resonance.differMeaning' : 'resonance.noneDiffers')}</span>}
          {figures.some(({ share }) => share.mark !== 'none') && <span>{t('resonance.starsMeaning')}</span>}
          {overlapping.length > 0 && (
            <span>{t('resonance.treemapOverlap', { variables: overlapping.join(', ') })}</span>
          )}
        </>
      }
    >
      <Treemap
        label={label}
        tiles={figures.map((figure) => toTile(t, figure, name, span))}
        height={Math.max(minHeight, heightPerVariable * variables.length)}
        more={(count) => t('resonance.moreTiles', { n: count })}
        tooltip={({ of }) => <FigureTooltip figure={of} metric={name} />}
      />
    </ChartFrame>
  );
}

const load = () => import('./variable-list.tsx');
const VariableList = lazy(() => load().then((file) => ({ default: file.VariableList })));

function VariableChoice(props: ComponentProps<typeof VariableList>) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          rightSection={<IconChevronDown size={15} />}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          {t('resonance.nColumns', { count: props.chosen.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Suspense fallback={<Skeleton height={180} />}>
          <VariableList {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
