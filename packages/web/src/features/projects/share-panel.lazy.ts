import { lazy } from 'react';
import { needFormTexts, needProjectEditTexts } from '#/lib/i18n.ts';

export const SharePanel = lazy(async () => {
  await Promise.all([needFormTexts(), needProjectEditTexts()]);
  return { default: (await import('./edit/share-panel.tsx')).SharePanel };
});

export const ShareSheet = lazy(() => import('./edit/share-sheet.tsx').then((file) => ({ default: file.ShareSheet })));
