import { reportLimits } from '@soundings/contract/reports/report-choices';
import { formatInterval } from '@soundings/contract/reports/report-figures';
import type { AudienceLink, Share } from '@soundings/contract/resonance/resonance';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { chooseColumns, withColumns } from './audience-columns.ts';
import {
  aroundValues,
  findMessage,
  isRanked,
  openResonance,
  percentAxis,
  shareCell,
  shorten,
  withMarks,
  withNote,
} from './open-resonance.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve, type Resolving } from './resolving.ts';

type ResonanceKind = 'resonanceChart' | 'resonanceMap' | 'resonanceTable' | 'resonanceAudiences' | 'resonanceMatrix';

/** R2 is left out where nothing has any. */
const bothSeries = ({ language }: Resolving, r1: readonly (Share | null)[], r2: readonly (Share | null)[]) => {
  const words = reportWords[language].resonance;
  const toSeries = (name: string, shares: readonly (Share | null)[]) => ({
    name,
    values: shares.map((share) => share?.percent ?? null),
    intervals: shares.map((share) => toInterval(share)),
  });
  const series = [toSeries(words.r1, r1), toSeries(words.r2, r2)];
  return r2.some((share) => share !== null) ? series : series.slice(0, 1);
};

const toInterval = (share: Share | null) =>
  share === null || share.low === null || share.high === null ? null : { low: share.low, high: share.high };

