import { type ProjectSettings, type SettingName, settingNames } from '@soundings/contract/projects/project-settings';
import {
  hasAssistants,
  isCollected,
  listFurtherParts,
  takesFeedback,
} from '@soundings/contract/projects/project-types';
import type { AssistantData, ProjectInfo, ProjectRow } from '@soundings/contract/projects/projects';
import { collectedDays } from './collected-days.ts';
import type { ProjectAssistant } from './project-assistants.store.ts';
import type { InfoParts } from './project-info.ts';
import type { ListedProject } from './projects.store.ts';

const presentFacts = ({ project, creator }: ListedProject) => ({
  id: project.id,
  projectName: project.projectName,
  projectType: project.projectType,
  createdBy: creator && { id: creator.id, name: creator.name },
  createdOn: project.createdOn.toISOString(),
  active: project.active,
  demo: project.demo || project.dataDemo,
  dataStructure: project.dataStructure,
  activeSharing: project.activeSharing,
  dataSets: project.dataSets,
  formed: isCollected(project.projectType) ? (project.dataSets ?? 0) > 0 : null,
  ...collectedDays(project, project.rangeType),
});

export const presentProject = (listed: ListedProject): ProjectRow => ({
  ...presentFacts(listed),
  dataFrom: listed.project.dataFrom?.toISOString() ?? null,
  // Whoever may not open it reads none of its figures.
  result: listed.project.active ? listed.project.result : null,
});

const filterAssistants = (rows: readonly ProjectAssistant[], wanted: ProjectAssistant['mode']) =>
  rows.filter(({ mode }) => mode === wanted).map(({ id, name, type }) => ({ id, name, type }));

const presentAssistants = (rows: readonly ProjectAssistant[]): AssistantData => ({
  'generate-all': filterAssistants(rows, 'generate-all'),
  'generate-selected': filterAssistants(rows, 'generate-selected'),
  compress: filterAssistants(rows, 'compress'),
});

const presentSettings = (settings: ProjectSettings) =>
  Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? null])) as Pick<ProjectInfo, SettingName>;

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
  const hasFinals = listFurtherParts(project.projectType).includes('FINAL_MESSAGES');
  return {
    ...presentFacts(listed),
    link: link.project,
    projectPassword: passwords.project,
    finalMessagesLink: hasFinals ? link.finalMessages : null,
    finalMessagesPassword: passwords.finalMessages,
    allowsFeedback: takesFeedback(project.projectType) ? (share?.allowsFeedback ?? false) : null,
    linkExpiresOn: share?.linkExpiresOn?.toISOString() ?? null,
    userIds,
    assistantData: hasAssistants(project.projectType) ? presentAssistants(assistants) : null,
    fileName: project.fileName,
    ...presentSettings(settings),
    agentType: agent?.type ?? null,
    agentId: project.agentId,
    instructions: agent?.type === 'custom' ? agent.instructions : null,
  };
};
