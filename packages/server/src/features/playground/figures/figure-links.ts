import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { type ScoreName, scoreTabs } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import type { FactView } from '@soundings/engine/facts/find/finding';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { escapeMarkdown } from '../built-in/from-attachments.ts';
import type { SonarFigures } from './project-readers.ts';

const locales: Readonly<Record<TextLanguage, string>> = { en: 'en-GB', de: 'de-DE', da: 'da-DK' };

export const formatNumber = (value: number, language: TextLanguage, digits = 1): string =>
  value.toLocaleString(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const formatPercent = (value: number, language: TextLanguage): string =>
  language === 'en' ? `${formatNumber(value, language)}%` : `${formatNumber(value, language)} %`;

/** A page's own addresses read what looks like JSON as JSON. */
const searchValue = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
};

const address = (path: string, search: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(searchValue(value))}`).join('&');
  // Brackets would end the link in Markdown.
  return `${path}${query ? `?${query}` : ''}`.replaceAll('(', '%28').replaceAll(')', '%29');
};

export const link = (text: string, href: string): string => `[${text}](${href})`;

export const bold = (name: string): string => `**${escapeMarkdown(name)}**`;

export const scoreAddress = (
  { projectId, ranges }: SonarFigures,
  row: CalculationRow | null,
  score: ScoreName,
): string =>
  address(`/project/sonar/${projectId}`, {
    tab: scoreTabs[score],
    ...daysOf(ranges),
    why: row ? `${row.count}.${score}` : undefined,
  });

export const figuresAddress = (
  { projectId, ranges }: Pick<SonarFigures, 'projectId' | 'ranges'>,
  network: string | null,
): string => address(`/project/sonar/${projectId}`, { tab: 'data', ...daysOf(ranges), network: network ?? undefined });

export const viewAddress = (
  { projectId, ranges }: Pick<SonarFigures, 'projectId' | 'ranges'>,
  { tab, why, network, isByGroup }: FactView,
): string =>
  address(`/project/sonar/${projectId}`, {
    tab,
    ...daysOf(ranges),
    why: why && `${why.count}.${why.score}`,
    network,
    first: isByGroup && 'groups',
  });

const daysOf = ({ comparable, compareTo }: SonarFigures['ranges']) => ({
  from: comparable.startDate,
  to: comparable.endDate,
  prevFrom: compareTo.startDate,
  prevTo: compareTo.endDate,
});

/** Where a message stands, under a filter of audiences. Ids are those of one import: the address says of which. */
export const messageAddress = (
  { projectId, importedOn }: Pick<ResonanceData, 'projectId' | 'importedOn'>,
  messageId?: string,
  audienceIds: readonly string[] = [],
): string =>
  address(`/project/resonance/${projectId}`, {
    of: messageId ? Date.parse(importedOn).toString(36) : undefined,
    message: messageId,
    filters: audienceIds.length > 0 ? audienceIds : undefined,
  });
