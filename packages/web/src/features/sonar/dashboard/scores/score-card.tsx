import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { IconChartDots3 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { useDashboard } from '../dashboard.ts';
import { useDrawingNeeds } from '../drawings/drawing-context.ts';
import { ScoreNeeds } from '../figures/score-needs.lazy.tsx';
import { EntryTable } from '../table/entry-table.tsx';
import { ExportItems } from '../table/export-menu.tsx';
import { fileTitle } from '../table/table-file.ts';
import type { Entry } from './entries.ts';
import { entriesFile } from './entries-file.ts';

interface Props {
  title: string;
  view: string;
  scores: readonly ScoreName[];
  entries: readonly Entry[];
  drawn?: number;
  none: ReactNode;
  hint?: ReactNode;
  controls: ReactNode;
  toolbar?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function ScoreCard(props: Props) {
  const {
    title,
    view,
    scores,
    entries,
    drawn = entries.length,
    none,
    hint,
    controls,
    toolbar,
    footer,
    children,
  } = props;
  const { t } = useTranslation();
  const { shown } = useDrawingNeeds();
  const { calculations } = useDashboard();
  const isUnknown = entries.every(({ levels }) => scores.every((name) => levels[name].score === null));
  const brands = entries.length === 0 ? shown : entries.flatMap(({ members }) => members);
  const empty =
    entries.length === 0 && none !== null ? (
      none
    ) : isUnknown ? (
      <>
        {hint}
        <ScoreNeeds scores={scores} brands={brands} />
      </>
    ) : null;
  const label = `${title}, ${view}`;
  return (
    <ChartFrame
      title={title}
      meta={drawn < entries.length && empty === null ? t('scoreTabs.drawn', { view, drawn }) : view}
      texts={chartTexts(t)}
      exportTitle={fileTitle(calculations, title)}
      controls={controls}
      toolbar={toolbar}
      items={<ExportItems table={() => entriesFile(t, label, entries, scores)} isDisabled={empty !== null} />}
      table={<EntryTable caption={label} entries={entries} scores={scores} height={480} />}
      empty={empty === null ? undefined : <NothingToDraw>{empty}</NothingToDraw>}
      footer={
        footer !== undefined || hint !== undefined ? (
          <>
            {hint !== undefined && <span>{hint}</span>}
            {footer}
          </>
        ) : undefined
      }
    >
      {children}
    </ChartFrame>
  );
}

function NothingToDraw({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconChartDots3 size={21} stroke={1.7} />} title={t('common.noDataForThisView')}>
      {children}
    </EmptyState>
  );
}

const chartTexts = (t: TFunction) => ({
  actions: t('brandTab.actions'),
  showTable: t('brandTab.showTable'),
  showChart: t('brandTab.showChart'),
  downloadPng: t('brandTab.downloadPng'),
});
