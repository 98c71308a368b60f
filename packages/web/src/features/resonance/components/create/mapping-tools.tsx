import { Button, Menu } from '@mantine/core';
import { type ColumnRole, columnRoles } from '@soundings/contract/resonance/resonance-choices';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Choice } from '#/ui/choice.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { countRoles, type MappedColumn } from '../../mapping/mapping.ts';
import classes from './mapping.module.css';

interface Props {
  columns: readonly MappedColumn[];
  query: string;
  onQuery: (query: string) => void;
  role: ColumnRole | null;
  onRole: (role: ColumnRole | null) => void;
  chosen: number;
  onSetRole: (role: ColumnRole) => void;
  /** More that can be done with many columns. */
  children: ReactNode;
}

/** Finding columns, what they add up to, and one role for many. */
export function MappingTools({ columns, query, onQuery, role, onRole, chosen, onSetRole, children }: Props) {
  const { t } = useTranslation();
  const { messages, audiences, concepts, ignored } = countRoles(columns);
  const counts = [
    t('resonanceForm.countMessages', { count: messages, n: formatNumber(messages) }),
    t('resonanceForm.countAudiences', { count: audiences, n: formatNumber(audiences) }),
    concepts > 0 ? t('resonanceForm.countConcepts', { count: concepts, n: formatNumber(concepts) }) : null,
    t('resonanceForm.countIgnored', { n: formatNumber(ignored) }),
  ];
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        size="sm"
        label={t('resonanceForm.searchColumns')}
        value={query}
        onSearch={onQuery}
      />
      <Choice
        className={classes.roleFilter}
        size="sm"
        label={t('resonanceForm.roleFilter')}
        value={role ?? 'all'}
        options={[
          { value: 'all' as const, label: t('resonanceForm.allRoles') },
          ...columnRoles.map((value) => ({ value, label: t(`resonanceForm.role_${value}`) })),
        ]}
        onChange={(next) => onRole(next === 'all' ? null : next)}
      />
      {chosen > 0 && (
        <Menu position="bottom-start" width={200}>
          <Menu.Target>
            <Button size="sm" rightSection={<IconChevronDown size={15} />}>
              {t('resonanceForm.nSelected', { n: formatNumber(chosen) })}: {t('resonanceForm.setRole')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {columnRoles.map((value) => (
              <Menu.Item key={value} onClick={() => onSetRole(value)}>
                {t(`resonanceForm.role_${value}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {children}
      <span className={classes.counts} role="status">
        {counts.filter(Boolean).join(', ')}
      </span>
    </div>
  );
}
