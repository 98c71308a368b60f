import type { Chart } from '@soundings/contract/reports/report-content';
import type { ToldSentence } from '@soundings/engine/facts/tell/chapters';
import type { DocumentChart } from '#/platform/office/office-document.ts';

export const toReportChart = ({ categories, series, ...rest }: Omit<DocumentChart, 'events'>): Chart => ({
  ...{ form: 'bars', min: 0, unit: '', ...rest },
  categories: [...categories],
  series: series.map(({ values, ...one }) => ({ ...one, values: [...values] })),
});

/** Steps as bars of what they would add, each with what else is said of it; null where a chapter names none. */
export const chartSteps = (sentences: readonly ToldSentence[], title: string) => {
  const first = sentences.findIndex(({ gain }) => gain);
  if (first < 0) return null;
  const steps: { name: string; notes: string[]; points: number }[] = [];
  for (const { text, gain } of sentences.slice(first)) {
    if (gain)
      steps.push({
        name: [gain.step, ...(gain.condition ? [gain.condition] : [])].join(', '),
        notes: [],
        points: gain.points,
      });
    else steps.at(-1)!.notes.push(text);
  }
  const values = steps.map(({ points }) => points);
  const chart: Chart = {
    ...{ title, form: 'bars', series: [{ name: title, values }] },
    categories: steps.map(({ name }) => name),
    notes: steps.map(({ notes }) => notes.join(' ')),
    ...{ min: 0, max: Math.ceil(Math.max(...values)), decimals: 1, unit: '', own: null },
  };
  return { lead: sentences.slice(0, first), chart };
};