export const resonanceResolvers: { readonly [K in ResonanceKind]: Resolve<K> } = {
  resonanceChart: async (resolving, block) => {
    const words = reportWords[resolving.language].resonance;
    const found = await openResonance(resolving, block);
    const ranked = found.messages.filter(isRanked);
    const shown = ranked.slice(0, reportLimits.bars);
    const hasR2 = shown.some(({ r2Share }) => r2Share !== null);
    const heading = hasR2 ? words.chartByTotal : words.chart;
    const title = block.title || heading;
    if (shown.length === 0) return missing(resolving.language, title, 'noData');
    return {
      ...{ look: 'chart', title },
      source: withMarks(
        withNote(found.source, words.messagesShown(shown.length, ranked.length)),
        resolving.language,
        shown.map(({ r1Share }) => r1Share),
      ),
      chart: {
        ...{ title: heading, ...percentAxis },
        categories: shown.map(({ message }) => shorten(message)),
        notes: shown.map(({ r1Share }) => (r1Share.mark === 'low' ? `${words.baseOf(r1Share.base)}*` : '')),
        ...(hasR2 && { sortedBy: { name: words.total, values: shown.map(({ accurateTotal }) => accurateTotal) } }),
        series: bothSeries(
          resolving,
          shown.map(({ r1Share }) => r1Share),
          shown.map(({ r2Share }) => r2Share),
        ),
      },
    };
  },
  resonanceMap: async (resolving, block) => {
    const words = reportWords[resolving.language].resonance;
    const found = await openResonance(resolving, block);
    const ranked = found.messages.filter((one) => isRanked(one) && one.r2Share);
    const shown = ranked.slice(0, reportLimits.points);
    const title = block.title || words.map;
    if (shown.length === 0) return missing(resolving.language, title, 'noData');
    const series = bothSeries(
      resolving,
      shown.map(({ r1Share }) => r1Share),
      shown.map(({ r2Share }) => r2Share),
    );
    const values = series.flatMap((one) => one.values.filter((value) => value !== null));
    return {
      ...{ look: 'chart', title, source: withNote(found.source, words.messagesShown(shown.length, ranked.length)) },
      chart: {
        ...{ title: words.map, form: 'scatter', series, categories: shown.map(({ message }) => shorten(message)) },
        ...{ decimals: 1, unit: '%', own: null, ...aroundValues(values) },
      },
    };
  },
  resonanceTable: async (resolving, block) => {
    const { language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openResonance(resolving, block);
    const shown = found.messages.slice(0, reportLimits.rows);
    const note = words.messagesShown(shown.length, found.messages.length);
    const ofR2 = <T>(...cells: T[]): T[] => (shown.some(({ r2Share }) => r2Share !== null) ? cells : []);
    return {
      ...{ look: 'table', title: block.title || words.table, source: withNote(found.source, note) },
      columns: [
        { label: words.columns.message, decimals: null },
        { label: `${words.r1}, %`, decimals: 1 },
        { label: words.interval, decimals: 1 },
        ...ofR2({ label: `${words.r2}, %`, decimals: 1 }, { label: `${words.total}, %`, decimals: 1 }),
        { label: words.base, decimals: 0 },
        { label: words.verdict, decimals: null },
      ],
      rows: shown.map(({ message, r1Share, r2Share, accurateTotal }) => [
        ...[message, r1Share.percent, formatInterval(language, r1Share.low, r1Share.high)],
        ...ofR2(r2Share?.percent ?? null, accurateTotal),
        ...[r1Share.base, [words.verdicts[r1Share.verdict], words.marks[r1Share.mark]].filter(Boolean).join('\n')],
      ]),
      unranked: shown.flatMap(({ r1Share }, at) => (r1Share.mark === 'unranked' ? [at] : [])),
    };
  },
  resonanceAudiences: async (resolving, block) => {
    const words = reportWords[resolving.language].resonance;
    const found = await openResonance(resolving, block);
    const message = findMessage(found, block.message);
    const title = block.title || words.audiences;
    if (!message) return missing(resolving.language, title, block.message === null ? 'noData' : 'notFound');
    const { services, owner, signal } = resolving;
    const asked = { id: block.projectId, messageId: message.id, audienceIds: found.audienceIds };
    const links = await readResonance(services).audiences(owner, asked, signal);
    const ranked = links.filter(({ r1 }) => r1.percent !== null && r1.mark !== 'unranked');
    const shown = strongestFirst(ranked).slice(0, reportLimits.bars);
    if (shown.length === 0) return missing(resolving.language, title, 'noData');
    return {
      ...{ look: 'chart', title },
      source: withMarks(
        withNote(found.source, words.strongestShown({ shown: shown.length, ranked: ranked.length, all: links.length })),
        resolving.language,
        shown.map(({ r1 }) => r1),
      ),
      chart: {
        ...{ title: shorten(message.message), ...percentAxis },
        categories: shown.map(({ audienceHeader, audienceSubheader }) => `${audienceHeader}: ${audienceSubheader}`),
        notes: shown.map(({ r1 }) => `${words.baseOf(r1.base)}${r1.mark === 'low' ? '*' : ''}`),
        series: bothSeries(
          resolving,
          shown.map(({ r1 }) => r1),
          shown.map(({ r2 }) => r2),
        ),
      },
    };
  },
  resonanceMatrix: async (resolving, block) => {
    const { services, owner, signal, language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openResonance(resolving, block);
    const shown = found.messages.slice(0, reportLimits.rows);
    const note = words.messagesShown(shown.length, found.messages.length);
    const messageIds = shown.map(({ id }) => id);
    const asked = { id: block.projectId, audienceIds: found.audienceIds, messageIds };
    const links = await readResonance(services).matrix(owner, asked, signal);
    const chosen = chooseColumns(links[0] ?? [], block.variable, ({ audienceHeader }) => audienceHeader);
    if (!chosen) return missing(language, block.title, block.variable === null ? 'noData' : 'notFound');
    return {
      ...{ look: 'table', title: block.title || words.matrix(chosen.variable) },
      source: withMarks(withColumns(withNote(found.source, note), language, chosen), language, [
        ...shown.map(({ r1Share }) => r1Share),
        ...links.flatMap((of) => chosen.places.map((place) => of[place]!.r1)),
      ]),
      columns: [
        { label: words.columns.message, decimals: null },
        { label: `${words.everyone}, %`, decimals: 1 },
        ...chosen.places.map((place) => ({ label: `${links[0]![place]!.audienceSubheader}, %`, decimals: 1 })),
      ],
      rows: shown.map(({ message, r1Share }, at) => [
        ...[message, shareCell(language, r1Share)],
        ...chosen.places.map((place) => shareCell(language, links[at]![place]!.r1)),
      ]),
    };
  },
};

const strongestFirst = (links: readonly AudienceLink[]): AudienceLink[] =>
  links.toSorted((one, other) => other.r1.percent! - one.r1.percent!);
