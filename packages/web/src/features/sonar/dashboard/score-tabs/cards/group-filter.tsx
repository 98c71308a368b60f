import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../../dashboard.ts';
import { groupsOf } from '../model/entry.ts';

const all = '';

/** Of the groups' view: all of them as means, or the brands of one. */
export function GroupFilter({ of }: { of: string }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const groups = groupsOf(shown);
  const value = search.group !== undefined && groups.includes(search.group) ? search.group : all;
  if (groups.length === 0) return null;
  return (
    <Select
      aria-label={t('scoreTabs.groupFilter', { of })}
      data-quiet
      w={190}
      data={[
        { value: all, label: t('scoreTabs.allGroups') },
        ...groups.map((group) => ({ value: group, label: group })),
      ]}
      value={value}
      onChange={(group) => change({ group: group === null || group === all ? undefined : group })}
      searchable={groups.length > 12}
      allowDeselect={false}
    />
  );
}
