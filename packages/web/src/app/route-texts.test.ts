import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Permission, permissions } from '@soundings/contract/access/permissions';
import { auditActions } from '@soundings/contract/audit/audit-choices';
import { expect, it } from 'vitest';
import {
  needAdminTexts,
  needAiSettingsTexts,
  needAiTexts,
  needAlertTexts,
  needBoardDialogTexts,
  needBoardTexts,
  needDashboardTexts,
  needFileTexts,
  needFormTexts,
  needGenieTexts,
  needPathTexts,
  needPlaygroundTexts,
  needPostTexts,
  needProjectEditTexts,
  needReportTexts,
  needResonanceTexts,
  needScoutTexts,
  needSettingsTexts,
  needSignInTexts,
  needSonarDataTexts,
  needSonarTexts,
  needTimelineTexts,
  needWhyTexts,
} from '#/lib/i18n.ts';
import * as enAccount from '#/lib/texts/en/account.ts';
import * as enAiSettings from '#/lib/texts/en/ai-settings.ts';
import * as enAlerts from '#/lib/texts/en/alerts.ts';
import * as enBoard from '#/lib/texts/en/board.ts';
import * as enBoardDialogs from '#/lib/texts/en/board-dialogs.ts';
import * as enCompanyAccount from '#/lib/texts/en/company-account.ts';
import * as enEmptyWorkspace from '#/lib/texts/en/empty-workspace.ts';
import * as enFiles from '#/lib/texts/en/file-errors.ts';
import * as enGenie from '#/lib/texts/en/genie.ts';
import * as enPasskeySignIn from '#/lib/texts/en/passkey-sign-in.ts';
import * as enPath from '#/lib/texts/en/path.ts';
import * as enPosts from '#/lib/texts/en/posts.ts';
import * as enProjectEdit from '#/lib/texts/en/project-edit.ts';
import * as enReports from '#/lib/texts/en/reports.ts';
import * as enResonance from '#/lib/texts/en/resonance-response.ts';
import * as enScout from '#/lib/texts/en/scout.ts';
import * as enSignIn from '#/lib/texts/en/sign-in.ts';
import * as enTimeline from '#/lib/texts/en/timeline.ts';
import * as enWhy from '#/lib/texts/en/why-score.ts';
import { en } from '#/lib/texts/en.ts';
import { enAdmin } from '#/lib/texts/en-admin.ts';
import { enAi } from '#/lib/texts/en-ai.ts';
import { enDashboard } from '#/lib/texts/en-dashboard.ts';
import { enForms } from '#/lib/texts/en-forms.ts';
import { enPlayground } from '#/lib/texts/en-playground.ts';
import { enSettings } from '#/lib/texts/en-settings.ts';
import { enSonar } from '#/lib/texts/en-sonar.ts';
import { enSonarData } from '#/lib/texts/en-sonar-data.ts';
import { textsFor } from './permit.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const routes = join(source, 'app/routes');

