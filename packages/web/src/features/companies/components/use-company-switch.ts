import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { activateCompany } from '../api/activate-company.ts';
import { deactivateCompany } from '../api/deactivate-company.ts';
import { useChange } from '../use-change.ts';

interface SwitchedCompany {
  id: string;
  companyName: string;
  enabled: boolean;
  users: number;
}

/** Enables or disables a customer: the words that ask before, and the change. */
export function useCompanySwitch({ id, companyName: name, enabled, users }: SwitchedCompany) {
  const { t } = useTranslation();
  const change = useChange({
    change: (toEnabled: boolean) => (toEnabled ? activateCompany : deactivateCompany)({ params: { id } }),
    done: (toEnabled) =>
      toEnabled
        ? { title: t('companies.companyHasBeenEnabled', { name }) }
        : {
            title: t('companies.companyHasBeenDisabled', { name }),
            text: t('companies.companyHasBeenDisabledText'),
          },
    failed: (toEnabled) => t(toEnabled ? 'companies.couldntEnableCompany' : 'companies.couldntDisableCompany'),
  });
  const counted = { count: users, n: formatNumber(users) };
  const confirm = enabled
    ? {
        title: t('companies.disableCompanyTitle', { name }),
        text: t('companies.disableCompanyText', counted),
        label: t('companies.disableCompany'),
      }
    : {
        title: t('companies.enableCompanyTitle', { name }),
        text: t('companies.enableCompanyText', counted),
        label: t('companies.enableCompany'),
      };
  return { confirm, set: change.mutate, isBusy: change.isPending };
}
