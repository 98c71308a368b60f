import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';

type Actioned = Pick<CompanyUserRow, 'enabled' | 'actionedBy' | 'actionedOn'>;

/** "Enabled by Anna Berg, 12.11.2026"; a dash where nobody did yet, no name where they were deleted. */
export function useActioned({ enabled, actionedBy, actionedOn }: Actioned): string {
  const { t } = useTranslation();
  if (actionedOn === null) return '–';
  const date = formatDate(actionedOn);
  if (actionedBy === null) return enabled ? t('users.enabledOn', { date }) : t('users.disabledOn', { date });
  const by = { name: actionedBy.name, date };
  return enabled ? t('users.enabledBy', by) : t('users.disabledBy', by);
}
