import type { Page } from '@playwright/test';
import { addMarket } from './add-market.ts';

const names = ['Tundra & Co', 'Havgus', 'Fjeldholm', 'Skovtur', 'Klint'];
const dayMs = 86_400_000;
const lastDay = Date.parse('2026-10-31');

const figures = (): string => {
  const rows = ['domain,network,metric,date,value'];
  names.forEach((_, brand) => {
    for (let back = 29; back >= 0; back -= 1) {
      const day = new Date(lastDay - back * dayMs).toISOString().slice(0, 10);
      const posts = 1 + ((brand + back) % 3);
      const of = (network: string, metric: string, value: number) =>
        rows.push(`brand${brand + 1}.example,${network},${metric},${day},${value}`);
      of('FACEBOOK', 'followers', 1000 * (brand + 1) + 10 * (30 - back) * (brand % 2));
      of('FACEBOOK', 'posts', posts);
      of('FACEBOOK', 'interactions', posts * (20 + 15 * brand + (back % 7)));
      of('FACEBOOK', 'comments', posts * (1 + (back % 3)));
      of('TRUSTPILOT', 'score', 3 + brand / 4);
      of('TRUSTPILOT', 'reviews', 100 * (brand + 1));
    }
  });
  return rows.join('\n');
};

export const addMonthOfFigures = (page: Page, projectName: string): Promise<string> => {
  const datasets = names.map((brandCompany, index) => ({
    brandCompany,
    domain: `brand${index + 1}.example`,
    competitorType: index % 2 === 0 ? 'Narrow' : 'Broad',
    groups: [index < 3 ? 'Outdoor' : 'Retail'],
    inFocus: index < 2,
    myCompany: index === 2,
  }));
  const settings = { brand: 'Fjeldholm', startDate: '2026-06-01' };
  return addMarket(page, projectName, { settings, datasets, figures: figures() });
};
