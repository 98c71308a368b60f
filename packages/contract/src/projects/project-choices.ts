export const projectSorts = [
  'projectName',
  '-projectName',
  'createdOn',
  '-createdOn',
  'projectType',
  '-projectType',
  'createdBy',
  '-createdBy',
] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const rangeTypes = ['DAILY_RANGE', 'MONTHLY_RANGE'] as const;
export const thinkings = ['FAST', 'BALANCED', 'DEEP'] as const;
export const settingLimits = { projectName: 120, line: 200, paragraphs: 20_000 } as const;
export const assistantModes = ['generate-all', 'generate-selected', 'compress'] as const;
export type AssistantMode = (typeof assistantModes)[number];

export const agentTypes = ['predefined', 'custom'] as const;
export type AgentType = (typeof agentTypes)[number];

export const referenceFileBytes = 20 * 1024 * 1024;
export const referenceFileTypes = ['txt', 'md', 'pdf', 'docx', 'xlsx', 'csv'] as const;

export const startYears = 20;

/** The latest month that a SONAR project may start with: three months ago up to August, two from September on. */
export const latestStartMonth = (today: Date): { year: number; month: number } => {
  const back = today.getUTCMonth() < 8 ? 3 : 2;
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
  return { year: month.getUTCFullYear(), month: month.getUTCMonth() };
};
