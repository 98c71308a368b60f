import { lazyRouteComponent } from '@tanstack/react-router';
import { needAiTexts } from '#/lib/i18n.ts';

const loadScreens = () => import('./settings-screens.tsx');
const screens = async () => {
  const loading = loadScreens();
  // Assistants are tried on their page, where a model answers.
  await needAiTexts();
  return loading;
};

export const settingsScreen = (name: keyof Awaited<ReturnType<typeof screens>>) => lazyRouteComponent(screens, name);
