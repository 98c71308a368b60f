import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ChartData } from '@soundings/contract/resonance/chart';
import { IconChartGridDots, IconUsersGroup } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { toastError } from '#/ui/feedback/toast.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { VisionName } from '../chart-search.ts';
import type { Palette } from '../drawing/palette.ts';
import { matrixValues } from '../matrix/matrix-values.ts';
import { buildChartModel, type Metric } from '../model/chart-model.ts';
import { type Found, findInChart, type Subject } from '../model/subjects.ts';
import { type LinkChoice, linksAtRest, networkLinks } from '../network/network-links.ts';
import { ChartStage, type StageHandle } from '../stage/chart-stage.tsx';
import classes from './chart-board.module.css';
import { ChartLegend, chartCaption, legendGroups, legendNotes } from './chart-legend.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ChartToolbar } from './chart-toolbar.tsx';

const foundText = (t: TFunction<'chart'>, { messages, audiences }: Found): string =>
  messages.size + audiences.size === 0
    ? t('nothingFound')
    : t('found', { messages: formatNumber(messages.size), audiences: formatNumber(audiences.size) });

interface Props {
  data: ChartData;
  vision: VisionName;
  onVision: (vision: VisionName) => void;
  palette: Palette;
}

export function ChartBoard({ data, vision, onVision, palette }: Props) {
  const { t } = useTranslation('chart');
  const { t: common } = useTranslation();
  const stage = useRef<StageHandle>(null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<Subject | null>(null);
  // Beside the panel not all columns of a matrix would fit.
  const isTight = useMediaQuery('(min-width: 64em) and (max-width: 74.99em)', false, {
    getInitialValueInEffect: false,
  });
  const [chosenWide, setIsWide] = useState<boolean | null>(null);
  const isWide = chosenWide ?? (isTight && vision === 'matrix');
  const [metric, setMetric] = useState<Metric>('total');
  const [choice, setChoice] = useState<LinkChoice>('verdict');
  const model = useMemo(() => buildChartModel(data), [data]);
  const values = useMemo(() => matrixValues(model, metric), [model, metric]);
  const isPhone = useIsPhone();
  const atRest = linksAtRest[isPhone ? 'phone' : isTight ? 'tablet' : 'desktop'];
  const links = useMemo(() => networkLinks(model, choice, atRest), [model, choice, atRest]);
  const found = useMemo(() => findInChart(model, query), [model, query]);
  const drawn = useMemo(() => ({ name: vision, model, values, links }), [vision, model, values, links]);

  const caption = chartCaption(t, drawn);
  const save = () => {
    const file = t('dataOf', { file: data.fileName, date: formatDate(data.importedOn) });
    const meta = [t(`vision_${vision}`), file, data.demo ? common('projects.demo') : null].filter(Boolean).join(' · ');
    stage.current
      ?.save({
        title: data.projectName,
        meta,
        groups: legendGroups(t, drawn),
        notes: [...caption, ...legendNotes(t, drawn)],
      })
      .catch(() => toastError({ title: t('pngFailed'), text: t('pngFailedHelp') }));
  };

  if (data.messages.length === 0) {
    return (
      <Card flush label={t('noData')}>
        <EmptyState icon={<IconChartGridDots size={21} stroke={1.7} />} title={t('noData')}>
          {t('noDataHelp')}
        </EmptyState>
      </Card>
    );
  }
  const isBare = vision !== 'default' && data.audiences.length === 0;
  return (
    <div className={classes.board} data-wide={isWide || undefined}>
      <Card flush className={`${classes.card} ${vision === 'matrix' ? classes.tall : ''}`} label={t('title')}>
        <ChartToolbar
          drawn={drawn}
          onVision={onVision}
          onMetric={setMetric}
          onLinks={setChoice}
          query={query}
          onQuery={setQuery}
          onSave={save}
          isWide={isWide}
          onWide={setIsWide}
        />
        {!isBare && caption.length > 0 && <p className={classes.caption}>{caption.join(' ')}</p>}
        {isBare ? (
          <NoAudiences onMap={() => onVision('default')} />
        ) : (
          <ChartStage
            key={vision}
            ref={stage}
            drawn={drawn}
            palette={palette}
            selected={selected}
            onSelect={setSelected}
            found={found}
            isAlone={isWide}
            legend={<ChartLegend drawn={drawn} palette={palette} />}
          >
            <div className={classes.words}>
              <p className={classes.notes}>
                {legendNotes(t, drawn).map((note) => (
                  <span key={note}>{note}</span>
                ))}
              </p>
              <p className={classes.found} role="status">
                {found !== null && foundText(t, found)}
              </p>
            </div>
          </ChartStage>
        )}
      </Card>
      {!isWide && (
        <ChartPanel
          model={model}
          metric={vision === 'matrix' && model.hasR2 ? metric : 'r1'}
          selected={selected}
          onSelect={setSelected}
          found={found}
          onShowAll={() => setQuery('')}
        />
      )}
    </div>
  );
}

function NoAudiences({ onMap }: { onMap: () => void }) {
  const { t } = useTranslation('chart');
  return (
    <div className={classes.empty}>
      <EmptyState
        icon={<IconUsersGroup size={21} stroke={1.7} />}
        title={t('noAudiences')}
        actions={<Button onClick={onMap}>{t('showMap')}</Button>}
      >
        {t('noAudiencesHelp')}
      </EmptyState>
    </div>
  );
}
