import { liveDestination, liveHeaders, livePath } from '@soundings/contract/live/live-channel';
import { publishEvent } from '@soundings/server/platform/events';
import { sql } from 'drizzle-orm';
import { openServer } from '../server/open-server.ts';
import type { Greeting } from './open-line.ts';
import { publishAll } from './publish-all.ts';

interface Rows {
  readonly rows: readonly unknown[];
}

type Server = Awaited<ReturnType<typeof openServer>>;

const findProjectId = async ({ address, cookie }: Server): Promise<string> => {
  const headers = { 'content-type': 'application/json', cookie };
  const reply = await fetch(`${address}/api/project/search?size=50`, { method: 'POST', headers, body: '{}' });
  const { content } = (await reply.json()) as { content: { id: string; active: boolean }[] };
  const project = content.find(({ active }) => active);
  if (!project) throw new Error('the benchmark has no active project');
  return project.id;
};

const frameOf = (command: string, headers: Readonly<Record<string, string>>): string =>
  [command, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`), '', '\0'].join('\n');

/** Each client has a session of its own; the CONNECT frame names the project, the SUBSCRIBE frame its destination. */
const greet = async (server: Server, projectId: string): Promise<Greeting> => {
  const destination = liveDestination('project', { projectId });
  return {
    url: `${server.address.replace('http:', 'ws:')}${livePath}`,
    headers: { cookie: await server.signIn(), 'sec-websocket-protocol': 'v12.stomp' },
    texts: [
      frameOf('CONNECT', { 'accept-version': '1.2', [liveHeaders.projectId]: projectId }),
      frameOf('SUBSCRIBE', { id: 'sub-0', destination, receipt: 'subscribed' }),
    ],
    answers: ['CONNECTED\n', 'RECEIPT\nreceipt-id:subscribed\n'],
  };
};

export const openProduct = async (connections: number) => {
  const server = await openServer(50);
  const { db, close } = server;
  const projectId = await findProjectId(server);
  const greetings: Greeting[] = [];
  for (let i = 0; i < connections; i++) greetings.push(await greet(server, projectId));
  const publish = (body: string) => publishEvent(db, { kind: 'live', topic: 'project', projectId, body });
  return {
    greetings,
    publish: (bodies: readonly string[], pauseMs: number) => publishAll(bodies, publish, pauseMs),
    /** Cuts the line on which the product hears of events: it makes a new one and closes all connections, as it must. */
    closeAll: async (): Promise<void> => {
      // What it asked last: it listens, and asks every few seconds whether the line still lives.
      const { rows } = (await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and (query ilike 'listen %' or query = 'select 1')`)) as unknown as Rows;
      if (rows.length === 0) throw new Error('the product listens on no line');
    },
    close,
  };
};
