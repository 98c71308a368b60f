import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { TableFile } from '../dashboard.api.ts';
import { DashboardContext } from '../dashboard.ts';
import { DataTab } from '../data-tab/data-tab.tsx';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { PresenceCard } from '../overview/presence-card.tsx';

const fractional = () => {
  const made = madeDashboard(2, { network: 'FACEBOOK', sort: 'company' });
  const brands = made.brands.map((brand, index) => ({
    ...brand,
    myCompany: index === 0,
    socialCalculations: {
      FACEBOOK: {
        metrics: { followers: { comparable: index === 0 ? 1000.67 : 4003.7, compareTo: 900.33, trend: 100.34 } },
        reason: null,
        till: '2026-11-19',
      },
    },
  }));
  return { ...made, brands, shown: brands };
};

const show = async (part: ReactNode): Promise<TableFile[]> => {
  const exportTable = vi.fn(async (_: TableFile) => {});
  const made = fractional();
  await renderForTest(
    <DashboardContext value={{ ...made, source: { ...made.source, exportTable } }}>{part}</DashboardContext>,
  );
  for (const [index, item] of ['Save as Excel (XLSX)', 'Save as CSV'].entries()) {
    fireEvent.click(screen.getByRole('button', { name: /^(Export|Chart actions)/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(exportTable).toHaveBeenCalledTimes(index + 1));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: item })).toBeNull());
  }
  return exportTable.mock.calls.map(([file]) => file);
};
const numbersOf = ({ rows }: TableFile) => rows.flat().filter((cell) => typeof cell === 'number');

it('shows and saves followers of the data tab as whole numbers, also the mean of a period', async () => {
  const files = await show(<DataTab />);
  const shown = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent);
  expect(shown.join()).toMatch(/4,004900.*1,001900/);
  expect(files.map(({ format }) => format)).toEqual(['xlsx', 'csv']);
  for (const file of files) {
    expect(numbersOf(file)).toEqual(expect.arrayContaining([1001, 900, 4004]));
    expect(numbersOf(file).every(Number.isInteger)).toBe(true);
  }
});

it('shows and saves followers of the reach card as whole numbers, also the median between two brands', async () => {
  const files = await show(<PresenceCard />);
  fireEvent.click(screen.getByRole('button', { name: /^Chart actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /table/i }));
  const cells = (await screen.findByRole('row', { name: /^Facebook/ })).textContent;
  expect(cells).toBe('Facebook1,0019002,5024,004');
  expect(files.map(({ format }) => format)).toEqual(['xlsx', 'csv']);
  for (const file of files) expect(file.rows[1]?.slice(1, 5)).toEqual([1001, 900, 2502, 4004]);
});
