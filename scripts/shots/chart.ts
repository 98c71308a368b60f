import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const chart =
  (vision: string, theme: string, search = '') =>
  async (page: Page, lang: string) => {
    const found = await page.request.post('/api/project/search', { data: { query: 'Havgus autumn claims' } });
    const sourceId = (await found.json()).content[0].id;
    const { token } = await (await page.request.get('/api/ivis/token/generate')).json();
    await page.goto(`/chart/resonance/?${new URLSearchParams({ sourceId, token, theme, vision, lang })}`);
    await page.getByRole('application').waitFor();
    if (search === '') return;
    await page.getByRole('searchbox').fill(search);
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().click();
  };

export const chartShots: readonly Shot[] = [
  { name: 'chart-map', signedIn: true, open: chart('default', 'soundings') },
  { name: 'chart-network', signedIn: true, open: chart('network', 'soundings') },
  { name: 'chart-matrix', signedIn: true, open: chart('matrix', 'soundings') },
  { name: 'chart-hackabu', signedIn: true, open: chart('network', 'hackabu', 'jacket') },
  { name: 'chart-closed', open: async (page) => void (await page.goto('/chart/resonance/')) },
];
