import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Market {
  readonly settings: { readonly brand: string | undefined; readonly startDate: string };
  readonly datasets: readonly object[];
  /** Rows of `domain,network,metric,date,value` under these headings. */
  readonly figures: string;
}

/** Makes a SONAR project of daily figures through the API. @returns its id */
export const addMarket = async (page: Page, projectName: string, market: Market): Promise<string> => {
  const post = async (path: string, options: object) => {
    const reply = await page.request.post(path, options);
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { settings, datasets, figures } = market;
  const { id } = await post('/api/sonar/init', {
    data: { projectName, rangeType: 'DAILY_RANGE', ...settings, datasets },
  });
  const columns = ['domain', 'network', 'metric', 'date', 'value'].map((role, index) => ({ column: index + 1, role }));
  await post(`/api/sonar/metrics/import/${id}`, {
    multipart: {
      mapping: JSON.stringify({ form: 'long', columns }),
      file: { name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(figures) },
    },
  });
  return id;
};
