import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { messageFigures } from '@soundings/engine/crosstab/calculations/figures';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { encodeDataset } from '@soundings/engine/crosstab/dataset/dataset-file';
import {
  editProject,
  lockExistingProject,
  type ProjectChange,
  setDataSummary,
} from '#/features/projects/change-project.ts';
import { createProject, type NewProject } from '#/features/projects/create-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { storageKeys } from '../files/imported-file.ts';
import type { KeptFigures } from '../norms/kept-figures.ts';
import { type ProjectResult, projectResult } from '../resonance.present.ts';
import { addResonanceProject, findResonanceProject, setResonanceProject } from '../resonance.store.ts';

interface NewResonance {
  readonly projectName: string;
  readonly createdBy: string;
  readonly userIds: readonly string[];
  readonly dataStructure: 'respondents' | 'messages';
  readonly settings: ProjectSettings;
  readonly demo?: boolean;
}

export type ImportGoal =
  | { readonly kind: 'create'; readonly project: NewResonance }
  | {
      readonly kind: 'replace';
      readonly projectId: string;
      readonly projectName: string;
      readonly change: ProjectChange | null;
    };

export const auditTarget = (
  goal: ImportGoal,
): { action: AuditAction; target: string; details?: Record<string, string> } => {
  if (goal.kind === 'create') return { action: 'project.create', target: goal.project.projectName };
  if (!goal.change) return { action: 'project.file', target: goal.projectName };
  return { action: 'project.change', target: goal.projectName, details: { name: goal.change.projectName } };
};

interface Answers {
  readonly result: ProjectResult;
  readonly datasetKey: string;
  readonly mapping: ResonanceMapping | null;
  readonly figures?: KeptFigures | null;
  readonly fileName: string;
  readonly importedOn: Date;
  readonly actor?: NonNullable<NewProject['actor']>;
}

const addResonance = async (tx: Database, project: NewResonance, answers: Answers): Promise<string> => {
  const { result, datasetKey, mapping, figures, fileName, importedOn, actor } = answers;
  const facts = { projectType: 'RESONANCE', createdOn: importedOn, dataFrom: importedOn } as const;
  const projectId = await createProject(tx, { ...project, ...facts, fileName, result, ...(actor && { actor }) });
  await addResonanceProject(tx, { mapping, figures, projectId, datasetKey, importedOn });
  return projectId;
};

const replaceAnswers = async (
  tx: Database,
  { projectId, change }: ImportGoal & { kind: 'replace' },
  { result, datasetKey, mapping, figures, fileName, importedOn }: Answers,
): Promise<string> => {
  const project = await lockExistingProject(tx, projectId);
  const last = await findResonanceProject(tx, projectId);
  if (!last) throw new AppError('notFound');
  if (change) await editProject(tx, project, change);
  await setDataSummary(tx, projectId, { fileName, dataFrom: importedOn, result });
  // The weights were those of the former respondents.
  const unweighted = { weightsKey: null, weighting: null };
  await setResonanceProject(tx, projectId, {
    datasetKey,
    importedOn,
    mapping,
    figures: figures ?? null,
    ...unweighted,
  });
  await discardFiles(tx, storageKeys(last), importedOn);
  return projectId;
};

export const saveAnswers = (tx: Database, goal: ImportGoal, answers: Answers): Promise<string> =>
  goal.kind === 'create' ? addResonance(tx, goal.project, answers) : replaceAnswers(tx, goal, answers);

export const addDemoResonance = async (
  { db, storage, now }: Services,
  { dataset, projectName, createdBy }: { projectName: string; createdBy: string; dataset: Dataset },
): Promise<void> => {
  const datasetKey = `resonance/${randomUUID()}`;
  await storage.write(datasetKey, encodeDataset(dataset));
  const settings = { theme: 'SOUNDINGS', vision: 'default', lang: 'en' } as const;
  const project = { projectName, createdBy, userIds: [], demo: true, dataStructure: 'respondents', settings } as const;
  const result = projectResult(messageFigures(dataset, null));
  const answers = { result, datasetKey, mapping: null, fileName: 'demo data', importedOn: now() };
  await db.transaction((tx) => addResonance(tx, project, answers));
};
