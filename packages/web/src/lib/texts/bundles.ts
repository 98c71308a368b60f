import type { Language } from '../i18n.ts';

export type Texts = Record<Language, () => Promise<object>>;

export const everyday: Texts = {
  en: () => import('./en.ts').then((chunk) => chunk.en),
  de: () => import('./de.ts').then((chunk) => chunk.de),
};

export const ofSignIn: Texts = {
  en: () => import('./en/sign-in.ts'),
  de: () => import('./de/sign-in.ts'),
};

export const ofAdmins: Texts = {
  en: () => import('./en-admin.ts').then((chunk) => chunk.enAdmin),
  de: () => import('./de-admin.ts').then((chunk) => chunk.deAdmin),
};

export const ofSettings: Texts = {
  en: () => import('./en-settings.ts').then((chunk) => chunk.enSettings),
  de: () => import('./de-settings.ts').then((chunk) => chunk.deSettings),
};

export const ofFiles: Texts = {
  en: () => import('./en/file-errors.ts'),
  de: () => import('./de/file-errors.ts'),
};

export const ofQuickAccess: Texts = {
  en: () => import('./en/quick-access.ts'),
  de: () => import('./de/quick-access.ts'),
};

export const ofResonance: Texts = {
  en: () => import('./en/resonance-response.ts'),
  de: () => import('./de/resonance-response.ts'),
};

export const ofResonanceViews: Texts = {
  en: () => import('./en/resonance-views.ts'),
  de: () => import('./de/resonance-views.ts'),
};

export const ofSonar: Texts = {
  en: () => import('./en-sonar.ts').then((chunk) => chunk.enSonar),
  de: () => import('./de-sonar.ts').then((chunk) => chunk.deSonar),
};

export const ofDashboard: Texts = {
  en: () => import('./en-dashboard.ts').then((chunk) => chunk.enDashboard),
  de: () => import('./de-dashboard.ts').then((chunk) => chunk.deDashboard),
};

export const ofTimeline: Texts = {
  en: () => import('./en/timeline.ts'),
  de: () => import('./de/timeline.ts'),
};

export const ofWhy: Texts = {
  en: () => import('./en/why-score.ts'),
  de: () => import('./de/why-score.ts'),
};

export const ofNavig8: Texts = {
  en: () => import('./en/navig8.ts'),
  de: () => import('./de/navig8.ts'),
};

export const ofPosts: Texts = {
  en: () => import('./en/posts.ts'),
  de: () => import('./de/posts.ts'),
};

export const ofSonarData: Texts = {
  en: () => import('./en-sonar-data.ts').then((chunk) => chunk.enSonarData),
  de: () => import('./de-sonar-data.ts').then((chunk) => chunk.deSonarData),
};

export const ofGenie: Texts = {
  en: () => import('./en/genie.ts'),
  de: () => import('./de/genie.ts'),
};

export const ofCalibration: Texts = {
  en: () => import('./en/calibration.ts'),
  de: () => import('./de/calibration.ts'),
};

export const ofBoard: Texts = {
  en: () => import('./en/board.ts'),
  de: () => import('./de/board.ts'),
};

export const ofBoardDialogs: Texts = {
  en: () => import('./en/board-dialogs.ts'),
  de: () => import('./de/board-dialogs.ts'),
};

export const ofScout: Texts = {
  en: () => import('./en/scout.ts'),
  de: () => import('./de/scout.ts'),
};

export const ofId8: Texts = {
  en: () => import('./en/id8.ts'),
  de: () => import('./de/id8.ts'),
};

export const ofAlerts: Texts = {
  en: () => import('./en/alerts.ts'),
  de: () => import('./de/alerts.ts'),
};

export const ofPath: Texts = {
  en: () => import('./en/path.ts'),
  de: () => import('./de/path.ts'),
};

export const ofReports: Texts = {
  en: () => import('./en/reports.ts'),
  de: () => import('./de/reports.ts'),
};

export const ofAi: Texts = {
  en: () => import('./en-ai.ts').then((chunk) => chunk.enAi),
  de: () => import('./de-ai.ts').then((chunk) => chunk.deAi),
};

export const ofAiSettings: Texts = {
  en: () => import('./en/ai-settings.ts'),
  de: () => import('./de/ai-settings.ts'),
};

export const ofPlayground: Texts = {
  en: () => import('./en-playground.ts').then((chunk) => chunk.enPlayground),
  de: () => import('./de-playground.ts').then((chunk) => chunk.dePlayground),
};

export const ofForms: Texts = {
  en: () => import('./en-forms.ts').then((chunk) => chunk.enForms),
  de: () => import('./de-forms.ts').then((chunk) => chunk.deForms),
};

export const ofProjectEdit: Texts = {
  en: () => import('./en/project-edit.ts'),
  de: () => import('./de/project-edit.ts'),
};
