import { ActionIcon, Tooltip } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import { firstViews } from '../dashboard-search.ts';
import type { Drawing } from '../drawings/drawing-context.ts';
import { limitEntries } from './entries.ts';
import { ScoreCard } from './score-card.tsx';
import { findLacking, firstEntries, resolveFirstView, viewWords } from './view-entries.ts';
import { GroupFilter, ViewLack } from './view-filter.tsx';

interface Props {
  title: string;
  score: ScoreName;
  reads?: string;
  most?: number;
  tools?: ReactNode;
  legend?: (drawing: Drawing) => ReactNode;
  children: (drawing: Drawing) => ReactNode;
}

export function FirstCard({ title, score, reads, most = Number.POSITIVE_INFINITY, tools, legend, children }: Props) {
  const { t } = useTranslation();
  const { brands, shown, search, change } = useDashboard();
  const view = resolveFirstView(search.first, shown);
  const entries = useMemo(() => firstEntries(shown, view, search.group, score), [shown, view, search.group, score]);
  const drawn = useMemo(() => limitEntries(entries, most), [entries, most]);
  const name = t(`scoreTabs.first_${view}`);
  const label = `${title}, ${name}`;
  // The choice is painted at once, the drawing as soon as it is ready.
  const drawing = useDeferredValue(useMemo(() => ({ label, entries: drawn, score }), [label, drawn, score]));
  const lacking = findLacking(view, brands, shown);
  const lack = lacking === null ? null : <ViewLack lacking={lacking} />;
  const filter = view === 'groups' ? <GroupFilter of={title} /> : undefined;
  return (
    <ScoreCard
      title={title}
      view={viewWords(t, name, entries)}
      reads={reads}
      scores={[score]}
      entries={entries}
      drawn={drawn.length}
      none={shown.length === 0 ? t('scoreTabs.allHidden') : lack}
      {...(lack !== null && { hint: lack })}
      controls={
        <>
          <Segmented
            label={t('scoreTabs.viewsOf', { of: title })}
            value={view}
            options={firstViews.map((value) => ({ value, label: t(`scoreTabs.first_${value}`) }))}
            onChange={(first) => change({ first })}
          />
          <TableSwitch />
        </>
      }
      toolbar={
        filter === undefined && tools === undefined ? undefined : (
          <>
            {tools}
            {filter}
          </>
        )
      }
      footer={legend?.(drawing)}
    >
      {children(drawing)}
    </ScoreCard>
  );
}

interface TableShown {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

export const TableShownContext = createContext<TableShown | null>(null);

function TableSwitch() {
  const { t } = useTranslation();
  const table = use(TableShownContext);
  if (table === null) return null;
  const label = t('scoreTabs.tableBeside');
  return (
    <Tooltip label={t(table.isShown ? 'scoreTabs.hideTable' : 'scoreTabs.showTable')}>
      <ActionIcon
        size={30}
        aria-label={label}
        aria-pressed={table.isShown}
        onClick={() => table.onShow(!table.isShown)}
      >
        <IconLayoutSidebar size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
