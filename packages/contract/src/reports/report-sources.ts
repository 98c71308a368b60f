import type { ReportLanguage } from './report-choices.ts';
import type { BlockContent, Source } from './report-content.ts';

const parts = ['project', 'period', 'base', 'asOf', 'origin'] as const;
const between = '\u00a0· ';

/** What stands below a block where nothing is said once for all of them: on a slide, which is read alone. */
export const footerOf = (source: Source): string => join(parts.map((part) => source[part]));

/**
 * What most blocks of a project share, so that a page says it once: of the project with most blocks first, then of each
 * other one with several.
 */
export const findCommonSources = (sources: readonly Source[]): Source[] =>
  [...Map.groupBy(sources, ({ project }) => project).values()]
    .toSorted((one, other) => other.length - one.length)
    .filter((ofProject, place) => place === 0 || ofProject.length > 1)
    .map((ofProject) => {
      const [period, base, asOf, origin] = (['period', 'base', 'asOf', 'origin'] as const).map((part) =>
        mostFrequent(ofProject.map((source) => source[part])),
      ) as [string | null, string | null, string | null, string | null];
      return { project: ofProject[0]!.project, period, base, asOf, origin };
    });

/** A line a project. */
export const commonFooter = (language: ReportLanguage, common: readonly Source[]): string[] =>
  common.map((source, place) =>
    place === 0 ? `${unlessNoted[language]} ${footerOf(source)}` : `${alsoFrom[language]} ${footerOf(source)}`,
  );

const unlessNoted = { en: 'Source, unless noted otherwise:', de: 'Quelle, sofern nicht anders angegeben:' } as const;
const alsoFrom = { en: 'Where it is named:', de: 'Wo es genannt ist:' } as const;

/**
 * What a block says beside the common source of its project: nothing, or what differs, behind its project's name where
 * that isn't the first; all of its own where the common one would say too much of it.
 */
export const ownFooter = (source: Source, common: readonly Source[]): string => {
  const place = common.findIndex(({ project }) => project === source.project);
  const shared = common[place];
  if (!shared || parts.some((part) => source[part] === null && shared[part] !== null)) return footerOf(source);
  const differing = parts.map((part) => (part === 'project' ? null : withoutCommon(source[part], shared[part])));
  return join([place === 0 ? null : source.project, ...differing]);
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
