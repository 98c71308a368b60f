import type { Company } from '@soundings/contract/companies/companies';
import { checkEmail, type FieldCode } from '#/lib/field-rules.ts';

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

const needs =
  (code: FieldCode) =>
  (value: string): FieldCode | null =>
    value.trim() === '' ? code : null;

export const companyRules = {
  companyName: needs('pleaseEnterTheCompanyName'),
  companyEmail: checkEmail,
  companyContact: needs('required'),
  companyCity: needs('required'),
  companyAddress: needs('required'),
  companyZip: needs('required'),
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
