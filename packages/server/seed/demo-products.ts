import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { ProjectType } from '@soundings/contract/projects/projects';
import type { AssistantGroups } from '#/features/projects/set-project-assistants.ts';
import { builtInAgents } from './seed-agents.ts';
import { builtInAssistants } from './seed-assistants.ts';

export interface DemoProduct {
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly settings: ProjectSettings;
  readonly assistants?: AssistantGroups;
  readonly agentId?: string;
}

const idOf = (list: readonly { readonly id: string; readonly name: string }[], name: string): string => {
  const found = list.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no built-in ${name}`);
  return found.id;
};
const assistants = (...names: string[]) => names.map((name) => idOf(builtInAssistants, name));

/** One project of each type that has neither a survey nor brands, for the same two brands. */
export const demoProducts: readonly DemoProduct[] = [
  {
    projectName: 'Havgus spring messages',
    projectType: 'SCOUTV2',
    settings: {},
    assistants: {
      'generate-all': assistants('Claim writer', 'Page to messages'),
      'generate-selected': assistants('Message sharpener'),
      compress: assistants('Message compressor'),
    },
  },
  {
    projectName: 'Havgus headlines',
    projectType: 'GENIE',
    settings: { brand: 'Havgus' },
    assistants: { 'generate-all': assistants('Claim writer', 'Message sharpener') },
  },
  {
    projectName: 'Rimfrost newsletter',
    projectType: 'GENIE_GO',
    settings: {
      brand: 'Rimfrost',
      description: 'Ice cream from Danish milk and sea salt, sold in reusable tubs. For people who eat less of better.',
      referenceMessages: 'Cold hands, warm heart.\n\nThe tub comes back. So will you.',
    },
    assistants: { 'generate-all': assistants('Claim writer') },
  },
  {
    projectName: 'Havgus winter ideas',
    projectType: 'ID8',
    settings: { thinking: 'BALANCED' },
    agentId: idOf(builtInAgents, 'Contrast'),
  },
];
