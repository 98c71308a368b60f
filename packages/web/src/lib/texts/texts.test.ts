import { expect, it } from 'vitest';
import * as deAlerts from './de/alerts.ts';
import { chart as germanChart } from './de/chart.ts';
import * as deFiles from './de/file-errors.ts';
import * as deGenie from './de/genie.ts';
import * as dePath from './de/path.ts';
import * as dePosts from './de/posts.ts';
import * as deProjectEdit from './de/project-edit.ts';
import * as deReports from './de/reports.ts';
import * as deMapping from './de/resonance-mapping.ts';
import * as deResonance from './de/resonance-response.ts';
import * as deSignIn from './de/sign-in.ts';
import * as deTimeline from './de/timeline.ts';
import * as deWhy from './de/why-score.ts';
import { de } from './de.ts';
import { deAdmin } from './de-admin.ts';
import { deDashboard } from './de-dashboard.ts';
import { deForms } from './de-forms.ts';
import { dePlayground } from './de-playground.ts';
import { deSonar } from './de-sonar.ts';
import { deSonarData } from './de-sonar-data.ts';
import * as enAlerts from './en/alerts.ts';
import { chart as englishChart } from './en/chart.ts';
import * as enFiles from './en/file-errors.ts';
import * as enGenie from './en/genie.ts';
import * as enPath from './en/path.ts';
import * as enPosts from './en/posts.ts';
import * as enProjectEdit from './en/project-edit.ts';
import * as enReports from './en/reports.ts';
import * as enMapping from './en/resonance-mapping.ts';
import * as enResonance from './en/resonance-response.ts';
import * as enSignIn from './en/sign-in.ts';
import * as enTimeline from './en/timeline.ts';
import * as enWhy from './en/why-score.ts';
import { en } from './en.ts';
import { enAdmin } from './en-admin.ts';
import { enDashboard } from './en-dashboard.ts';
import { enForms } from './en-forms.ts';
import { enPlayground } from './en-playground.ts';
import { enSonar } from './en-sonar.ts';
import { enSonarData } from './en-sonar-data.ts';

const flat = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

const english = flat({
  ...en,
  ...enAdmin,
  ...enForms,
  ...enAlerts,
  ...enGenie,
  ...enPath,
  ...enProjectEdit,
  ...enReports,
  ...enMapping,
  ...enResonance,
  ...enSignIn,
  ...enFiles,
  ...enSonar,
  ...enSonarData,
  ...enDashboard,
  ...enTimeline,
  ...enWhy,
  ...enPosts,
  ...enPlayground,
  chart: englishChart,
});
const german = new Map(
  flat({
    ...de,
    ...deAdmin,
    ...deForms,
    ...deAlerts,
    ...deGenie,
    ...dePath,
    ...deProjectEdit,
    ...deReports,
    ...deMapping,
    ...deResonance,
    ...deSignIn,
    ...deFiles,
    ...deSonar,
    ...deSonarData,
    ...deDashboard,
    ...deTimeline,
    ...deWhy,
    ...dePosts,
    ...dePlayground,
    chart: germanChart,
  }),
);

it('has the same keys in English and German, empty only where both are', () => {
  expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of english) expect(german.get(key)?.trim() === '', key).toBe(text.trim() === '');
});

it('fills in the same values in both', () => {
  for (const [key, text] of english) expect(placeholders(german.get(key) ?? ''), key).toEqual(placeholders(text));
});

it('gives each counted text a form for one and for more', () => {
  const keys = new Set(english.map(([key]) => key));
  for (const key of keys) {
    if (key.endsWith('_one')) expect(keys.has(key.replace(/_one$/, '_other')), key).toBe(true);
  }
});
