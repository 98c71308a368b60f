import type { Source } from '@soundings/contract/reports/report-content';
import type { BlockOf } from '@soundings/contract/reports/reports';
import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { formatDay, reportWords } from './report-words.ts';
import type { Resolving } from './resolving.ts';

export interface FoundResonance {
  readonly data: ResonanceData;
  /** By total, the best first; those that are not ranked last. */
  readonly messages: readonly MessageFigures[];
  readonly source: Source;
}

type AskedOfResonance = Pick<BlockOf<'resonanceTable'>, 'projectId' | 'audienceIds'> & {
  /** All where there are none. */
  readonly messageIds?: readonly string[];
};

/** Throws notFound where none of the chosen ones is there any more. */
const onlyChosen = (messages: readonly MessageFigures[], ids: readonly string[]): readonly MessageFigures[] => {
  if (ids.length === 0) return messages;
  const chosen = new Set(ids);
  const found = messages.filter(({ id }) => chosen.has(id));
  if (found.length === 0) throw new AppError('notFound');
  return found;
};

export const openResonance = async (
  resolving: Resolving,
  { projectId: id, audienceIds, messageIds = [] }: AskedOfResonance,
): Promise<FoundResonance> => {
  const { services, owner, signal } = resolving;
  const { data, respondents, messages } = await readResonance(services).filtered(owner, { id, audienceIds }, signal);
  return {
    data,
    messages: bestFirst(onlyChosen(messages, messageIds)),
    source: toSource(resolving, data, { respondents, audienceIds }),
  };
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
    base: [base, filtered].filter((part) => part !== null).join(', ') || null,
    asOf: words.resonance.imported(formatDay(language, data.importedOn)),
    origin: `${origin}${data.demo ? ` · ${words.demo}` : ''}`,
  };
};

export const isRanked = ({ r1Share, accurateTotal }: MessageFigures): boolean =>
  r1Share.mark !== 'unranked' && accurateTotal !== null;

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
