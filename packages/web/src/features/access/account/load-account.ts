import { need, withTexts } from '#/lib/i18n.ts';
import { ChangePasswordDialog } from '../change-password-dialog.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountOfUser, MissingParts } from './account-of-user.tsx';

const needAccountTexts = need({
  en: () => import('#/lib/texts/en/account.ts'),
  de: () => import('#/lib/texts/de/account.ts'),
});

export const loadAccountDialog = () => withTexts(needAccountTexts, { default: AccountDialog });
export const loadChangePassword = () => withTexts(needAccountTexts, { default: ChangePasswordDialog });
export const loadMissingParts = () => withTexts(needAccountTexts, { default: MissingParts });
export const loadAccountOfUser = () => withTexts(needAccountTexts, { default: AccountOfUser });
