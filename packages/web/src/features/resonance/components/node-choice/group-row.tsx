import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { ChoiceGroup, ChoiceNode } from '../../response/node-rows.ts';
import classes from './node-list.module.css';

interface Props {
  group: ChoiceGroup;
  found: readonly ChoiceNode[];
  chosen: ReadonlySet<string>;
  isFolded: boolean;
  onToggle: () => void;
  onFold: () => void;
  tabIndex: number;
  onFocus: () => void;
}

/** A group's heading: chooses all of it that the search leaves, and folds it. */
export function GroupRow({ group, found, chosen, isFolded, onToggle, onFold, tabIndex, onFocus }: Props) {
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
      <span className={classes.count}>
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
