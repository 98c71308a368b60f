import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { useDashboard } from '../../dashboard.ts';
import { firstViews } from '../../state/dashboard-search.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { pickMost } from '../model/pick-most.ts';
import { firstEntries, firstViewOf, lackingIn } from '../model/view-entries.ts';
import { viewWords } from '../model/view-words.ts';
import { GroupFilter } from './group-filter.tsx';
import { ScoreCard } from './score-card.tsx';
import { TableSwitch } from './table-switch.tsx';
import { ViewLack } from './view-lack.tsx';

interface Props {
  title: string;
  score: ScoreName;
  reads?: string;
  /** More than these are not drawn; one's own and those in focus are. */
  most?: number;
  /** Beside the filter. */
  tools?: ReactNode;
  legend?: (drawing: Drawing) => ReactNode;
  children: (drawing: Drawing) => ReactNode;
}

/** The first chart of a tab: competitors of the narrow or broad circle, or groups. */
export function FirstCard({ title, score, reads, most = Number.POSITIVE_INFINITY, tools, legend, children }: Props) {
  const { t } = useTranslation();
  const { brands, shown, search, change } = useDashboard();
  const view = firstViewOf(search.first, shown);
  const entries = useMemo(() => firstEntries(shown, view, search.group, score), [shown, view, search.group, score]);
  const drawn = useMemo(() => pickMost(entries, most), [entries, most]);
  const name = t(`scoreTabs.first_${view}`);
  const label = `${title}, ${name}`;
  // The choice is painted at once, the drawing as soon as it is ready.
  const drawing = useDeferredValue(useMemo(() => ({ label, entries: drawn, score }), [label, drawn, score]));
  const lacking = lackingIn(view, brands, shown);
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
