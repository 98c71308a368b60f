import { Select } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import type { Drawing } from '../drawings/drawing-context.ts';
import { limitEntries } from './entries.ts';
import { ScoreCard } from './score-card.tsx';
import { TableSwitch } from './table-switch.tsx';
import {
  hasOwnBeyond,
  listSecondViews,
  orderingScore,
  resolveSecondView,
  secondEntries,
  type TabScores,
  viewWords,
} from './view-entries.ts';
import { GroupFilter, ViewLack } from './view-filter.tsx';

interface Props {
  title: string;
  scores: TabScores;
  most?: number;
  isFirst?: boolean;
  tools?: ReactNode;
  legend?: (drawing: Drawing) => ReactNode;
  children: (drawing: Drawing) => ReactNode;
}

export function SecondCard(props: Props) {
  const { title, scores, most = Number.POSITIVE_INFINITY, isFirst = false, tools, legend, children } = props;
  const { t } = useTranslation();
  const { shown, search } = useDashboard();
  const view = resolveSecondView(search.second, scores, shown.length);
  const entries = useMemo(() => secondEntries(shown, view, search.group, scores), [shown, view, search.group, scores]);
  const drawn = useMemo(() => limitEntries(entries, most), [entries, most]);
  const by = orderingScore(view, scores);
  const name = t(`scoreTabs.second_${view}`);
  const label = `${title}, ${name}`;
  // The choice is painted at once, the drawing as soon as it is ready.
  const drawing = useDeferredValue(useMemo(() => ({ label, entries: drawn, score: by }), [label, drawn, by]));
  const lacking = view === 'focus' || view === 'groups' ? (`none_${view}` as const) : null;
  return (
    <ScoreCard
      title={title}
      view={viewWords(t, hasOwnBeyond(entries, view, by) ? t('scoreTabs.andYours', { view: name }) : name, entries)}
      scores={scores}
      entries={entries}
      drawn={drawn.length}
      none={shown.length === 0 ? t('scoreTabs.allHidden') : lacking && <ViewLack lacking={lacking} />}
      controls={
        <>
          <SecondViewSelect of={title} scores={scores} />
          {isFirst && <TableSwitch />}
        </>
      }
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

function SecondViewSelect({ of, scores }: { of: string; scores: TabScores }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const label = t('scoreTabs.viewsOf', { of });
  const value = resolveSecondView(search.second, scores, shown.length);
  const isOfTwo = scores.length === 2;
  const options = listSecondViews(scores, shown.length).map((view) => {
    const isTop = view.startsWith('top');
    const name = t(`scoreTabs.second_${view}`);
    const score = t(`scores.${orderingScore(view, scores)}`);
    return { value: view, label: isTop && isOfTwo ? t('scoreTabs.topBy', { name, score }) : name };
  });
  if (!isOfTwo)
    return <Segmented label={label} value={value} options={options} onChange={(second) => change({ second })} />;
  return (
    <Select
      aria-label={label}
      data-quiet
      w={260}
      data={options}
      value={value}
      onChange={(second) => {
        const view = options.find((option) => option.value === second);
        if (view !== undefined) change({ second: view.value });
      }}
      allowDeselect={false}
    />
  );
}
