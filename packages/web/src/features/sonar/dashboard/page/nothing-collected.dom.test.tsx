import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { type DashboardState, DashboardStateContext } from './dashboard-state.ts';
import { NothingCollected } from './nothing-collected.tsx';

it.each([
  [false, 'This project has no data yet. Whoever shared it needs to collect some first.'],
  [true, /^Links are being crawled or data is being collected .* New scores follow when that’s done\.$/],
])('shows a consumer whether figures are on their way: %s', async (isWorkedOn, text) => {
  const state = { source: { projectId: null }, isWorkedOn } as DashboardState;
  await renderForTest(
    <DashboardStateContext value={state}>
      <NothingCollected />
    </DashboardStateContext>,
  );
  expect(screen.getByRole('status', { name: '' }).textContent).toMatch(text);
});
