import { Button, Popover, Select, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import picker from '../../filter/value-picker.module.css';
import { findMessages, type RankedMessage } from '../ranked-messages.ts';
import { maxCompared, topCount } from './compared-messages.ts';
import classes from './head-to-head.module.css';

interface Props {
  best: readonly RankedMessage[];
  beside: readonly string[];
  onFirst: (id: string) => void;
  onAdd: (id: string) => void;
}

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
        label={t('resonanceResponse.firstMessage')}
        maxDropdownHeight={340}
        value={first ?? null}
        data={offered.map(({ id, rank, message }) => ({ value: id, label: `${rank ?? '–'} · ${message}` }))}
        onChange={(id) => id !== null && onFirst(id)}
      />
      <AddMessage messages={others} isFull={beside.length >= maxCompared} onAdd={onAdd} />
    </div>
  );
}

interface AddMessageProps {
  messages: readonly RankedMessage[];
  isFull: boolean;
  onAdd: (id: string) => void;
}

const listed = 50;

function AddMessage({ messages, isFull, onAdd }: AddMessageProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const found = findMessages(messages, query, listed);
  const why = isFull
    ? t('resonanceResponse.enoughMessages', { count: maxCompared })
    : messages.length === 0
      ? t('resonanceResponse.allAdded')
      : null;
  const button = <IconPlus size={15} aria-hidden="true" />;
  if (why !== null) {
    return (
      <Tooltip label={why}>
        <Button size="sm" leftSection={button} data-disabled aria-disabled onClick={(event) => event.preventDefault()}>
          {t('resonanceResponse.addMessage')}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Popover position="bottom-end" width={360} trapFocus returnFocus onClose={() => setQuery('')}>
      <Popover.Target>
        <Button size="sm" leftSection={button}>
          {t('resonanceResponse.addMessage')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <TextInput
          className={classes.find ?? ''}
          aria-label={t('resonanceResponse.findMessage')}
          placeholder={t('common.search')}
          leftSection={<IconSearch size={15} />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <ul className={picker.variables} aria-label={t('resonance.messages')}>
          {found.map(({ id, message, accurateTotal }) => (
            <li key={id}>
              <UnstyledButton className={picker.variable} onClick={() => onAdd(id)}>
                <span className={picker.name}>{message}</span>
                <span className={picker.base}>{accurateTotal === null ? '–' : formatNumber(accurateTotal, 1)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={picker.none}>{t('resonance.noMessageMatches')}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
