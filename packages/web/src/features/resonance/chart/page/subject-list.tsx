import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { stepTo } from '#/ui/list/list-keys.ts';
import {
  audienceName,
  baseText,
  describeFigures,
  subjectFigures,
  verdictCountsText,
  verdictText,
} from '../chart-texts.ts';
import { type ChartModel, type Metric, messageFigures } from '../model/chart-model.ts';
import { isSameSubject, type Subject } from '../model/subjects.ts';
import classes from './chart-panel.module.css';

interface Props {
  label: string;
  model: ChartModel;
  metric: Metric;
  subjects: readonly Subject[];
  selected: Subject | null;
  onSelect: (subject: Subject) => void;
  within?: 'message' | 'audience';
  /** The total before the figure, where the list is in its order. */
  withTotal?: boolean;
}

/** Of one with a name of one line. */
const rowHeight = 58;

/** Rows that a phone shows at full length: a list in a page that scrolls should not scroll, too. */
const maxWhole = 60;

export function SubjectList({ label, model, metric, subjects, selected, onSelect, within, withTotal }: Props) {
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(-1);
  const virtualizer = useVirtualizer({
    count: subjects.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const onKeyDown = (event: React.KeyboardEvent) => {
    const active = subjects[at];
    const next = stepTo(event.key, at, subjects.length, 8);
    if (next !== null) {
      setAt(next);
      virtualizer.scrollToIndex(next, { align: 'auto' });
    } else if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) onSelect(active);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-whole={subjects.length <= maxWhole || undefined}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={items.some(({ index }) => index === at) ? `${id}-${at}` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() =>
        at === -1 &&
        setAt(
          Math.max(
            0,
            subjects.findIndex((subject) => isSameSubject(subject, selected)),
          ),
        )
      }
    >
      <div className={classes.sizer} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const subject = subjects[index];
          if (subject === undefined) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys of its options
            // biome-ignore lint/a11y/useFocusableInteractive: the list box holds the focus (aria-activedescendant)
            <div
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              aria-selected={isSameSubject(subject, selected)}
              data-active={index === at || undefined}
              aria-posinset={index + 1}
              aria-setsize={subjects.length}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSelect(subject)}
            >
              <SubjectRow model={model} metric={metric} subject={subject} within={within} withTotal={withTotal} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface SubjectRowProps {
  model: ChartModel;
  metric: Metric;
  subject: Subject;
  within?: 'message' | 'audience' | undefined;
  withTotal?: boolean | undefined;
}

function SubjectRow({ model, metric, subject, within, withTotal }: SubjectRowProps) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const figures = subjectFigures(model, subject);
  const isByAudience = within === 'message' || message === null;
  const name = isByAudience ? audienceName(model, audience ?? 0) : model.data.messages[message]?.message;
  const own = message === null ? null : (messageFigures(model, message)?.[metric] ?? null);
  return (
    <div
      className={classes.row}
      data-unranked={figures?.mark === 'unranked' || undefined}
      data-columns={withTotal || undefined}
    >
      <span className={classes.name} title={name}>
        {within === undefined && message !== null && (
          <span className={classes.rank}>{model.ranks[message] ?? '–'}</span>
        )}
        {name}
      </span>
      {figures === null ? (
        <span className={classes.told}>{verdictCountsText(t, model, audience ?? 0)}</span>
      ) : (
        <>
          <span className={classes.figure}>
            <SoundingFigure value={withTotal ? figures.total : figures[metric]} size="small" />
            <BaseMark mark={figures.mark} label={baseText(t, figures)} />
          </span>
          {withTotal && (
            <span className={classes.second}>{figures[metric] === null ? '–' : formatNumber(figures[metric], 1)}</span>
          )}
          <IntervalTrack
            value={figures[metric]}
            low={metric === 'r1' ? figures.low : null}
            high={metric === 'r1' ? figures.high : null}
            mean={within === undefined ? model.means[metric] : own}
            color={figures.mark === 'unranked' ? 'var(--bar-muted)' : 'var(--cat-1)'}
            label={describeFigures(t, model, subject)}
          />
          <VerdictMark bare verdict={figures.verdict} label={verdictText(t, figures, audience !== null)} />
        </>
      )}
    </div>
  );
}
