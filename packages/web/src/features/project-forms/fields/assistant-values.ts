import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { AssistantMode } from '@soundings/contract/projects/project-choices';

export type AssistantGroupValues = Record<AssistantMode, Assistant[]>;

export const emptyGroups: AssistantGroupValues = { 'generate-all': [], 'generate-selected': [], compress: [] };

export const checkAssistants = (chosen: readonly Assistant[]) =>
  chosen.length === 0 ? ('pleaseChooseAtLeastOneAssistant' as const) : null;

const idsOf = (chosen: readonly Assistant[]): string[] => chosen.map(({ id }) => id);

/** GENIE and GENIE_GO: one group. */
export const oneGroupOf = (chosen: readonly Assistant[]) => ({ assistantIds: idsOf(chosen) });

/** SCOUT: three. */
export const threeGroupsOf = (groups: AssistantGroupValues) => ({
  activeAllAssistants: idsOf(groups['generate-all']),
  activeSelectedAssistants: idsOf(groups['generate-selected']),
  activeCompressAssistants: idsOf(groups.compress),
});
