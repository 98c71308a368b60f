import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { disableUser } from '../../api/disable-user.ts';
import { enableUser } from '../../api/enable-user.ts';
import { useChange } from '../../use-change.ts';

/** Enables or disables a user of a customer: the words that ask before, and the change. */
export function useUserSwitch(company: Pick<Company, 'enabled'>, user: CompanyUserRow) {
  const { t } = useTranslation();
  const { name, username } = user;
  const change = useChange({
    change: (toEnabled: boolean) => (toEnabled ? enableUser : disableUser)({ params: { id: user.id } }),
    done: (toEnabled) =>
      toEnabled
        ? { title: t('users.userHasBeenEnabled'), text: name }
        : { title: t('users.userHasBeenDisabled'), text: t('users.userHasBeenDisabledText', { name }) },
    failed: (toEnabled) => t(toEnabled ? 'users.couldntEnableUser' : 'users.couldntDisableUser'),
  });
  const confirm = user.enabled
    ? {
        title: t('users.disableTitle', { name }),
        text: t('users.disableText', { username }),
        label: t('users.disable'),
      }
    : {
        title: t('users.enableTitle', { name }),
        text: company.enabled ? t('users.enableText', { username }) : t('companies.enableUserTextCompanyOff'),
        label: t('users.enable'),
      };
  return { confirm, set: change.mutate, isBusy: change.isPending };
}
