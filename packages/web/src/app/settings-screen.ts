import { lazyRouteComponent } from '@tanstack/react-router';

const screens = () => import('./settings-screens.tsx');

/** A screen of the settings, loaded with all others of them when the first is opened. */
export const settingsScreen = (name: keyof Awaited<ReturnType<typeof screens>>) => lazyRouteComponent(screens, name);
