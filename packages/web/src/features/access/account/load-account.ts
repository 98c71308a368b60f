import { need } from '#/lib/i18n.ts';
import { ChangePasswordDialog } from '../change-password-dialog.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountOfUser } from './account-of-user.tsx';

const needAccountTexts = need({
  en: () => import('#/lib/texts/en/account.ts'),
  de: () => import('#/lib/texts/de/account.ts'),
});

/** What is loaded late, with its texts: for a `lazy` component. */
export const loadAccountDialog = async () => {
  await needAccountTexts();
  return { default: AccountDialog };
};

export const loadChangePassword = async () => {
  await needAccountTexts();
  return { default: ChangePasswordDialog };
};

export const loadAccountOfUser = async () => {
  await needAccountTexts();
  return { default: AccountOfUser };
};
