import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { type OpenDatabase, openPglite, openPostgres, type PostgresOptions } from '#/platform/db/database.ts';
import type { Provided } from './provided.ts';

export const openTestDatabase = async (
  provided: Provided['database'],
  options: PostgresOptions = {},
): Promise<OpenDatabase> => {
  if (provided.kind === 'pglite') return openPglite({ dump: new Blob([await readFile(provided.dump)]) });
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client(provided.admin);
  await admin.connect();
  await admin.query(`create database ${name} template ${provided.template}`);
  await admin.end();
  return openPostgres(provided.admin.replace(/\/[^/]*$/, `/${name}`), console, options);
};
