import { roles } from '@soundings/contract/access/permissions';
import { auditActions, auditOutcomes } from '@soundings/contract/audit/audit-choices';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

type Value = string | number | boolean;

const isOneOf = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value);

const wordsOf = (t: TFunction, key: string, value: string): string => {
  // Older and newer servers may write what this page has no word for: it is then shown as it is.
  if (key === 'code') return t(`audit.reason_${value as 'notFound'}`, { defaultValue: value });
  if (key === 'action' && isOneOf(auditActions, value)) return t(`audit.actions.${value}`);
  if (key === 'outcome' && isOneOf(auditOutcomes, value)) return t(`audit.outcome_${value}`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('.');
  if (isOneOf(roles, value)) return t(`common.role_${value}`);
  return value;
};

/** A detail of an entry in words: what it is, and its value. */
export const detailText = (t: TFunction, key: string, value: Value): { label: string; text: string } => {
  const label = t(`audit.detail_${key as 'name'}`, { defaultValue: key });
  if (typeof value === 'number') return { label, text: formatNumber(value) };
  if (typeof value === 'boolean') return { label, text: t(value ? 'audit.yes' : 'audit.no') };
  return { label, text: wordsOf(t, key, value) };
};