const bundles = {
  // Declared beside what is loaded late.
  needPasskeySignInTexts: { bring: async () => undefined, groups: Object.keys(enPasskeySignIn) },
  needCompanyAccountTexts: { bring: async () => undefined, groups: Object.keys(enCompanyAccount) },
  needEmptyWorkspaceTexts: { bring: async () => undefined, groups: Object.keys(enEmptyWorkspace) },
  needAccountTexts: { bring: async () => undefined, groups: Object.keys(enAccount) },
  needAdminTexts: { bring: needAdminTexts, groups: Object.keys(enAdmin) },
  needAlertTexts: { bring: needAlertTexts, groups: Object.keys(enAlerts) },
  needAiTexts: { bring: needAiTexts, groups: Object.keys(enAi) },
  needAiSettingsTexts: { bring: needAiSettingsTexts, groups: Object.keys(enAiSettings) },
  needBoardDialogTexts: { bring: needBoardDialogTexts, groups: Object.keys(enBoardDialogs) },
  needBoardTexts: { bring: needBoardTexts, groups: Object.keys(enBoard) },
  needPlaygroundTexts: { bring: needPlaygroundTexts, groups: Object.keys(enPlayground) },
  needFormTexts: { bring: needFormTexts, groups: Object.keys(enForms) },
  needGenieTexts: { bring: needGenieTexts, groups: Object.keys(enGenie) },
  needResonanceTexts: { bring: needResonanceTexts, groups: Object.keys(enResonance) },
  needScoutTexts: { bring: needScoutTexts, groups: Object.keys(enScout) },
  needPathTexts: { bring: needPathTexts, groups: Object.keys(enPath) },
  needProjectEditTexts: { bring: needProjectEditTexts, groups: Object.keys(enProjectEdit) },
  needReportTexts: { bring: needReportTexts, groups: Object.keys(enReports) },
  needSettingsTexts: { bring: needSettingsTexts, groups: Object.keys(enSettings) },
  needSignInTexts: { bring: needSignInTexts, groups: Object.keys(enSignIn) },
  needFileTexts: { bring: needFileTexts, groups: Object.keys(enFiles) },
  needSonarTexts: { bring: needSonarTexts, groups: Object.keys(enSonar) },
  needSonarDataTexts: { bring: needSonarDataTexts, groups: Object.keys(enSonarData) },
  needDashboardTexts: { bring: needDashboardTexts, groups: Object.keys(enDashboard) },
  needTimelineTexts: { bring: needTimelineTexts, groups: Object.keys(enTimeline) },
  needPostTexts: { bring: needPostTexts, groups: Object.keys(enPosts) },
  needWhyTexts: { bring: needWhyTexts, groups: Object.keys(enWhy) },
};
const everyday = new Set(Object.keys(en));
const groupOfKey = new RegExp(
  `['"\`](${Object.values(bundles)
    .flatMap(({ groups }) => groups)
    .join('|')})\\.([\\w$-]+)`,
  'g',
);

const isOther = new Set<string>([...Object.keys(permissions), ...auditActions]);

const read = (file: string): string => readFileSync(file, 'utf8');
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import\()\s*'((?:#|\.)[^']+\.tsx?)'/g)].map(([, path = '']) =>
    path.startsWith('#/') ? join(source, path.slice(2)) : join(dirname(file), path),
  );

const isCommon = (file: string) =>
  file.includes('/lib/texts/') || /\/(i18n|permit|router|routeTree\.gen)\.ts$/.test(file);

const reachedFrom = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || isCommon(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reachedFrom(next, seen);
  return seen;
};

const layoutsOf = (routeFile: string): string[] => [`${dirname(routeFile)}.tsx`].filter((file) => existsSync(file));

const groupsBrought = (routeFile: string, reached: readonly string[]): Set<string> => {
  const files = [...reached, ...layoutsOf(routeFile)];
  const permitted = [...read(routeFile).matchAll(/permit\('([^']+)'\)/g)].map(
    ([, name]) => textsFor[name as Permission],
  );
  const called = Object.entries(bundles).filter(
    ([name, { bring }]) =>
      permitted.includes(bring) || files.some((file) => new RegExp(`\\b${name}\\b`).test(read(file))),
  );
  return new Set([...everyday, ...called.flatMap(([, { groups }]) => groups)]);
};

const routeFiles = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => join(routes, name));

it('finds the routes and what they show', () => {
  expect(routeFiles.length).toBeGreaterThan(30);
  const edit = routeFiles.find((file) => file.includes('projects.edit.$type'))!;
  expect([...reachedFrom(edit)].some((file) => file.includes('features/projects/edit/'))).toBe(true);
});

it.each(routeFiles.map((file) => [relative(routes, file), file]))(
  '%s brings every text that its page shows',
  (_, file) => {
    const files = [...reachedFrom(file)];
    const brought = groupsBrought(file, files);
    const lacking = files.flatMap((each) =>
      [...read(each).matchAll(groupOfKey)]
        .filter(([, group = '', rest]) => !brought.has(group) && !isOther.has(`${group}.${rest}`))
        .map(([, group, rest]) => `${relative(source, each)}: ${group}.${rest}`),
    );
    expect(lacking).toEqual([]);
  },
);
