import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import { firstViews } from '../dashboard-search.ts';
import type { Drawing } from '../drawings/drawing-context.ts';
import { limitEntries } from './entries.ts';
import { ScoreCard } from './score-card.tsx';
import { TableSwitch } from './table-switch.tsx';
import { circleWords, findLacking, firstEntries, resolveFirstView, viewWords } from './view-entries.ts';
import { GroupFilter, ViewLack } from './view-filter.tsx';

interface Props {
  title: string;
  score: ScoreName;
  most?: number;
  isFirst?: boolean;
  tools?: ReactNode;
  legend?: (drawing: Drawing) => ReactNode;
  children: (drawing: Drawing) => ReactNode;
}

export function FirstCard(props: Props) {
  const { title, score, most = Number.POSITIVE_INFINITY, isFirst = true, tools, legend, children } = props;
  const { t } = useTranslation();
  const { brands, shown, search, change } = useDashboard();
  const view = resolveFirstView(search.first, shown);
  const entries = useMemo(
    () => firstEntries({ brands, shown }, view, search.group, score),
    [brands, shown, view, search.group, score],
  );
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
      view={viewWords(t, view === 'groups' ? name : circleWords(t, view, entries, brands), entries)}
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
          {isFirst && <TableSwitch />}
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
