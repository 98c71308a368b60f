import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#/platform/db/database.ts';
import { openQueue } from '#/platform/jobs/queue.ts';
import './provided.ts';
import { startPostgres } from './start-postgres.ts';

/** Starts PostgreSQL once and migrates a template database that every test file copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const admin = new Client(postgres.urlOf('postgres'));
  await admin.connect();
  await admin.query('create database app');
  await admin.end();
  const { queue, close } = await openPostgres(postgres.urlOf('app'), console);
  await (await openQueue(queue.database, queue.backend, console)).close();
  await close();
  project.provide('database', { kind: 'postgres', template: 'app', admin: postgres.urlOf('postgres') });
  return postgres.stop;
}
