import type { AssistantData, ProjectInfo } from '@soundings/contract/projects/projects';
import type { InfoParts } from './load-project-info.ts';
import type { ProjectAssistant } from './project-assistants.store.ts';
import { presentFacts } from './projects.present.ts';

const withAssistants = new Set(['SCOUTV2', 'GENIE', 'GENIE_GO']);

const assistantsOf = (rows: readonly ProjectAssistant[], wanted: ProjectAssistant['mode']) =>
  rows.filter(({ mode }) => mode === wanted).map(({ id, name, type }) => ({ id, name, type }));

const presentAssistants = (rows: readonly ProjectAssistant[]): AssistantData => ({
  'generate-all': assistantsOf(rows, 'generate-all'),
  'generate-selected': assistantsOf(rows, 'generate-selected'),
  compress: assistantsOf(rows, 'compress'),
});

export const presentProjectInfo = ({
  listed,
  userIds,
  assistants,
  agent,
  link,
  passwords,
  share,
}: InfoParts): ProjectInfo => {
  const { project } = listed;
  const { settings } = project;
  const isScout = project.projectType === 'SCOUTV2';
  return {
    ...presentFacts(listed),
    link: link.project,
    projectPassword: passwords.project,
    finalMessagesLink: isScout ? link.finalMessages : null,
    finalMessagesPassword: passwords.finalMessages,
    linkExpiresOn: share?.linkExpiresOn?.toISOString() ?? null,
    userIds,
    assistantData: withAssistants.has(project.projectType) ? presentAssistants(assistants) : null,
    fileName: project.fileName,
    brand: settings.brand ?? null,
    startDate: settings.startDate ?? null,
    rangeType: settings.rangeType ?? null,
    theme: settings.theme ?? null,
    vision: settings.vision ?? null,
    lang: settings.lang ?? null,
    description: settings.description ?? null,
    referenceMessages: settings.referenceMessages ?? null,
    thinking: settings.thinking ?? null,
    agentType: agent?.type ?? null,
    agentId: project.agentId,
    instructions: agent?.type === 'custom' ? agent.instructions : null,
  };
};
