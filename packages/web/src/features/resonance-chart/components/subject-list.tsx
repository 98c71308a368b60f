import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState } from 'react';
import type { ChartModel } from '../model/chart-model.ts';
import { isSameSubject, type Subject } from '../model/subject.ts';
import classes from './chart-panel.module.css';
import { SubjectRow } from './subject-row.tsx';

interface Props {
  label: string;
  model: ChartModel;
  subjects: readonly Subject[];
  selected: Subject | null;
  onSelect: (subject: Subject) => void;
  /** What all rows share is not named again in each. */
  within?: 'message' | 'audience';
}

const rowHeight = 58;
const page = 8;

/** Subjects to choose from: arrow keys go, Enter selects. Only those in sight are drawn. */
export function SubjectList({ label, model, subjects, selected, onSelect, within }: Props) {
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
  const go = (wanted: number) => {
    const next = Math.min(subjects.length - 1, Math.max(0, wanted));
    setAt(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const active = subjects[at];
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: subjects.length - 1,
    }[event.key];
    if (to !== undefined) go(to);
    else if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) onSelect(active);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroll}
      className={classes.scroll}
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
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              aria-selected={isSameSubject(subject, selected)}
              data-active={index === at || undefined}
              aria-posinset={index + 1}
              aria-setsize={subjects.length}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              onClick={() => onSelect(subject)}
            >
              <SubjectRow model={model} subject={subject} within={within} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
