import { need, withTexts } from '#/lib/i18n.ts';
import { CompanyButton, CompanyReturn } from './company-account.tsx';

const needCompanyAccountTexts = need({
  en: () => import('#/lib/texts/en/company-account.ts'),
  de: () => import('#/lib/texts/de/company-account.ts'),
});

/** Loaded late, as most servers have no company sign-in. */
export const loadCompanyButton = () => withTexts(needCompanyAccountTexts, { default: CompanyButton });
export const loadCompanyReturn = () => withTexts(needCompanyAccountTexts, { default: CompanyReturn });
