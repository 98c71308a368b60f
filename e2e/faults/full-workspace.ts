import { setTimeout as sleep } from 'node:timers/promises';
import { suggestedMapping } from '@soundings/server/test/mapping';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { vi } from 'vitest';
import type { createClient } from '../api-client.ts';
import { type Known, meanwhile } from './every-answer.ts';

type Client = Awaited<ReturnType<typeof createClient>>;
/** biome-ignore lint/suspicious/noExplicitAny: answers of every shape */
type Answer = any;

const projectPassword = 'Right-Password-12345';
const types = ['RESONANCE', 'SONAR', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8'] as const;

const jobIsDone = (client: Client, id: string): Promise<Answer> =>
  vi.waitUntil(
    async () => {
      const job = await client.get(`/api/jobs/${id}`);
      return job.status === 'EXECUTED' ? job : null;
    },
    { timeout: 120_000, interval: 100 },
  );

const importSurvey = async (client: Client, projectName: string, respondents: number): Promise<string> => {
  const file = await client.upload('/api/resonance/files', 'survey.csv', surveyCsv(surveyRows(respondents)));
  const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
  const given = { projectName, ...look, fileId: file.id, mapping: suggestedMapping(file) };
  const job = await jobIsDone(client, (await client.post('/api/resonance', given)).jobId);
  if (job.outcome !== 'done') throw new Error(JSON.stringify(job));
  return job.projectId;
};

const findProjects = async (client: Client): Promise<Answer[]> => {
  const found: Answer[] = [];
  for (let page = 0; ; page++) {
    const { content } = await client.post(`/api/project/search?size=60&page=${page}`, {});
    found.push(...content);
    if (content.length < 60) return found;
  }
};

/** All but those that `writeOn` writes. */
const findOwnProjects = async (client: Client): Promise<Answer[]> =>
  (await findProjects(client)).filter(({ projectName }) => !projectName.startsWith(meanwhile));

/**
 * Adds to the demo workspace what it lacks: an imported survey, a company with a user, drawn images, a conversation with
 * a file, saved views, passwords of every project. @returns what to ask for
 */
export const fillWorkspace = async (client: Client, name = 'The drill'): Promise<Known> => {
  await vi.waitUntil(
    async () => {
      const sonar = (await findOwnProjects(client)).find(({ projectType }) => projectType === 'SONAR');
      const dates = sonar && (await client.get(`/api/jobs/sonar/dates/${sonar.id}`).catch(() => null));
      return dates?.collectedTill;
    },
    { timeout: 240_000, interval: 500 },
  );
  await importSurvey(client, `${name}: survey`, 3000);
  const all = await findOwnProjects(client);
  const idsOfType = (type: string) =>
    all.filter(({ projectType }) => projectType === type).map(({ id }) => id as string);
  for (const type of types)
    if (idsOfType(type).length === 0) throw new Error(`there is no project of the type ${type}`);

  const company = await client.post('/api/company', {
    companyName: `${name}: company`,
    companyEmail: 'office@havgus.example',
    companyContact: 'Mette Holm',
    companyCity: 'Esbjerg',
    companyAddress: 'Havnegade 12',
    companyZip: '6700',
    enabledProducts: [...types],
    companyUsers: [
      {
        firstName: 'Ida',
        lastName: 'Lund',
        username: `ida-${Date.now()}@havgus.example`,
        password: 'Given-by-the-agency-1!',
        roleName: 'ROLE_COMPANY_USER',
      },
    ],
    assignedProjects: all.map(({ id }) => id),
  });
  const [id8] = idsOfType('ID8');
  const wanted = { description: `${name}: a lamp on a windowsill. “Last light on the street”` };
  const drawn = await client.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${id8}`, wanted);
  await jobIsDone(client, drawn.jobId);
  const prompt = await client.get(`/api/id8/idea/image/prompt/find/by/id?promptId=${drawn.promptId}`);
  const folder = await client.post('/api/ai/playground/folders', { name });
  const file = await client.upload('/api/ai/playground/attachments/file', 'notes.txt', 'The lamp burns until nine.');
  const reader = (await client.get('/api/assistant/find/all')).find(({ type }: Answer) => type === 'FILE');
  const asked = { message: 'How long does the lamp burn?', aiChatType: 'BUILT_IN', assistantId: reader.id };
  const answer = await client.post('/api/ai/playground/open-ai/assistant', { ...asked, attachmentIds: [file.id] });
  const { threadId } = answer;
  await client.post('/api/ai/playground/prompts', { name, text: 'Say it in one line.' });

  const projects: Known['projects'][number][] = [];
  const ids = new Set<string>([company.id, folder.id, file.id, threadId, drawn.promptId]);
  for (const { id: imageId } of prompt.images) ids.add(imageId);
  for (const { id, projectType: type, projectName } of all) {
    ids.add(id);
    await client.post(`/api/project/activate/sharing/${id}`, {});
    await client.post(`/api/project/edit/share/${id}`, { projectPassword });
    projects.push({ id, type, projectName, projectPassword, requests: await requestsOf(client, type, id, ids) });
  }
  return { ids: [...ids], projects };
};

const requestsOf = async (
  client: Client,
  type: string,
  id: string,
  ids: Set<string>,
): Promise<Record<string, object>> => {
  if (type === 'RESONANCE') return resonanceRequests(await client.get(`/api/resonance/data?projectId=${id}`));
  if (type === 'SONAR') return sonarRequests(client, id, ids);
  if (type === 'GENIE' || type === 'GENIE_GO') return genieRequests(client, type, id);
  return boardRequests(client, type, id, ids);
};

const resonanceRequests = ({ messages, filterColumns }: Answer) => {
  const messageIds = messages.slice(0, 3).map(({ id }: Answer) => id);
  const [audience] = filterColumns[0].audiences;
  const audienceIds = [audience.id];
  const [messageId] = messageIds;
  return {
    resonanceData: {},
    filterMessages: { audienceIds },
    messageAudiences: { messageId, audienceIds },
    initialCalculation: { audienceIds },
    correlatedMessages: { messageId, audienceIds: [] },
    headToHeadMessages: { messageIds, audienceIds },
    concepts: { audienceIds },
    benchmarkGroups: {},
    benchmark: audienceIds,
    exportCrosstab: { banner: audienceIds, audienceIds: [], format: 'csv', lang: 'en' },
  };
};

const sonarRequests = async (client: Client, projectId: string, ids: Set<string>) => {
  const view = await client.post(`/api/sonar/views/${projectId}`, { name: 'As it opens', search: '' });
  ids.add(view.id);
  const { collectedTill } = await client.get(`/api/jobs/sonar/dates/${projectId}`);
  const back = (days: number) => new Date(Date.parse(collectedTill) - days * 86_400_000).toISOString().slice(0, 10);
  const ranges = {
    comparable: { startDate: back(27), endDate: collectedTill },
    compareTo: { startDate: back(55), endDate: back(28) },
  };
  const { rows } = await client.post(`/api/calculations?projectId=${projectId}`, { ranges });
  const initDataId = rows[0].initDataId;
  for (const row of rows.slice(0, 2)) ids.add(row.initDataId);
  const score = 'interest';
  return {
    calculations: { ranges },
    scoreTrend: { ranges, score, ids: [initDataId] },
    whyThisScore: { ranges, score, initDataId },
    savedViews: {},
  };
};

const genieRequests = async (client: Client, type: string, id: string) => {
  const isGo = type === 'GENIE_GO';
  const texts = ['Shoes from nets', 'Walk on water'];
  await client.post(`/api/${isGo ? 'genie2go' : 'genie'}/board?projectId=${id}`, {});
  return isGo
    ? { genieGoProject: {}, genieGoBoard: {}, genieGoTournament: { messages: texts } }
    : { genieProject: {}, genieBoard: {}, genieTournament: { messages: texts }, genieSegments: { messages: texts } };
};

const boardRequests = async (client: Client, type: string, id: string, ids: Set<string>) => {
  const [root, prefix] = type === 'ID8' ? ['id8', 'id8'] : ['scout-v2', 'scout'];
  const { content } = await client.post(`/api/${root}/message/search?id=${id}`, {});
  for (const message of content.slice(0, 3)) ids.add(message.id);
  const messageIds = content.map((message: Answer) => message.id);
  return {
    [`${prefix}Project`]: {},
    [`${prefix}SearchMessages`]: {},
    [`${prefix}ExportMessages`]: { ids: messageIds, format: 'CSV' },
    ...(type === 'ID8'
      ? { id8Map: {}, id8Scores: {}, id8SearchPrompts: {} }
      : { scoutVariationScore: { ids: messageIds } }),
  };
};

export const writeOn = (client: Client) => {
  let isWriting = true;
  let written = 0;
  const repeat = async (write: (number: number) => Promise<unknown>) => {
    for (let number = 0; isWriting; number++) {
      await write(number);
      written += 1;
    }
  };
  const projects = repeat((number) =>
    client.post('/api/sonar/init', {
      projectName: `${meanwhile} ${number}`,
      brand: 'Havgus',
      startDate: '2026-01-01',
      rangeType: 'DAILY_RANGE',
    }),
  );
  const imports = repeat((number) => importSurvey(client, `${meanwhile}: survey ${number}`, 2000));
  return {
    writes: () => written,
    isUnderWay: async () => {
      while (written < 4) await sleep(20);
    },
    stop: async () => {
      isWriting = false;
      await Promise.all([projects, imports]);
    },
  };
};
