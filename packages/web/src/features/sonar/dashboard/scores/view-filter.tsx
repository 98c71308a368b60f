import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import { CollectLink } from '../figures/collect-link.tsx';
import { listGroups } from './entries.ts';
import type { Lacking } from './view-entries.ts';

const all = '';

export function GroupFilter({ of }: { of: string }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const groups = listGroups(shown);
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

export function ViewLack({ lacking }: { lacking: Lacking }) {
  const { t } = useTranslation();
  const { canEdit } = useDashboard();
  const mayMark = canEdit && lacking !== 'hidden_narrow' && lacking !== 'hidden_broad';
  return (
    <>
      {t(`scoreTabs.${lacking}`)} {mayMark && <CollectLink>{t('scoreTabs.toBrands')}</CollectLink>}
    </>
  );
}
