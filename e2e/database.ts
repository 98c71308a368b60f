import { basename } from 'node:path';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { Client } from 'pg';

/** `postgres` is the address of the database of that name, by a user who may create others. */
export const createDatabase = async (postgres: string, name: string, template?: string): Promise<void> => {
  const client = new Client(postgres);
  await client.connect();
  await client.query(`create database "${name}" ${template ? `template "${template}"` : ''}`);
  await client.end();
};

export const addressOf = (postgres: string, name: string): string => postgres.replace(/[^/]+$/, name);

const variable = 'SOUNDINGS_POSTGRES';

/** Starts the PostgreSQL of a run of journeys. Without it, as for pictures and faults, each server embeds its own. */
export const shareDatabase = async (): Promise<() => Promise<void>> => {
  const postgres = await startPostgres();
  process.env[variable] = postgres.urlOf('postgres');
  return postgres.stop;
};

export const databaseUrl = (dataDirectory: string): string | undefined =>
  process.env[variable] && addressOf(process.env[variable], basename(dataDirectory));

export const makeDatabase = async (dataDirectory: string, template?: string): Promise<void> => {
  const postgres = process.env[variable];
  if (postgres) await createDatabase(postgres, basename(dataDirectory), template && basename(template));
};
