import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { acquireLease, ownerOf } from '#/features/projects/status/leases.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findApplied } from './calibration/calibration.store.ts';
import { findMessages } from './genie.store.ts';
import { predict } from './predictor.ts';

/** Makes the viewer the one who works with the project. Throws projectInUse, and notFound where it was switched off. */
export const takeProject = async (tx: Database, projectId: string, viewer: ProjectViewer): Promise<void> => {
  const project = await lockExistingProject(tx, projectId);
  if (!project.active) throw new AppError('notFound');
  await acquireLease(tx, projectId, ownerOf(viewer));
};

/** Every change of messages by hand: one transaction in which nobody else has the project. Throws as `takeProject`. */
export const changeGenie = <T>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  project: Pick<Project, 'id'>,
  viewer: ProjectViewer,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await takeProject(tx, project.id, viewer);
    const result = await change(tx);
    await summarize(tx, project.id, now());
    return result;
  });

/** What the list of projects shows: the message with the highest R1. The project is held by the transaction. */
export const summarize = async (tx: Database, projectId: string, now: Date): Promise<void> => {
  const rows = await findMessages(tx, projectId);
  const calibration = await findApplied(tx);
  let best: ReturnType<typeof predict> | null = null;
  let text = '';
  for (const row of rows) {
    if (row.evaluation !== 'DONE') continue;
    const prediction = predict(row.text, row, calibration);
    if (best && best.interest >= prediction.interest) continue;
    best = prediction;
    text = row.text;
  }
  const result = best && {
    kind: 'genie' as const,
    message: text.slice(0, 300),
    interest: best.interest,
    low: best.low,
    high: best.high,
    messages: rows.length,
  };
  await setDataSummary(tx, projectId, { result, dataFrom: result ? now : null });
};
