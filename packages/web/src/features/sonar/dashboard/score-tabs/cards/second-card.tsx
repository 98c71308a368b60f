import { Skeleton } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPainted } from '#/ui/use-is-painted.ts';
import { useDashboard } from '../../dashboard.ts';
import { useIsPhone } from '../../page/use-is-phone.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { pickMost } from '../model/pick-most.ts';
import { orderOf, secondEntries, secondViewOf, type TabScores } from '../model/view-entries.ts';
import { viewWords } from '../model/view-words.ts';
import { GroupFilter } from './group-filter.tsx';
import { ScoreCard } from './score-card.tsx';
import { SecondViewSelect } from './second-view-select.tsx';
import { ViewLack } from './view-lack.tsx';

interface Props {
  title: string;
  scores: TabScores;
  reads?: string;
  most?: number;
  tools?: ReactNode;
  legend?: (drawing: Drawing) => ReactNode;
  children: (drawing: Drawing) => ReactNode;
}

/** The second chart of a tab: the best, those in focus, all, or groups. Phones do without it. */
export function SecondCard(props: Props) {
  // The first chart is painted before the second is drawn.
  const isPainted = useIsPainted();
  const isPhone = useIsPhone();
  if (isPhone) return null;
  return isPainted ? <DeskCard {...props} /> : <Skeleton height={460} radius={12} />;
}

function DeskCard({ title, scores, reads, most = Number.POSITIVE_INFINITY, tools, legend, children }: Props) {
  const { t } = useTranslation();
  const { shown, search } = useDashboard();
  const view = secondViewOf(search.second, scores);
  const entries = useMemo(() => secondEntries(shown, view, search.group, scores), [shown, view, search.group, scores]);
  const drawn = useMemo(() => pickMost(entries, most), [entries, most]);
  const by = orderOf(view, scores);
  const name = t(`scoreTabs.second_${view}`);
  const label = `${title}, ${name}`;
  // The choice is painted at once, the drawing as soon as it is ready.
  const drawing = useDeferredValue(useMemo(() => ({ label, entries: drawn, score: by }), [label, drawn, by]));
  const lacking = view === 'focus' || view === 'groups' ? (`none_${view}` as const) : null;
  return (
    <ScoreCard
      title={title}
      view={viewWords(t, name, entries)}
      reads={reads}
      scores={scores}
      entries={entries}
      drawn={drawn.length}
      none={shown.length === 0 ? t('scoreTabs.allHidden') : lacking && <ViewLack lacking={lacking} />}
      controls={<SecondViewSelect of={title} scores={scores} />}
      toolbar={
        view !== 'groups' && tools === undefined ? undefined : (
          <>
            {tools}
            {view === 'groups' && <GroupFilter of={title} />}
          </>
        )
      }
      footer={legend?.(drawing)}
    >
      {children(drawing)}
    </ScoreCard>
  );
}
