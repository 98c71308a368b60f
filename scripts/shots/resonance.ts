import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const open = async (page: Page, view: string): Promise<string> => {
  const found = await (await page.request.post('/api/project/search', { data: { query: 'Havgus autumn' } })).json();
  const address = `/project/resonance/${found.content[0].id}`;
  await page.goto(`${address}?tab=${view}`);
  return address;
};

export const resonanceShots: readonly Shot[] = [
  { name: 'resonance-concepts', signedIn: true, open: async (page) => void (await open(page, 'concepts')) },
  {
    name: 'resonance-concepts-compared',
    signedIn: true,
    open: async (page) => {
      await open(page, 'concepts');
      await page.getByRole('combobox').nth(1).click();
      for (const _ of [1, 2, 3]) await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'resonance-benchmark',
    signedIn: true,
    open: async (page) => {
      await open(page, 'benchmarks');
      await page.getByRole('checkbox', { name: /Female/ }).check();
      await page.getByRole('checkbox', { name: /25–34/ }).check();
      await page.getByRole('button', { name: /^(Submit|Berechnen)$/ }).click();
    },
  },
  {
    name: 'resonance-crosstab',
    signedIn: true,
    fullPage: false,
    open: async (page) => {
      await open(page, 'concepts');
      const name = /^(Export crosstab|Kreuztabelle exportieren)$/;
      // On a phone it is an entry of the menu beside the views.
      const menu = page.getByRole('button', { name: /^(Chart and crosstab|Diagramm und Kreuztabelle)/ });
      const button = page.getByRole('button', { name });
      await page.getByRole('combobox').first().waitFor();
      if (page.viewportSize()?.width === 390) {
        await menu.click();
        await page.getByRole('menuitem', { name }).click();
      } else await button.click();
      await page.getByRole('dialog').getByRole('checkbox').nth(5).check();
    },
  },
];
