import { MantineProvider } from '@mantine/core';
import type { Norm } from '@soundings/contract/resonance/norms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#/lib/i18n.ts';
import { dataForTest } from '../for-test/resonance-data.ts';
import { ResonanceProvider, staffResonanceApi } from '../resonance.api.ts';
import { loadNorm } from './load-norm.ts';

beforeAll(startI18n);

const dates = { from: '2026-01-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' };

it('shows a message on the scale of the comparable ones, and says where there are too few', async () => {
  const known: Norm = {
    ...{ percentile: 40, range: { low: 20, median: 40, high: 60 }, messages: 36, projects: 3 },
    ...dates,
  };
  const few: Norm = { percentile: null, range: null, messages: 12, projects: 1, ...dates };
  const norms = {
    minimum: { messages: 30, projects: 3 },
    messages: [
      { id: '0', r1: known, r2: null },
      { id: '1', r1: few, r2: null },
    ],
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('norms') ? norms : dataForTest()));
  const { default: MessageNorm } = await loadNorm();
  const show = (id: string) => (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ResonanceProvider value={staffResonanceApi('p1')}>
          <MessageNorm id={id} />
        </ResonanceProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { unmount } = render(show('0'));
  await screen.findByRole('img', { name: 'R1 41.1%; comparable messages from 20.0% to 60.0%, median 40.0%' });
  screen.getByText(/R1 is higher than 40% of 36 comparable messages from 3 projects/);
  unmount();
  render(show('1'));
  await screen.findByText(/isn’t ranked among other projects yet/);
  expect(screen.queryByRole('img')).toBeNull();
  vi.unstubAllGlobals();
});
