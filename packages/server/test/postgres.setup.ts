import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { migratePostgres } from '#/platform/db/migrate.ts';
import './provided.ts';
import { startPostgres } from './start-postgres.ts';

/** Starts PostgreSQL once and migrates a template database that every test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const admin = new Client(postgres.urlOf('postgres'));
  await admin.connect();
  await admin.query('create database app');
  await admin.end();
  const pool = new Pool({ connectionString: postgres.urlOf('app') });
  await migratePostgres(pool);
  await pool.end();
  project.provide('database', { kind: 'postgres', template: 'app', admin: postgres.urlOf('postgres') });
  return postgres.stop;
}
