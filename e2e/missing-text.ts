import type { Browser } from '@playwright/test';

/**
 * Reports every text that a page of this browser shows as its key, also in windows that are opened later: the pages write
 * such keys to the console (packages/web/src/lib/i18n.ts).
 */
export const watchTexts = (browser: Browser, report: (missing: string) => void): void => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...given) => {
    const context = await open(...given);
    context.on('console', (line) => {
      if (line.type() === 'error' && line.text().startsWith('missing text key')) {
        report(`${line.page()?.url()}: ${line.text()}`);
      }
    });
    return context;
  };
};
