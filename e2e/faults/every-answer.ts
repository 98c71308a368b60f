import { createHash } from 'node:crypto';
import type { Endpoint } from '@soundings/contract/endpoint';
import { endpoints } from '@soundings/contract/endpoints';
import { genieCalls, genieGoCalls } from '@soundings/contract/genie/calls';
import { id8CallTable } from '@soundings/contract/id8/calls';
import type { ProjectCall } from '@soundings/contract/projects/project-calls';
import { resonanceCalls } from '@soundings/contract/resonance/calls';
import { scoutCallTable } from '@soundings/contract/scout/calls';
import { sonarCalls } from '@soundings/contract/sonar/score-endpoints';

export const meanwhile = 'Written meanwhile';

export interface Known {
  readonly ids: readonly string[];
  readonly projects: readonly KnownProject[];
}

interface KnownProject {
  readonly id: string;
  readonly type: string;
  readonly projectName: string;
  readonly projectPassword: string;
  /** By the call's name: what to ask beside the project. */
  readonly requests: Readonly<Record<string, object>>;
}

/** These tell of the moment, of whoever asks, or of everything that was written meanwhile. */
const apart: ReadonlySet<string> = new Set([
  'checkAuth',
  'currentUser',
  'ownSessions',
  'systemStatus',
  'chartToken',
  'searchAudit',
  'exportAudit',
  'recentProjects',
  'firstSteps',
  'calibration',
  'scoutSonarProjects',
  'norms',
  // The newest 200 projects: on a fast machine all of them are written meanwhile.
  'reportProjects',
]);

const callsOf: Readonly<Record<string, Readonly<Record<string, ProjectCall>>>> = {
  RESONANCE: resonanceCalls,
  SONAR: sonarCalls,
  SCOUTV2: scoutCallTable,
  GENIE: genieCalls,
  GENIE_GO: genieGoCalls,
  ID8: id8CallTable,
} as never;

/**
 * Status and hash of every answer: each GET of the contract for every id, each project's own calls for staff, and the
 * same for consumers, by their addresses.
 */
export const collectAnswers = async (url: string, token: string, known: Known): Promise<Map<string, string>> => {
  const answers = new Map<string, string>();
  const ask = async (name: string, method: string, path: string, body?: object) => {
    const isConsumer = path.startsWith('/api/consumer/');
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(isConsumer ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    answers.set(`${method} ${path} ${body ? JSON.stringify(body) : ''} ${name}`, await digestOf(reply, url));
  };
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (endpoint.method !== 'GET' || endpoint.events || endpoint.status === 202) continue;
    if (apart.has(name)) continue;
    for (const path of addressesOf(endpoint, known.ids)) await ask(name, 'GET', path);
  }
  for (const project of known.projects) {
    const credentials = { projectName: project.projectName, projectPassword: project.projectPassword };
    for (const [name, request] of Object.entries(project.requests)) {
      const call = callsOf[project.type]![name]!;
      const place = call.project === 'queryId' ? 'id' : 'projectId';
      if ((call.staff.method as string) === 'POST')
        await ask(name, 'POST', `${call.staff.path}?${place}=${project.id}`, request);
      if (call.isStaffOnly) continue;
      const body = call.isOpening ? credentials : { projectRequest: credentials, request };
      await ask(name, 'POST', call.consumer.path, body);
    }
  }
  return answers;
};

const addressesOf = ({ path, query }: Endpoint, ids: readonly string[]): string[] => {
  const names = Object.keys(query?.shape ?? {});
  const asked = names.find((name) => /^(id|\w+Id)$/.test(name));
  if (path.includes('{')) return ids.map((id) => path.replaceAll(/\{\w+\}/g, id));
  return asked ? ids.map((id) => `${path}?${asked}=${id}`) : [path];
};

/** Fields that tell of the moment. */
const passing = new Set(['requestId', 'lastSignInOn', 'reservedUntil']);

/** Of JSON what stays the same when it is asked again elsewhere; of workbooks the size, as they hold when they were made. */
const digestOf = async (reply: Response, url: string): Promise<string> => {
  const bytes = Buffer.from(await reply.arrayBuffer());
  const type = reply.headers.get('content-type') ?? '';
  const hide = (name: string, value: unknown) => {
    if (passing.has(name)) return null;
    return Array.isArray(value) ? value.filter((item) => !isMeanwhile(item)) : value;
  };
  const text = type.includes('json')
    ? JSON.stringify(JSON.parse(bytes.toString('utf8').replaceAll(url, '')), hide)
    : bytes.toString('latin1', 0, 2) === 'PK'
      ? String(bytes.length)
      : bytes;
  return `${reply.status} ${createHash('sha256').update(text).digest('hex').slice(0, 16)} ${text.length} long`;
};

const isMeanwhile = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'projectName' in item &&
  typeof item.projectName === 'string' &&
  item.projectName.startsWith(meanwhile);
