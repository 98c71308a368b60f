import { type LiveProject, liveHeaders } from '@soundings/contract/live/live-channel';

/** Who connects, in the headers of CONNECT; staff are signed in by their cookie. */
export const connectHeaders = (project: LiveProject): Record<string, string> =>
  'projectId' in project
    ? { [liveHeaders.projectId]: project.projectId }
    : {
        [liveHeaders.projectName]: project.projectName,
        [liveHeaders.projectPassword]: project.projectPassword,
      };
