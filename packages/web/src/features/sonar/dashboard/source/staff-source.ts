import { endpoints } from 'virtual:endpoints';
import { addressOf, call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { type SonarSource, sourceOf } from './sonar-source.ts';

/** A project that the signed-in user may use. */
export const staffSource = (projectId: string): SonarSource => {
  const params = { id: projectId };
  const query = { projectId };
  return sourceOf(['sonar', projectId, 'dashboard'], staffAccess(projectId), projectId, {
    dates: (signal) => call(endpoints.collectedDates, { params, signal }),
    calculations: (body, signal) => call(endpoints.calculations, { query, body, signal }),
    trend: (body, signal) => call(endpoints.scoreTrend, { query, body, signal }),
    why: (body, signal) => call(endpoints.whyThisScore, { query, body, signal }),
    views: (signal) => call(endpoints.savedViews, { params, signal }),
    keepPeriod: (days) => call(endpoints.setPeriodDays, { body: { days } }),
    exportTable: (body, signal) => download(endpoints.exportTable, { body, signal }),
    // Changes with the picture, so that a browser does not show the one before.
    logo: {
      address: (id, version) => `${addressOf(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(version)}`,
    },
  });
};
