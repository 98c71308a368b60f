import { lazyRouteComponent } from '@tanstack/react-router';
import { needAiTexts } from '#/lib/i18n.ts';

/** Assistants are tried on their page, where a model answers. */
const screens = async () => {
  const [all] = await Promise.all([import('./settings-screens.tsx'), needAiTexts()]);
  return all;
};

/** A screen of the settings, loaded with all others of them when the first is opened. */
export const settingsScreen = (name: keyof Awaited<ReturnType<typeof screens>>) => lazyRouteComponent(screens, name);
