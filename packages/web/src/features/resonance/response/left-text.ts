import { formatNumber } from '#/lib/format.ts';

interface Counting {
  data: { respondents: number } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
}

/** How many respondents a filter leaves: "…" while it is not known, a dash where it could not be had. */
export const leftText = ({ data, error, isPlaceholderData }: Counting): string => {
  if (data !== undefined && !isPlaceholderData) return formatNumber(data.respondents);
  return error === null ? '…' : '–';
};
