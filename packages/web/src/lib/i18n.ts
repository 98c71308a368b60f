import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as bundles from './texts/bundles.ts';
import type { chart } from './texts/en/chart.ts';
import type { en } from './texts/en.ts';
import type { enAdmin } from './texts/en-admin.ts';
import type { enAi } from './texts/en-ai.ts';
import type { enDashboard } from './texts/en-dashboard.ts';
import type { enForms } from './texts/en-forms.ts';
import type { enPlayground } from './texts/en-playground.ts';
import type { enSettings } from './texts/en-settings.ts';
import type { enSonar } from './texts/en-sonar.ts';
import type { enSonarData } from './texts/en-sonar-data.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en &
        typeof enAdmin &
        typeof enForms &
        typeof enSettings &
        typeof enSonar &
        typeof enSonarData &
        typeof enDashboard &
        typeof import('./texts/en/why-score.ts') &
        typeof import('./texts/en/timeline.ts') &
        typeof import('./texts/en/navig8.ts') &
        typeof import('./texts/en/posts.ts') &
        typeof import('./texts/en/file-errors.ts') &
        typeof import('./texts/en/resonance-response.ts') &
        typeof import('./texts/en/resonance-views.ts') &
        typeof import('./texts/en/resonance-norms.ts') &
        typeof import('./texts/en/project-edit.ts') &
        typeof import('./texts/en/resonance-mapping.ts') &
        typeof import('./texts/en/resonance-analysis.ts') &
        typeof import('./texts/en/quick-access.ts') &
        typeof import('./texts/en/account.ts') &
        typeof import('./texts/en/sign-in.ts') &
        typeof import('./texts/en/company-account.ts') &
        typeof import('./texts/en/empty-workspace.ts') &
        typeof import('./texts/en/passkey-sign-in.ts') &
        typeof import('./texts/en/genie.ts') &
        typeof import('./texts/en/calibration.ts') &
        typeof import('./texts/en/alerts.ts') &
        typeof import('./texts/en/board.ts') &
        typeof import('./texts/en/board-dialogs.ts') &
        typeof import('./texts/en/scout.ts') &
        typeof import('./texts/en/id8.ts') &
        typeof import('./texts/en/path.ts') &
        typeof import('./texts/en/reports.ts') &
        typeof enAi &
        typeof import('./texts/en/ai-settings.ts') &
        typeof enPlayground;
      chart: typeof chart;
    };
    returnNull: false;
  }
}

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const offers: Record<Language, string> = { en: 'Read this page in English', de: 'Diese Seite auf Deutsch lesen' };

/** Local storage key of the language; public/first-paint.js reads it too. */
const storageKey = 'LANG';

const needed = new Set([bundles.everyday]);
const loaded = new Set<bundles.Texts[Language]>();

/** What the console says of a text that is not there; journeys look for it. */
const missingText = 'missing text key';

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
};

/** The language that was chosen here, or else that the browser asks for, where another is shown. */
export const offeredLanguage = (): { language: Language; offer: string } | null => {
  const wanted = [localStorage.getItem(storageKey), ...navigator.languages.map((name) => name.slice(0, 2))];
  const language = wanted.find(isLanguage);
  return language === undefined || language === currentLanguage() ? null : { language, offer: offers[language] };
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

const load = async (language: Language): Promise<void> => {
  for (const texts of needed) {
    const read = texts[language];
    if (loaded.has(read)) continue;
    i18next.addResourceBundle(language, 'translation', await read(), true);
    loaded.add(read);
  }
};

/** For texts that only a part loaded late shows: they are declared beside it. */
export const need = (texts: bundles.Texts) => (): Promise<void> => {
  needed.add(texts);
  return load(currentLanguage());
};

export const withTexts = async <T>(bring: () => Promise<void>, part: T | Promise<T>): Promise<T> => {
  await bring();
  return part;
};

export const needSignInTexts = need(bundles.ofSignIn);

export const needAdminTexts = need(bundles.ofAdmins);

export const needSettingsTexts = need(bundles.ofSettings);

export const needFormTexts = need(bundles.ofForms);

export const needProjectEditTexts = need(bundles.ofProjectEdit);

export const needFileTexts = need(bundles.ofFiles);

export const needQuickAccessTexts = need(bundles.ofQuickAccess);

export const needResonanceTexts = need(bundles.ofResonance);

export const needResonanceViewTexts = need(bundles.ofResonanceViews);

export const needSonarTexts = need(bundles.ofSonar);

export const needDashboardTexts = need(bundles.ofDashboard);

export const needWhyTexts = need(bundles.ofWhy);

export const needTimelineTexts = need(bundles.ofTimeline);

export const needNavig8Texts = need(bundles.ofNavig8);

export const needPostTexts = need(bundles.ofPosts);

export const needSonarDataTexts = need(bundles.ofSonarData);

export const needGenieTexts = need(bundles.ofGenie);
export const needCalibrationTexts = need(bundles.ofCalibration);
export const needBoardTexts = need(bundles.ofBoard);
export const needBoardDialogTexts = need(bundles.ofBoardDialogs);
export const needScoutTexts = need(bundles.ofScout);
export const needId8Texts = need(bundles.ofId8);

export const needAlertTexts = need(bundles.ofAlerts);
export const needPathTexts = need(bundles.ofPath);
export const needReportTexts = need(bundles.ofReports);

export const needAiTexts = need(bundles.ofAi);

export const needAiSettingsTexts = need(bundles.ofAiSettings);

export const needPlaygroundTexts = need(bundles.ofPlayground);

export const showLanguage = async (language: Language): Promise<void> => {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

export const setLanguage = async (language: Language): Promise<void> => {
  await load(language);
  localStorage.setItem(storageKey, language);
  await showLanguage(language);
};

export const startI18n = async (): Promise<void> => {
  const language = storedLanguage();
  loaded.clear();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
    saveMissing: true,
    // A key that a reader sees is a fault: journeys and pictures fail on this line. Where something else is shown it is none.
    missingKeyHandler: (_, __, key, ___, ____, options) => {
      if (options?.defaultValue === undefined) console.error(`${missingText} ${key}`);
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await load(language);
  document.documentElement.lang = language;
};
