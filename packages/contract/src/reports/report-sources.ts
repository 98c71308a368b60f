import type { ReportLanguage } from './report-choices.ts';
import type { BlockContent, Source } from './report-content.ts';

const parts = ['project', 'period', 'base', 'asOf', 'origin'] as const;
const between = '\u00a0· ';

/** What stands below a block, on a slide and a page of a PDF always whole. */
export const footerOf = (source: Source): string => join(parts.map((part) => source[part]));

/** What most blocks of a report share, so that a page says it once; null without a block that has a source. */
export const findCommonSource = (sources: readonly Source[]): Source | null => {
  const project = mostFrequent(sources.map((source) => source.project));
  if (project === null) return null;
  const ofProject = sources.filter((source) => source.project === project);
  const [period, base, asOf, origin] = (['period', 'base', 'asOf', 'origin'] as const).map((part) =>
    mostFrequent(ofProject.map((source) => source[part])),
  ) as [string | null, string | null, string | null, string | null];
  return { project, period, base, asOf, origin };
};

export const commonFooter = (language: ReportLanguage, source: Source): string =>
  `${unlessNoted[language]} ${footerOf(source)}`;

const unlessNoted = { en: 'Source, unless noted otherwise:', de: 'Quelle, sofern nicht anders angegeben:' } as const;

/** What a block says beside the common source: all of its own where the common one would say too much of it. */
export const ownFooter = (source: Source, common: Source | null): string => {
  const saysTooMuch =
    source.project !== common?.project || parts.some((part) => source[part] === null && common[part] !== null);
  return saysTooMuch ? footerOf(source) : join(parts.map((part) => withoutCommon(source[part], common[part])));
};

/** What a report with demo data is marked with: which projects, where not all of it is; null without any. */
export const demoLabel = (language: ReportLanguage, sources: readonly Source[]): string | null => {
  const demo = sources.filter(({ isDemo }) => isDemo);
  if (demo.length === 0) return null;
  const projects = new Set(demo.map(({ project }) => project));
  return demo.length === sources.length ? demoData[language] : `${demoData[language]}: ${[...projects].join(', ')}`;
};

const demoData = { en: 'Demo data', de: 'Demodaten' } as const;

export const sourcesOf = (contents: readonly BlockContent[]): Source[] =>
  contents.flatMap((content) => ('source' in content ? [content.source] : []));

const withoutCommon = (own: string | null, common: string | null): string | null => {
  if (own === null || common === null) return own;
  const [mine, shared] = [own.split(' · '), common.split(' · ')];
  return shared.every((text) => mine.includes(text)) ? mine.filter((text) => !shared.includes(text)).join(' · ') : own;
};

const join = (texts: readonly (string | null)[]): string =>
  texts.filter((text) => text !== null && text !== '').join(between);

/** Of equally frequent ones the first. */
const mostFrequent = <T>(values: readonly T[]): T | null => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
};
