import { lazy } from 'react';
import { needFormTexts } from '#/lib/i18n.ts';

/** How a project is shared, for the header of its page and for the list; it comes when it is first opened. */
export const SharePanel = lazy(async () => {
  await needFormTexts();
  return { default: (await import('./edit/share-panel.tsx')).SharePanel };
});
