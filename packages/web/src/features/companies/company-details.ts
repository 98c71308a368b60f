import type { Company } from '@soundings/contract/companies';
import { checkEmail, checkRequired } from '#/lib/field-rules.ts';

export type CompanyDetails = Pick<
  Company,
  | 'companyName'
  | 'companyEmail'
  | 'companyContact'
  | 'companyCity'
  | 'companyAddress'
  | 'companyZip'
  | 'enabledProducts'
>;

const filled = (value: string) => checkRequired(value.trim());

export const companyRules = {
  companyName: filled,
  companyEmail: checkEmail,
  companyContact: filled,
  companyCity: filled,
  companyAddress: filled,
  companyZip: filled,
};

/** The changeable part of a company. */
export const detailsOf = (company: CompanyDetails): CompanyDetails => ({
  companyName: company.companyName,
  companyEmail: company.companyEmail,
  companyContact: company.companyContact,
  companyCity: company.companyCity,
  companyAddress: company.companyAddress,
  companyZip: company.companyZip,
  enabledProducts: company.enabledProducts,
});
