import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AlertSettings } from '@soundings/contract/projects/alerts';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { putSettings } from '@soundings/server/features/projects/alerts/alert-settings.store';
import { createProject } from '@soundings/server/features/projects/create-project';
import { addReport } from '@soundings/server/features/reports/reports.store';
import { createSchedule } from '@soundings/server/features/reports/schedules/change-schedule';
import { nextSlot } from '@soundings/server/platform/calendar/slots';
import { type OpenDatabase, openPostgres } from '@soundings/server/platform/db/database';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from '../cluster/mail-catcher.ts';
import type { Tick } from './node-with-clock.ts';

const hourMs = 3_600_000;
/** A month with the night in which Europe's clocks go back. */
const begin = Date.parse('2026-10-10T00:00:00Z');
const hours = 30 * 24;
/** By the hour, after so many milliseconds of it: while alerts are found, and while a report is made. */
const kills = new Map([
  [213, 15],
  [222, 700],
  [465, 25],
]);
const restsFor = 5;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let catcher: MailCatcher;
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  catcher = await startMailCatcher();
  folder = await mkdtemp(join(tmpdir(), 'soundings-month-'));
  const admin = new Client(postgres.urlOf('postgres'));
  await admin.connect();
  await admin.query('create database soundings');
  await admin.end();
  database = await openPostgres(postgres.urlOf('soundings'), console);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  catcher.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Node {
  tick(tick: Tick): Promise<void>;
  kill(): Promise<void>;
}

