import { Popover, VisuallyHidden } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#/ui/chip.tsx';
import type { FilterGroup } from '../../response/filter-groups.ts';
import classes from './filter-bar.module.css';
import { nearValuePicker, ValuePickerSoon } from './value-picker-soon.tsx';

interface Props {
  group: FilterGroup;
  column: FilterColumn | undefined;
  onValues: (ids: string[]) => void;
}

const named = 3;

/** One variable's chosen values; its text opens them for change. */
export function FilterChip({ group, column, onValues }: Props) {
  const { t } = useTranslation();
  const shown = group.values.slice(0, named);
  const more = group.values.length - shown.length;
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Chip label={group.header} name={group.header} onRemove={() => onValues([])}>
        <Popover.Target>
          <button type="button" className={classes.value} {...nearValuePicker}>
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
          <ValuePickerSoon column={column} chosen={group.values.map(({ id }) => id)} onValues={onValues} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
