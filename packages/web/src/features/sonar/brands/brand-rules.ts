import { toDomain } from '@soundings/contract/sonar/domain';
import { datasetLimits, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import type { sonar } from '#/lib/texts/en/sonar.ts';
import { type BrandDraft, parseLinks } from './brand-draft.ts';
import type { FieldErrors } from './brand-fields.ts';

const kinds = ['categories', 'groups', 'products', 'services'] as const;
export type LabelKind = (typeof kinds)[number];

const tabFields = {
  general: ['brandCompany', 'domain', 'country'],
  settings: ['competitorType', 'inEcosystem', 'inFocus', 'myCompany', ...kinds],
  social: socialNetworks.map((network) => `socials.${network}`),
} as const satisfies Record<string, readonly string[]>;
export type BrandTab = keyof typeof tabFields;
export const brandTabs = Object.keys(tabFields) as BrandTab[];

const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

const findField = (path: string): string | undefined =>
  brandTabs.flatMap((tab): readonly string[] => tabFields[tab]).find((field) => isWithin(path, field));

const errorsAt = (errors: FieldErrors, field: string): { code: string; at: number | null }[] =>
  Object.entries(errors)
    .filter(([path]) => isWithin(path, field))
    .map(([path, code]) => {
      const at = Number.parseInt(path.slice(field.length + 1), 10);
      return { code, at: Number.isNaN(at) ? null : at };
    });

export const countErrors = (errors: FieldErrors, tab: BrandTab): number =>
  tabFields[tab].filter((field) => errorsAt(errors, field).length > 0).length;

export const firstError = (errors: FieldErrors): { tab: BrandTab; field: string } | null => {
  for (const tab of brandTabs) {
    const field = tabFields[tab].find((name) => errorsAt(errors, name).length > 0);
    if (field) return { tab, field };
  }
  return null;
};

export const hasOtherErrors = (errors: FieldErrors): boolean =>
  Object.keys(errors).some((path) => findField(path) === undefined);

export const withoutField = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isWithin(path, field)));

export const checkDraft = (draft: BrandDraft): FieldErrors => {
  const errors: Record<string, string> = {};
  if (draft.brandCompany.trim() === '') errors.brandCompany = 'pleaseEnterTheCompanyName';
  if (draft.domain.trim() === '') errors.domain = 'required';
  else if (toDomain(draft.domain) === null) errors.domain = 'notADomain';
  for (const kind of kinds) {
    if (draft[kind].length > datasetLimits.labels) errors[kind] = 'tooManyLabels';
    else if (draft[kind].some((label) => label.length > datasetLimits.label)) errors[kind] = 'labelTooLong';
  }
  for (const network of socialNetworks) {
    const links = parseLinks(draft.socials[network].text);
    if (links.length > datasetLimits.links) errors[`socials.${network}`] = 'tooManyLinks';
    links.forEach((link, at) => {
      if (link.length > datasetLimits.link) errors[`socials.${network}.${at}.url`] = 'linkTooLong';
    });
  }
  return errors;
};

type Code = keyof typeof sonar.error;

const maxByCode: Partial<Record<Code, number>> = {
  labelTooLong: datasetLimits.label,
  tooManyLabels: datasetLimits.labels,
  linkTooLong: datasetLimits.link,
  tooManyLinks: datasetLimits.links,
};

export function useFieldErrorText(): (errors: FieldErrors, field: string, links?: readonly string[]) => string | null {
  const { t, i18n } = useTranslation();
  const errorText = (code: string): string => {
    const known = (i18n.exists(`sonar.error.${code}`) ? code : 'invalid') as Code;
    return t(`sonar.error.${known}`, { most: maxByCode[known] ?? 0 });
  };
  return (errors, field, links = []) => {
    const lines = errorsAt(errors, field).map(({ code, at }) => {
      const link = at === null || links.length < 2 ? undefined : links[at];
      return link === undefined ? errorText(code) : t('sonar.errorIn', { link, error: errorText(code) });
    });
    return lines.length === 0 ? null : [...new Set(lines)].join(' ');
  };
}