const startNode = async (name: string): Promise<Node> => {
  const child: ChildProcess = fork(new URL('./node-with-clock.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, name),
      FILES_DIR: join(folder, 'files'),
      DATABASE_URL: postgres.urlOf('soundings'),
      SMTP_URL: catcher.url,
      APP_SECRET: 'the same on both nodes, and long enough for a key',
      PUBLIC_URL: 'https://soundings.example',
      CLOCK: new Date(begin).toISOString(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [said] = await once(child, 'message');
  expect(said).toBe('ready');
  return {
    tick: async (tick) => {
      const answered = new Promise<void>((resolve) => {
        const hear = (time: unknown) => {
          if (time !== tick.time) return;
          child.off('message', hear);
          resolve();
        };
        child.on('message', hear);
        void gone.then(() => resolve());
      });
      if (child.connected) child.send(tick);
      await answered;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const password = 'Correct-Horse-7-Battery';
const people = [
  { username: 'once@a.example', mails: 'AT_ONCE', language: 'en', timeZone: 'UTC' },
  { username: 'einmal@a.example', mails: 'AT_ONCE', language: 'de', timeZone: 'Europe/Berlin' },
  { username: 'berlin@a.example', mails: 'DAILY', language: 'de', timeZone: 'Europe/Berlin' },
  { username: 'newyork@a.example', mails: 'DAILY', language: 'en', timeZone: 'America/New_York' },
  { username: 'adelaide@a.example', mails: 'DAILY', language: 'en', timeZone: 'Australia/Adelaide' },
  { username: 'none@a.example', mails: 'OFF', language: 'en', timeZone: 'UTC' },
] as const satisfies readonly ({ username: string } & AlertSettings)[];

const addPeople = async () => {
  const { db } = database;
  const userIds: string[] = [];
  for (const { username, mails, language, timeZone } of people) {
    const names = { firstName: 'A', lastName: username };
    const id = await createUser({ db, now: () => new Date(begin) } as never, {
      ...{ username, password, ...names, roleName: 'ROLE_GLOBAL_USER' },
    });
    const digestOn = nextSlot({ every: 'DAY', hour: 8 }, timeZone, new Date(begin));
    await putSettings(db, id, { mails, language, timeZone, digestOn });
    userIds.push(id);
  }
  const createdOn = new Date(begin);
  const project = { projectName: 'A month', projectType: 'SONAR', createdBy: userIds[0]!, createdOn, userIds } as const;
  return { projectId: await createProject(db, project), ownerId: userIds[0]! };
};

const schedules = [
  { rhythm: { every: 'WEEK', weekday: 1, hour: 8 }, timeZone: 'Europe/Berlin', form: 'LINK' },
  // The hour that comes twice in that night.
  { rhythm: { every: 'MONTH', day: 25, hour: 2 }, timeZone: 'Europe/Berlin', form: 'PDF' },
  { rhythm: { every: 'WEEK', weekday: 5, hour: 17 }, timeZone: 'America/New_York', form: 'PPTX' },
] as const;
const recipients = (at: number) => [`client-${at}@c.example`, `colleague-${at}@a.example`];

const addReports = async (ownerId: string): Promise<void> => {
  const { db } = database;
  for (const [at, schedule] of schedules.entries()) {
    const id = randomUUID();
    const on = { createdOn: new Date(begin), changedOn: new Date(begin) };
    await addReport(db, {
      ...{ id, title: `Report ${at}`, language: 'en', companyId: null, ownerId, blocks: [], version: 1, ...on },
    });
    const given = { ...schedule, isActive: true, recipients: recipients(at) };
    await createSchedule({ db, now: () => new Date(begin) } as never, id, given);
  }
};

const slotsOf = ({ rhythm, timeZone }: (typeof schedules)[number]): number => {
  let slots = 0;
  const end = begin + (hours - 1) * hourMs;
  for (let slot = new Date(begin); ; slots++) {
    slot = nextSlot(rhythm, timeZone, slot);
    if (slot.getTime() > end) return slots;
  }
};

/** Which brands fall silent in an hour: one or two in every seventh. Both nodes find them. */
const silentIn = (hour: number): string[] =>
  hour % 7 === 3 ? [`Brand-${hour}-a`, ...(hour % 2 === 0 ? [`Brand-${hour}-b`] : [])] : [];

interface Caught {
  readonly id: string;
  readonly to: string;
  readonly brands: readonly string[];
}

const header = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? '';

const caught = (): Caught[] =>
  catcher.mails().map((mail) => ({
    id: header(mail, 'Message-ID'),
    to: header(mail, 'To'),
    brands: [...new Set([...mail.replaceAll(/=\n/g, '').matchAll(/Brand-\d+-[ab]/g)].map(([brand]) => brand))],
  }));

const openWork = async (): Promise<number> => {
  const { rows } = (await database.db.execute(
    `select ((select count(*) from queued_mails where ended_on is null)
      + (select count(*) from report_schedule_slots where state = 'WAITING'))::integer as open`,
  )) as unknown as { rows: { open: number }[] };
  return rows[0]!.open;
};

it('loses and repeats no alert and no report of a month, over two nodes of which one is killed', {
  timeout: 900_000,
}, async () => {
  const { projectId, ownerId } = await addPeople();
  await addReports(ownerId);
  const first = await startNode('first');
  let second: Node | null = await startNode('second');
  const raised: string[] = [];
  for (let hour = 0; hour < hours; hour++) {
    const time = new Date(begin + hour * hourMs).toISOString();
    const silent = hour < hours - 48 ? silentIn(hour) : [];
    raised.push(...silent);
    const tick = { time, projectId, silent };
    const working = Promise.all([first.tick(tick), second?.tick(tick)]);
    if (second && kills.has(hour)) {
      await sleep(kills.get(hour)!);
      await second.kill();
      second = null;
    }
    await working;
    if (!second && kills.has(hour - restsFor)) second = await startNode('second');
  }
  // What a dead node had taken is free again after two minutes.
  for (let at = 0; (await openWork()) > 0 && at < 150; at++) {
    await sleep(1000);
    const tick = { time: new Date(begin + hours * hourMs + at).toISOString(), projectId, silent: [] };
    await Promise.all([first.tick(tick), second?.tick(tick)]);
  }
  await Promise.all([first.kill(), second?.kill()]);

  const all = caught();
  const mails = [...new Map(all.map((mail) => [mail.id, mail])).values()];
  const byPerson = (username: string) => mails.filter(({ to }) => to === username);
  console.log(
    `${raised.length} alerts, ${mails.length} mails, ${all.length - mails.length} of them came again under their id`,
  );
  // A mail server that has said yes to a node that then died is asked again, at most once a kill.
  expect(all.length - mails.length).toBeLessThanOrEqual(kills.size);
  for (const { username, mails: wanted } of people) {
    const told = byPerson(username).flatMap(({ brands }) => brands);
    expect({ username, told: told.toSorted() }).toEqual({ username, told: wanted === 'OFF' ? [] : raised.toSorted() });
  }
  for (const { username, mails: wanted } of people.filter(({ mails: of }) => of === 'DAILY'))
    expect(byPerson(username).length, `${username} ${wanted}`).toBeLessThanOrEqual(30);
  for (const [at, schedule] of schedules.entries()) {
    for (const to of recipients(at))
      expect({ to, mails: byPerson(to).length }).toEqual({ to, mails: slotsOf(schedule) });
  }
});
