import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { formatNumber } from '#/lib/format.ts';

export interface FilterGroup {
  header: string;
  values: { id: string; subheader: string }[];
}

export const groupFilters = (columns: readonly FilterColumn[], ids: readonly string[]): FilterGroup[] => {
  const chosen = new Set(ids);
  return columns
    .map(({ header, audiences }) => ({ header, values: audiences.filter(({ id }) => chosen.has(id)) }))
    .filter(({ values }) => values.length > 0);
};

export const setVariable = (
  columns: readonly FilterColumn[],
  ids: readonly string[],
  header: string,
  values: readonly string[],
): string[] => {
  const chosen = new Set([...ids, ...values]);
  const kept = new Set(values);
  return columns.flatMap((column) =>
    column.audiences.filter(({ id }) => (column.header === header ? kept.has(id) : chosen.has(id))).map(({ id }) => id),
  );
};

export const knownFilters = (columns: readonly FilterColumn[], ids: readonly string[]): string[] => {
  const known = new Set(columns.flatMap(({ audiences }) => audiences.map(({ id }) => id)));
  return ids.filter((id) => known.has(id));
};

interface Counting {
  data: { respondents: number } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
}

export const respondentsLeft = ({ data, error, isPlaceholderData }: Counting): string => {
  if (data !== undefined && !isPlaceholderData) return formatNumber(data.respondents);
  return error === null ? '…' : '–';
};
