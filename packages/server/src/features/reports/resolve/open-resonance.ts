import { audienceName } from '@soundings/contract/reports/block-names';
import type { BlockOf } from '@soundings/contract/reports/blocks';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { formatFigure } from '@soundings/contract/reports/report-figures';
import type { MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { reportWords } from './report-words.ts';
import { type Resolving, withNoteApart } from './resolving.ts';

export interface FoundResonance {
  readonly data: ResonanceData;
  /** By total, the best first; those that are not ranked last. */
  readonly messages: readonly MessageFigures[];
  /** Of the audiences that are filtered by. */
  readonly audienceIds: readonly string[];
  readonly source: Source;
}

type AskedOfResonance = Pick<BlockOf<'resonanceTable'>, 'projectId' | 'audiences'> & {
  /** All where there are none. */
  readonly messages?: readonly string[];
};

/** Throws notFound where a chosen audience, or all chosen messages, are not in the answers any more. */
export const openResonance = async (
  resolving: Resolving,
  { projectId: id, audiences, messages: chosen = [] }: AskedOfResonance,
): Promise<FoundResonance> => {
  const { services, owner, signal } = resolving;
  const reader = readResonance(services);
  const audienceIds = findAudiences(await reader.data(owner, id), audiences);
  const { data, respondents, messages } = await reader.filtered(owner, { id, audienceIds }, signal);
  return {
    ...{ data, audienceIds, messages: bestFirst(onlyChosen(messages, chosen)) },
    source: toSource(resolving, data, { respondents, audienceIds }),
  };
};

const findAudiences = ({ filterColumns }: ResonanceData, names: readonly string[]): string[] => {
  const ids = new Map(
    filterColumns.flatMap(({ header, audiences }) =>
      audiences.map(({ id, subheader }) => [audienceName(header, subheader), id] as const),
    ),
  );
  return names.map((name) => {
    const id = ids.get(name);
    if (id === undefined) throw new AppError('notFound');
    return id;
  });
};

const onlyChosen = (messages: readonly MessageFigures[], names: readonly string[]): readonly MessageFigures[] => {
  if (names.length === 0) return messages;
  const chosen = new Set(names);
  const found = messages.filter(({ message }) => chosen.has(message));
  if (found.length === 0) throw new AppError('notFound');
  return found;
};

const toSource = (
  { language }: Resolving,
  data: ResonanceData,
  { respondents, audienceIds }: { readonly respondents: number; readonly audienceIds: readonly string[] },
): Source => {
  const words = reportWords[language];
  const isOfFile = data.dataStructure === 'messages';
  const chosen = new Set(audienceIds);
  const audiences = data.filterColumns.flatMap((column) =>
    column.audiences.filter(({ id }) => chosen.has(id)).map(({ subheader }) => `${column.header}: ${subheader}`),
  );
  const base = isOfFile ? null : words.resonance.respondents(respondents);
  const filtered = audiences.length > 0 ? words.resonance.filtered(audiences.join(', ')) : null;
  const origin = isOfFile ? words.resonance.originOfFile : words.resonance.origin(data.significance.confidence);
  return {
    project: data.projectName,
    period: null,
    base: joined(base, filtered),
    asOf: words.resonance.imported(formatDay(data.importedOn)),
    origin: `${origin}${data.demo ? ` · ${words.demo}` : ''}`,
  };
};

export const isRanked = ({ r1Share, accurateTotal }: MessageFigures): boolean =>
  r1Share.mark !== 'unranked' && accurateTotal !== null;

/** The best one where none is named. */
export const findMessage = ({ messages }: FoundResonance, name: string | null): MessageFigures | undefined =>
  name === null ? messages.find(isRanked) : messages.find(({ message }) => message === name);

const bestFirst = (messages: readonly MessageFigures[]): MessageFigures[] => {
  const best = (one: MessageFigures, other: MessageFigures) =>
    (other.accurateTotal ?? -1) - (one.accurateTotal ?? -1) ||
    one.message.localeCompare(other.message, undefined, { numeric: true });
  return [...messages.filter(isRanked).sort(best), ...messages.filter((one) => !isRanked(one)).sort(best)];
};

const maxLabel = 90;
export const shorten = (text: string): string =>
  text.length <= maxLabel ? text : `${text.slice(0, maxLabel - 1).trimEnd()}…`;

export const percentAxis = { form: 'bars', min: 0, max: 100, decimals: 1, unit: '%', own: null } as const;

/** Tens around the values, within 0 to 100. */
export const aroundValues = (values: readonly number[]): { readonly min: number; readonly max: number } => ({
  min: Math.max(0, Math.floor((Math.min(...values) - 1) / 10) * 10),
  max: Math.min(100, Math.ceil((Math.max(...values) + 1) / 10) * 10),
});

/** Of a table: too few answers are not shown, few are marked. */
export const shareCell = (
  language: ReportLanguage,
  { percent, mark }: Pick<Share, 'percent' | 'mark'>,
): string | number | null => {
  if (percent === null || mark === 'unranked') return null;
  return mark === 'low' ? `${formatFigure(language, percent, { decimals: 1 })}*` : percent;
};

/** Of a chart: too few answers are not drawn. */
export const shownPercent = ({ percent, mark }: Pick<Share, 'percent' | 'mark'>): number | null =>
  mark === 'unranked' ? null : percent;

/** Explains the marks of a block where it has any. */
export const withMarks = (source: Source, language: ReportLanguage, shares: readonly Pick<Share, 'mark'>[]): Source =>
  shares.every(({ mark }) => mark === 'none')
    ? source
    : withNoteApart(source, reportWords[language].resonance.lowBases);

/** What of the block is left out stands behind its base. */
export const withNote = (source: Source, note: string | null): Source => ({
  ...source,
  base: joined(source.base, note),
});

export const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(', ') || null;
