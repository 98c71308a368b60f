import { basename } from 'node:path';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { Client } from 'pg';

const variable = 'SOUNDINGS_POSTGRES';

/** Starts the PostgreSQL of a run of journeys. Without it, as for pictures and faults, each server embeds its own. */
export const shareDatabase = async (): Promise<() => Promise<void>> => {
  const postgres = await startPostgres();
  process.env[variable] = postgres.urlOf('');
  return postgres.stop;
};

/** The address of a data directory's database in the shared PostgreSQL, where one runs. */
export const databaseUrl = (dataDirectory: string): string | undefined =>
  process.env[variable] && `${process.env[variable]}${basename(dataDirectory)}`;

/** Makes the database of a new data directory, empty or as a copy of another directory's. */
export const makeDatabase = async (dataDirectory: string, template?: string): Promise<void> => {
  if (!process.env[variable]) return;
  const client = new Client(`${process.env[variable]}postgres`);
  await client.connect();
  const copy = template ? ` template "${basename(template)}"` : '';
  await client.query(`create database "${basename(dataDirectory)}"${copy}`);
  await client.end();
};
