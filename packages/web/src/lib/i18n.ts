import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { en } from './texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
    returnNull: false;
  }
}

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Local storage key of the language; public/first-paint.js reads it too. */
const storageKey = 'LANG';

const texts: Record<Language, () => Promise<object>> = {
  en: () => import('./texts/en.ts').then((chunk) => chunk.en),
  de: () => import('./texts/de.ts').then((chunk) => chunk.de),
};

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
};

/** The language the page is shown in. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

const load = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await texts[language]());
  }
};

/** Shows the page in another language and remembers it on this device. */
export const setLanguage = async (language: Language): Promise<void> => {
  await load(language);
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Loads the texts of the remembered language; the page waits for it. */
export const startI18n = async (): Promise<void> => {
  const language = storedLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await load(language);
  document.documentElement.lang = language;
};
