import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import layout from '#/ui/layout/layout.module.css';
import { stepTo } from '#/ui/list/list-keys.ts';
import classes from './node-choice.module.css';
import { type ChoiceGroup, type ChoiceNode, type NodeRow, toggleNodes } from './node-rows.ts';

interface Props {
  label: string;
  rows: readonly NodeRow[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  folded: ReadonlySet<string>;
  onFolded: (folded: ReadonlySet<string>) => void;
}

const roughHeight = 36;

/**
 * Boxes to tick under the headings of their groups; only rows in sight are drawn. One stop of the tab key: arrows move
 * between the boxes, left and right fold a group.
 */
export function NodeList({ label, rows, chosen, onChosen, folded, onFolded }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const wasMoved = useRef(false);
  const active = Math.min(at, rows.length - 1);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => roughHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();

  useEffect(() => {
    if (!wasMoved.current) return;
    const box = scroll.current?.querySelector<HTMLInputElement>(`[data-index="${active}"] input`);
    // Far away it is drawn only after the scrolling, which draws anew.
    if (!box) return;
    wasMoved.current = false;
    box.focus({ preventScroll: true });
  });

  const fold = (id: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    onFolded(next);
  };
  const move = (event: React.KeyboardEvent) => {
    const row = rows[active];
    if (row !== undefined && 'found' in row && ['ArrowLeft', 'ArrowRight'].includes(event.key)) {
      event.preventDefault();
      fold(row.group.id, event.key === 'ArrowLeft');
      return;
    }
    const next = stepTo(event.key, active, rows.length);
    if (next === null) return;
    event.preventDefault();
    wasMoved.current = true;
    setAt(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };
  // The boxes hold the tab stop; where the active one is out of sight, the first in sight does.
  const stop = items.some(({ index }) => index === active) ? active : items[0]?.index;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div
      ref={scroll}
      className={`${classes.scroll} ${layout.fadesAtFoot}`}
      role="group"
      aria-label={label}
      onKeyDown={move}
    >
      <div className={classes.sizer} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const box = { tabIndex: index === stop ? 0 : -1, onFocus: () => setAt(index) };
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {'node' in row ? (
                <ValueRow
                  group={row.group.name}
                  node={row.node}
                  isChosen={chosen.has(row.node.id)}
                  onToggle={() => onChosen(toggleNodes(chosen, [row.node]))}
                  {...box}
                />
              ) : (
                <GroupRow
                  group={row.group}
                  found={row.found}
                  chosen={chosen}
                  isFolded={row.isFolded}
                  onToggle={() => onChosen(toggleNodes(chosen, row.found))}
                  onFold={() => fold(row.group.id, !row.isFolded)}
                  {...box}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface GroupRowProps {
  group: ChoiceGroup;
  found: readonly ChoiceNode[];
  chosen: ReadonlySet<string>;
  isFolded: boolean;
  onToggle: () => void;
  onFold: () => void;
  tabIndex: number;
  onFocus: () => void;
}

function GroupRow({ group, found, chosen, isFolded, onToggle, onFold, tabIndex, onFocus }: GroupRowProps) {
  const { t } = useTranslation();
  const count = group.nodes.filter(({ id }) => chosen.has(id)).length;
  const inFound = found.filter(({ id }) => chosen.has(id)).length;
  const isAll = inFound === found.length;
  const Chevron = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <div className={classes.group}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Mantine's box is an input */}
      <label className={classes.heading}>
        <Checkbox
          aria-label={t('benchmarks.selectGroup', { group: group.name })}
          checked={isAll}
          indeterminate={!isAll && inFound > 0}
          onChange={onToggle}
          tabIndex={tabIndex}
          onFocus={onFocus}
        />
        <span className={classes.name}>{group.name}</span>
      </label>
      <span className={classes.listCount}>
        {count === 0
          ? formatNumber(group.nodes.length)
          : t('benchmarks.nOfGroup', { n: formatNumber(count), all: formatNumber(group.nodes.length) })}
      </span>
      <ActionIcon
        size={28}
        className={classes.fold ?? ''}
        tabIndex={-1}
        aria-label={t('benchmarks.foldGroup', { group: group.name })}
        aria-expanded={!isFolded}
        onClick={onFold}
      >
        <Chevron size={16} />
      </ActionIcon>
    </div>
  );
}

interface ValueRowProps {
  group: string;
  node: ChoiceNode;
  isChosen: boolean;
  onToggle: () => void;
  tabIndex: number;
  onFocus: () => void;
}

function ValueRow({ group, node, isChosen, onToggle, tabIndex, onFocus }: ValueRowProps) {
  const { t } = useTranslation();
  // The same node may stand in another list behind a dialog.
  const id = useId();
  return (
    <label className={classes.value} htmlFor={id}>
      <Checkbox id={id} checked={isChosen} onChange={onToggle} tabIndex={tabIndex} onFocus={onFocus} />
      <span className={classes.name}>
        <VisuallyHidden>{group}: </VisuallyHidden>
        {node.label}
      </span>
      {node.base !== null && (
        <span className={classes.listCount}>{t('resonance.base', { base: formatNumber(node.base) })}</span>
      )}
    </label>
  );
}
