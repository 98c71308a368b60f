import { need } from '#/lib/i18n.ts';
import { CompanyButton, CompanyReturn } from './company-account.tsx';

const needCompanyAccountTexts = need({
  en: () => import('#/lib/texts/en/company-account.ts'),
  de: () => import('#/lib/texts/de/company-account.ts'),
});

/** Loaded late, as most servers have no company sign-in: for a `lazy` component. */
export const loadCompanyButton = async () => {
  await needCompanyAccountTexts();
  return { default: CompanyButton };
};

export const loadCompanyReturn = async () => {
  await needCompanyAccountTexts();
  return { default: CompanyReturn };
};
