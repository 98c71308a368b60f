import type { AiRun, ListedRun } from '@soundings/contract/ai/ai-runs';
import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';
import { aiRuns, type RunRow } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: 'queuedOn' | '-queuedOn';
  readonly state?: AiRun['state'] | undefined;
  readonly kind?: AiRun['kind'] | undefined;
}

type FoundRun = RunRow & Pick<ListedRun, 'user' | 'userName' | 'company' | 'project'>;

/** With the names of those whom the runs belong to. `page` counts from 0. */
export const searchRuns = async (db: Database, { page, size, sort, state, kind }: Question) => {
  const where = and(state ? eq(aiRuns.state, state) : undefined, kind ? eq(aiRuns.kind, kind) : undefined);
  const direction = sort === 'queuedOn' ? asc : desc;
  const rows: FoundRun[] = await db
    .select({
      ...getTableColumns(aiRuns),
      user: users.username,
      userName: users.name,
      company: companies.companyName,
      project: projects.projectName,
    })
    .from(aiRuns)
    .leftJoin(users, eq(users.id, aiRuns.userId))
    .leftJoin(companies, eq(companies.id, aiRuns.companyId))
    .leftJoin(projects, eq(projects.id, aiRuns.projectId))
    .where(where)
    .orderBy(direction(aiRuns.queuedOn), direction(aiRuns.id))
    .limit(size)
    .offset(page * size);
  const [total] = await db.select({ runs: count() }).from(aiRuns).where(where);
  return { rows, totalElements: total!.runs };
};
