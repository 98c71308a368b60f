import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openPool, type Statement } from './open-server.ts';

type Row = readonly unknown[];

/** The least code that makes the same answer. */
const answerOf = (fields: readonly { name: string }[], rows: readonly Row[], total: unknown, size: number) => {
  const at = (name: string) => fields.findIndex((field) => field.name === name);
  const time = (value: unknown) => (value === null ? null : new Date(value as string).toISOString());
  const [id, projectName, projectType, active, demo] = ['id', 'project_name', 'project_type', 'active', 'demo'].map(at);
  const [createdOn, dataStructure, activeSharing] = ['created_on', 'data_structure', 'active_sharing'].map(at);
  const [dataSets, from, till, dataFrom, result] = [
    'data_sets',
    'collected_from',
    'collected_till',
    'data_from',
    'result',
  ].map(at);
  const creator = fields.length - 2;
  const content = rows.map((row) => ({
    id: row[id!],
    projectName: row[projectName!],
    projectType: row[projectType!],
    createdBy: row[creator] === null ? null : { id: row[creator], name: row[creator + 1] },
    createdOn: time(row[createdOn!]),
    active: row[active!],
    dataSets: row[dataSets!],
    demo: row[demo!],
    dataStructure: row[dataStructure!],
    activeSharing: row[activeSharing!],
    formed: row[projectType!] === 'SONAR' ? Number(row[dataSets!] ?? 0) > 0 : null,
    collectedFrom: row[from!],
    collectedTill: row[till!],
    dataFrom: time(row[dataFrom!]),
    result: row[result!],
  }));
  return { content, totalElements: Number(total), page: 0, size };
};

/** Fastify with nothing switched on and one handler that sends the same statements to the same database. */
export const openBareServer = async (databaseUrl: string, statements: readonly Statement[], size: number) => {
  const [session, page, count] = statements;
  if (!session || !page || !count || statements.length !== 3) {
    throw new Error(`a list takes three statements, and not ${statements.length}`);
  }
  const pool = openPool(databaseUrl);
  const run = ({ config, values }: Statement) =>
    pool.query(config as never, values) as unknown as Promise<{ fields: { name: string }[]; rows: Row[] }>;
  const app = fastify();
  app.post('/list', async (_request, reply) => {
    const signedIn = await run(session);
    if (signedIn.rows.length !== 1) return reply.status(401).send();
    const { fields, rows } = await run(page);
    const total = await run(count);
    return answerOf(fields, rows, total.rows[0]?.[0], size);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
};
