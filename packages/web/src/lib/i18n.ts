import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
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
        typeof import('./texts/en/navig8.ts') &
        typeof import('./texts/en/file-errors.ts') &
        typeof import('./texts/en/resonance-response.ts') &
        typeof import('./texts/en/resonance-views.ts') &
        typeof import('./texts/en/quick-access.ts') &
        typeof import('./texts/en/genie.ts') &
        typeof import('./texts/en/calibration.ts') &
        typeof import('./texts/en/board.ts') &
        typeof import('./texts/en/board-dialogs.ts') &
        typeof import('./texts/en/scout.ts') &
        typeof import('./texts/en/id8.ts') &
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

/** Each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Local storage key of the language; public/first-paint.js reads it too. */
const storageKey = 'LANG';

type Texts = Record<Language, () => Promise<object>>;

const everyday: Texts = {
  en: () => import('./texts/en.ts').then((chunk) => chunk.en),
  de: () => import('./texts/de.ts').then((chunk) => chunk.de),
};

const ofAdmins: Texts = {
  en: () => import('./texts/en-admin.ts').then((chunk) => chunk.enAdmin),
  de: () => import('./texts/de-admin.ts').then((chunk) => chunk.deAdmin),
};

const ofSettings: Texts = {
  en: () => import('./texts/en-settings.ts').then((chunk) => chunk.enSettings),
  de: () => import('./texts/de-settings.ts').then((chunk) => chunk.deSettings),
};

const ofFiles: Texts = {
  en: () => import('./texts/en/file-errors.ts'),
  de: () => import('./texts/de/file-errors.ts'),
};

const ofQuickAccess: Texts = {
  en: () => import('./texts/en/quick-access.ts'),
  de: () => import('./texts/de/quick-access.ts'),
};

const ofResonance: Texts = {
  en: () => import('./texts/en/resonance-response.ts'),
  de: () => import('./texts/de/resonance-response.ts'),
};

const ofResonanceViews: Texts = {
  en: () => import('./texts/en/resonance-views.ts'),
  de: () => import('./texts/de/resonance-views.ts'),
};

const ofSonar: Texts = {
  en: () => import('./texts/en-sonar.ts').then((chunk) => chunk.enSonar),
  de: () => import('./texts/de-sonar.ts').then((chunk) => chunk.deSonar),
};

const ofDashboard: Texts = {
  en: () => import('./texts/en-dashboard.ts').then((chunk) => chunk.enDashboard),
  de: () => import('./texts/de-dashboard.ts').then((chunk) => chunk.deDashboard),
};

const ofWhy: Texts = {
  en: () => import('./texts/en/why-score.ts'),
  de: () => import('./texts/de/why-score.ts'),
};

const ofNavig8: Texts = {
  en: () => import('./texts/en/navig8.ts'),
  de: () => import('./texts/de/navig8.ts'),
};

const ofSonarData: Texts = {
  en: () => import('./texts/en-sonar-data.ts').then((chunk) => chunk.enSonarData),
  de: () => import('./texts/de-sonar-data.ts').then((chunk) => chunk.deSonarData),
};

const ofGenie: Texts = {
  en: () => import('./texts/en/genie.ts'),
  de: () => import('./texts/de/genie.ts'),
};

const ofCalibration: Texts = {
  en: () => import('./texts/en/calibration.ts'),
  de: () => import('./texts/de/calibration.ts'),
};

const ofBoard: Texts = {
  en: () => import('./texts/en/board.ts'),
  de: () => import('./texts/de/board.ts'),
};

const ofBoardDialogs: Texts = {
  en: () => import('./texts/en/board-dialogs.ts'),
  de: () => import('./texts/de/board-dialogs.ts'),
};

const ofScout: Texts = {
  en: () => import('./texts/en/scout.ts'),
  de: () => import('./texts/de/scout.ts'),
};

const ofId8: Texts = {
  en: () => import('./texts/en/id8.ts'),
  de: () => import('./texts/de/id8.ts'),
};

const ofAi: Texts = {
  en: () => import('./texts/en-ai.ts').then((chunk) => chunk.enAi),
  de: () => import('./texts/de-ai.ts').then((chunk) => chunk.deAi),
};

const ofAiSettings: Texts = {
  en: () => import('./texts/en/ai-settings.ts'),
  de: () => import('./texts/de/ai-settings.ts'),
};

const ofPlayground: Texts = {
  en: () => import('./texts/en-playground.ts').then((chunk) => chunk.enPlayground),
  de: () => import('./texts/de-playground.ts').then((chunk) => chunk.dePlayground),
};

const ofForms: Texts = {
  en: () => import('./texts/en-forms.ts').then((chunk) => chunk.enForms),
  de: () => import('./texts/de-forms.ts').then((chunk) => chunk.deForms),
};

const needed = new Set([everyday]);
const loaded = new Set<Texts[Language]>();

/** What the console says of a text that is not there; journeys look for it. */
const missingText = 'missing text key';

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
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

const need = (texts: Texts) => (): Promise<void> => {
  needed.add(texts);
  return load(currentLanguage());
};

export const needAdminTexts = need(ofAdmins);

export const needSettingsTexts = need(ofSettings);

export const needFormTexts = need(ofForms);

export const needFileTexts = need(ofFiles);

export const needQuickAccessTexts = need(ofQuickAccess);

export const needResonanceTexts = need(ofResonance);

export const needResonanceViewTexts = need(ofResonanceViews);

export const needSonarTexts = need(ofSonar);

export const needDashboardTexts = need(ofDashboard);

export const needWhyTexts = need(ofWhy);

export const needNavig8Texts = need(ofNavig8);

export const needSonarDataTexts = need(ofSonarData);

export const needGenieTexts = need(ofGenie);
export const needCalibrationTexts = need(ofCalibration);
export const needBoardTexts = need(ofBoard);
export const needBoardDialogTexts = need(ofBoardDialogs);
export const needScoutTexts = need(ofScout);
export const needId8Texts = need(ofId8);

export const needAiTexts = need(ofAi);

export const needAiSettingsTexts = need(ofAiSettings);

export const needPlaygroundTexts = need(ofPlayground);

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
