import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mostBeside, topCount } from '../../response/head-to-head.ts';
import type { RankedMessage } from '../../response/sort-messages.ts';
import { AddMessage } from './add-message.tsx';
import classes from './head-to-head.module.css';

interface Props {
  /** By their totals. */
  best: readonly RankedMessage[];
  beside: readonly string[];
  onFirst: (id: string) => void;
  onAdd: (id: string) => void;
}

/** One of the ten best, and any others beside it. */
export function HeadToHeadTools({ best, beside, onFirst, onAdd }: Props) {
  const { t } = useTranslation();
  const [first] = beside;
  // What was chosen before the filter changed stays, even if it is no longer among them.
  const offered = best.filter(({ rank, id }) => id === first || (rank !== null && rank <= topCount));
  const others = best.filter(({ id }) => !beside.includes(id));
  return (
    <div className={classes.tools}>
      <Select
        className={classes.first ?? ''}
        size="sm"
        aria-label={t('resonanceResponse.firstMessage')}
        maxDropdownHeight={340}
        value={first ?? null}
        data={offered.map(({ id, rank, message }) => ({ value: id, label: `${rank ?? '–'} · ${message}` }))}
        onChange={(id) => id !== null && onFirst(id)}
      />
      <AddMessage messages={others} isFull={beside.length >= mostBeside} onAdd={onAdd} />
    </div>
  );
}
