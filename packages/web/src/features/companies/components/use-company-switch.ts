import { endpoints } from 'virtual:endpoints';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges } from '../companies.api.ts';

interface SwitchedCompany {
  id: string;
  companyName: string;
  enabled: boolean;
  users: number;
}

/** Enables or disables a customer: the words that ask before, and the change. */
export function useCompanySwitch({ id, companyName: name, enabled, users }: SwitchedCompany) {
  const { t } = useTranslation();
  const change = useAction({
    refreshes: companyChanges,
    call: (toEnabled: boolean) =>
      call(toEnabled ? endpoints.activateCompany : endpoints.deactivateCompany, { params: { id } }),
    done: (_, toEnabled) =>
      toEnabled
        ? { title: t('companies.companyHasBeenEnabled', { name }) }
        : {
            title: t('companies.companyHasBeenDisabled', { name }),
            text: t('companies.companyHasBeenDisabledText'),
          },
    failed: (_, toEnabled) => t(toEnabled ? 'companies.couldntEnableCompany' : 'companies.couldntDisableCompany'),
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
