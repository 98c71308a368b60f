import { readEnv } from '@soundings/server/env';
import { jobDefinitions, mailWriters } from '@soundings/server/features';
import { raiseAlerts } from '@soundings/server/features/projects/alerts/raise-alerts';
import { queueDigests } from '@soundings/server/features/projects/alerts/write-alert-mails';
import { startScheduled } from '@soundings/server/features/reports/schedules/start-scheduled';
import { openServices } from '@soundings/server/open-services';
import { startWorker } from '@soundings/server/platform/jobs/start-worker';
import { sendQueuedMails } from '@soundings/server/platform/mail/queue/send-queued-mails';

export interface Tick {
  readonly time: string;
  readonly projectId: string;
  readonly silent: readonly string[];
}

const log = { error: (details: object, message: string) => console.error(message, JSON.stringify(details)) };

let time = new Date(process.env.CLOCK!).getTime();
const services = { ...(await openServices(readEnv(), log)), now: () => new Date(time) };
await startWorker(services, jobDefinitions, log);

const day = (text: string) => text.slice(0, 10);

const act = async ({ time: now, projectId, silent }: Tick): Promise<void> => {
  time = new Date(now).getTime();
  for (const brand of silent) {
    const ranges = { from: day(now), till: day(now), formerFrom: day(now), formerTill: day(now) };
    const about = { kind: 'silence' as const, brand, network: 'FACEBOOK' as const, before: 14, ...ranges };
    const found = { about, subject: brand, period: day(now), till: day(now) };
    await services.db.transaction((tx) => raiseAlerts(services, tx, { projectId }, [found]));
  }
  await startScheduled(services, log);
  await queueDigests(services);
  await sendQueuedMails(services, mailWriters, log);
};

// One after the other, as they come.
let last = Promise.resolve();
process.on('message', (tick: Tick) => {
  last = last.then(() => act(tick)).catch((error: unknown) => log.error({ err: String(error) }, 'a tick failed'));
  void last.then(() => process.send?.(tick.time));
});
// Whoever tries it out has gone.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
