import { Button, Popover, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { type ComponentProps, Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Chip } from '#/ui/marks/chip.tsx';
import classes from './filter-bar.module.css';
import type { FilterGroup } from './filters.ts';
import picker from './value-picker.module.css';

interface Props {
  group: FilterGroup;
  column: FilterColumn | undefined;
  onValues: (ids: string[]) => void;
}

const named = 3;

export function FilterChip({ group, column, onValues }: Props) {
  const { t } = useTranslation();
  const shown = group.values.slice(0, named);
  const more = group.values.length - shown.length;
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Chip label={group.header} name={group.header} onRemove={() => onValues([])}>
        <Popover.Target>
          <button type="button" className={classes.value} {...preloadValuePicker}>
            <VisuallyHidden>{t('resonance.changeFilter', { variable: group.header })} </VisuallyHidden>
            {shown.map(({ id, subheader }, index) => (
              <Fragment key={id}>
                {index > 0 && <span className={classes.or}> {t('resonance.or')} </span>}
                {subheader}
              </Fragment>
            ))}
            {more > 0 && <span className={classes.or}> +{more}</span>}
          </button>
        </Popover.Target>
      </Chip>
      <Popover.Dropdown p={0}>
        {column !== undefined && (
          <LazyValuePicker column={column} chosen={group.values.map(({ id }) => id)} onValues={onValues} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface AddFilterProps {
  columns: readonly FilterColumn[];
  filters: readonly string[];
  onValues: (header: string, ids: string[]) => void;
}

export function AddFilter({ columns, filters, onValues }: AddFilterProps) {
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
          {...preloadValuePicker}
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
          <LazyValuePicker
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

const load = () => import('./value-picker.tsx');
const ValuePicker = lazy(() => load().then((file) => ({ default: file.ValuePicker })));

const preloadValuePicker = { onPointerEnter: () => void load(), onFocus: () => void load() };

function LazyValuePicker(props: ComponentProps<typeof ValuePicker>) {
  return (
    <Suspense fallback={<Skeleton height={180} />}>
      <ValuePicker {...props} />
    </Suspense>
  );
}
