import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { ChoiceNode } from '../../response/node-rows.ts';
import classes from './node-list.module.css';

interface Props {
  /** Read out before the name: the heading may be far above. */
  group: string;
  node: ChoiceNode;
  isChosen: boolean;
  onToggle: () => void;
  tabIndex: number;
  onFocus: () => void;
}

/** One node with its base. */
export function ValueRow({ group, node, isChosen, onToggle, tabIndex, onFocus }: Props) {
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
      <span className={classes.count}>{t('resonance.base', { base: formatNumber(node.base) })}</span>
    </label>
  );
}
