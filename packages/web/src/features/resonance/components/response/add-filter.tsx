import { Button, Popover, UnstyledButton } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './filter-bar.module.css';
import picker from './value-picker.module.css';
import { nearValuePicker, ValuePickerSoon } from './value-picker-soon.tsx';

interface Props {
  columns: readonly FilterColumn[];
  filters: readonly string[];
  onValues: (header: string, ids: string[]) => void;
}

/** First the variable, then its values, in one popover. */
export function AddFilter({ columns, filters, onValues }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [header, setHeader] = useState<string | null>(null);
  const column = columns.find((known) => known.header === header);
  const toggle = (next: boolean) => {
    setIsOpen(next);
    if (next) setHeader(null);
  };
  if (columns.length === 0) return null;
  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={15} />}
          {...nearValuePicker}
          onClick={() => toggle(!isOpen)}
        >
          {t('resonance.addFilter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {column === undefined ? (
          <ul className={picker.variables} aria-label={t('resonance.variables')}>
            {columns.map((known) => (
              <li key={known.header}>
                <UnstyledButton className={picker.variable} onClick={() => setHeader(known.header)}>
                  <span className={picker.name}>{known.header}</span>
                  <span className={picker.base}>{formatNumber(known.audiences.length)}</span>
                  <IconChevronRight size={15} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        ) : (
          <ValuePickerSoon
            key={column.header}
            column={column}
            chosen={filters}
            onValues={(ids) => onValues(column.header, ids)}
            onBack={() => setHeader(null)}
            onDone={() => toggle(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
