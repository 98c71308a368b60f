import { done } from '@soundings/contract/endpoint';
import { digestHour, maxUnreadShown } from '@soundings/contract/projects/alert-choices';
import { type Alert, alertsEndpoints as endpoints } from '@soundings/contract/projects/alerts';
import { writeAlert } from '@soundings/engine/alerts/write-alert';
import { nextSlot } from '#/platform/calendar/slots.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadActiveProjectFor } from '../load-project.ts';
import { countMuted, dropDigest, findMuted, findSettings, mute, putSettings, unmute } from './alert-settings.store.ts';
import {
  alertPage,
  countAlerts,
  countUnread,
  type FoundAlert,
  isAlertFor,
  markAllRead,
  markRead,
} from './alerts.store.ts';
import { sendDigestNow } from './write-alert-mails.ts';

/** Projects that one user may have muted. */
const maxMuted = 1000;

const untilChosen = { mails: 'OFF', language: 'en', timeZone: 'UTC' } as const;

export const alertsRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.searchAlerts, async ({ caller, query: { page, size, sort: _, language, ...filter } }) => {
    const rows = await alertPage(db, caller, filter, { page, size });
    const totalElements = await countAlerts(db, caller, filter);
    return { content: rows.map((row) => presentAlert(row, language)), totalElements, page, size };
  });

  route(endpoints.unreadAlerts, async ({ caller }) => ({ unread: await countUnread(db, caller, maxUnreadShown) }));

  route(endpoints.readAlert, async ({ caller, params: { id } }) => {
    if (!(await isAlertFor(db, caller, id))) throw new AppError('notFound');
    await markRead(db, caller.id, [id]);
    return done;
  });

  route(endpoints.readAllAlerts, async ({ caller, body }) => {
    await markAllRead(db, caller, body);
    return done;
  });

  route(endpoints.alertSettings, async ({ caller }) => {
    const { mails, language, timeZone } = (await findSettings(db, caller.id)) ?? untilChosen;
    return { mails, language, timeZone, muted: await findMuted(db, caller) };
  });

  route(endpoints.saveAlertSettings, async ({ caller, body }) => {
    const digestOn = nextSlot({ every: 'DAY', hour: digestHour }, body.timeZone, now());
    await db.transaction(async (tx) => {
      await putSettings(tx, caller.id, { ...body, digestOn });
      if (body.mails === 'AT_ONCE') await sendDigestNow(services, tx, caller.id);
      if (body.mails === 'OFF') await dropDigest(tx, caller.id);
    });
    return done;
  });

  route(endpoints.muteProject, async ({ caller, params: { projectId } }) => {
    const { id } = await loadActiveProjectFor(services, caller, projectId);
    if ((await countMuted(db, caller.id)) >= maxMuted) throw new AppError('limitReached');
    await mute(db, caller.id, id);
    return done;
  });

  // Also of a project that they may not open any more.
  route(endpoints.unmuteProject, async ({ caller, params: { projectId } }) => {
    await unmute(db, caller.id, projectId);
    return done;
  });
};

const presentAlert = ({ alert, project, isRead }: FoundAlert, language: 'en' | 'de'): Alert => ({
  id: alert.id,
  kind: alert.kind,
  createdOn: alert.createdOn.toISOString(),
  project: project && { id: project.id, name: project.name, type: project.type },
  ...writeAlert(alert.about, language),
  about: alert.about,
  isRead,
});
