import { chartPath } from '@soundings/contract/resonance/chart';
import {
  dataStructures,
  resonanceLanguages,
  resonanceThemes,
  resonanceVisions,
} from '@soundings/contract/resonance/resonance-choices';
import type { Project } from '#/features/projects/projects.tables.ts';

/** What the chart page may be told in its address. In addresses all of it is in lower case. */
const choices = {
  theme: resonanceThemes.map((theme) => theme.toLowerCase()),
  vision: resonanceVisions,
  dataStructure: dataStructures,
  lang: resonanceLanguages,
} as const satisfies Record<string, readonly string[]>;

export type Query = Readonly<Record<string, unknown>>;

/** How the page of a project starts where its address does not say. */
export const lookOf = ({ settings, dataStructure }: Pick<Project, 'settings' | 'dataStructure'>): Query => ({
  theme: settings.theme,
  vision: settings.vision,
  dataStructure,
  lang: settings.lang,
});

/** The address of the chart page that keeps of a query only how the page starts, and no secret; and of which visit. */
export const chartAddress = (query: Query, otherwise: Query = {}, visitId?: string): string => {
  const kept = new URLSearchParams(visitId ? { visit: visitId } : {});
  for (const [name, allowed] of Object.entries(choices)) {
    const given = [query[name], otherwise[name]].map((value) => (typeof value === 'string' ? value.toLowerCase() : ''));
    const value = given.find((one) => (allowed as readonly string[]).includes(one));
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${chartPath}?${kept}` : chartPath;
};

const secrets = ['sourceId', 'token', 'projectName', 'projectPassword'];

/** Whether an address asks to be let in; it must not stay in the address bar, right or wrong. */
export const asksToOpen = (query: Query): boolean => secrets.some((name) => query[name] !== undefined);
