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

/** Whether a SONAR project compares days or whole months. */
export const rangeTypes = ['DAILY_RANGE', 'MONTHLY_RANGE'] as const;
/** How many strategies of ID8 run, and how much the model thinks. */
export const thinkings = ['FAST', 'BALANCED', 'DEEP'] as const;
/** Largest number of characters of a name, of one line, and of a longer text. */
export const settingLimits = { projectName: 120, line: 200, paragraphs: 20_000 } as const;
/** The three uses that SCOUT has for assistants. */
export const assistantModes = ['generate-all', 'generate-selected', 'compress'] as const;
export type AssistantMode = (typeof assistantModes)[number];

/** Whose instructions ID8 follows: an agent of the settings, or the project's own. */
export const agentTypes = ['predefined', 'custom'] as const;
export type AgentType = (typeof agentTypes)[number];

/** Largest reference file of GENIE, GENIE_GO, ID8 and SCOUT, in bytes. */
export const referenceFileBytes = 20 * 1024 * 1024;
/** What a reference file may be. */
export const referenceFileTypes = ['txt', 'md', 'pdf', 'docx', 'xlsx', 'csv'] as const;

/** How many years back a SONAR project may start. */
export const startYears = 20;

/** The latest month that a SONAR project may start with: three months ago up to August, two from September on. */
export const latestStartMonth = (today: Date): { year: number; month: number } => {
  const back = today.getUTCMonth() < 8 ? 3 : 2;
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
  return { year: month.getUTCFullYear(), month: month.getUTCMonth() };
};
