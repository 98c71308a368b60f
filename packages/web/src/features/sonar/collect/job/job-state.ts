import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';

export type JobKind = 'crawl' | 'collect';

/** The last job of a project as the page shows it. */
export interface JobState {
  /** What is queued or running, and blocks everything else; null where nothing is. */
  running: JobKind | null;
  /** Its progress; null until it was asked for once. */
  progress: ProjectJobProgress | null;
  isCancelling: boolean;
}

export const kindOf = ({ progressType }: ProjectJobProgress): JobKind =>
  progressType === 'COLLECT_SONAR' ? 'collect' : 'crawl';

/** Queued counts as running: it blocks the same. */
export const isRunning = (progress: ProjectJobProgress | undefined): boolean =>
  progress !== undefined && progress.id !== null && progress.status !== 'EXECUTED';
