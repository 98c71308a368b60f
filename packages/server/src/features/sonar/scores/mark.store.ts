import { type SQL, sql } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { sonarProjects } from '../collect-job/collect.tables.ts';
import { sonarReferences } from './scores.tables.ts';

/** Names the version of a row: the transaction that wrote it and where it lies. */
const version = sql`xmin::text || ctid::text`;
const versions = (rows: SQL): SQL => sql`(select string_agg(version, '+') from (${rows}) v)`;

/** The four rows are looked up by their keys. */
export const markQuery = (projectId: string): SQL => {
  const ofProject = sql`project_id = ${projectId}`;
  const lastJobs = sql`select ${version} as version from ${jobs} where ${ofProject} order by created_on desc limit 2`;
  const lastReference = sql`
    select ${version} as version from ${sonarReferences} r where ${ofProject} order by r.version desc limit 1`;
  return sql`
    select concat_ws('/',
      ${versions(sql`select ${version} as version from ${projects} where id = ${projectId}`)},
      ${versions(sql`select ${version} as version from ${sonarProjects} where ${ofProject}`)},
      ${versions(lastJobs)},
      ${versions(lastReference)}
    ) as mark`;
};

/**
 * Differs from an earlier one when anything may have changed that scores rest on; without a change in them it may differ
 * too. Who writes figures, links or brands writes one of its rows in the same transaction: changes of brands and imports
 * the project, every account of a run and every brand of a crawl its job, throwing away the sandbox's figures the row of
 * collecting. Asked later, it sees all that ended before.
 */
export const findMark = async (db: Database, projectId: string): Promise<string> => {
  const { rows } = (await db.execute(markQuery(projectId))) as unknown as { rows: { mark: string }[] };
  return rows[0]!.mark;
};

/** Makes the next mark another one, for what is written without any of its rows. */
export const changeMark = async (tx: Database, projectId: string): Promise<void> => {
  await tx.execute(sql`update ${sonarProjects} set project_id = project_id where project_id = ${projectId}`);
};
