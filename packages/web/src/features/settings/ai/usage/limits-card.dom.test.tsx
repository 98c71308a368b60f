import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, showSettings } from '../../show-for-test.tsx';
import { LimitsCard } from './limits-card.tsx';

const show = async (answer?: () => Response) => {
  const sent = await showSettings(
    <LimitsCard />,
    (address) =>
      Response.json(
        address.endsWith('/quota')
          ? { userTokens: 500_000, companyTokens: null }
          : { used: 125_000, limit: 500_000, remaining: 375_000, resetsOn: '2026-12-01' },
      ),
    answer,
  );
  await screen.findByRole('form', { name: 'Monthly limits' });
  return sent;
};
const customers = () => screen.getByLabelText<HTMLInputElement>('Tokens for each customer (all users)');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
const expectRefused = async () => {
  expect(await screen.findByText('Enter a whole number up to a trillion, or leave it empty.')).toBeTruthy();
  expect(customers().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(customers());
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows what was used of the own limit', async () => {
  await show();
  expect(
    (await screen.findByRole('progressbar', { name: 'Your tokens this month' })).getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(screen.getByText(/125,000 of 500,000 tokens/)).toBeTruthy();
});

it('marks and focuses the limit that is no number, and sends nothing', async () => {
  const sent = await show();
  await userEvent.type(customers(), '1.5');
  await save();
  await expectRefused();
  expect(sent).toEqual([]);
});

it('marks and focuses the limit that the server refuses', async () => {
  const fields = [{ path: 'body.companyTokens', message: 'Too big' }];
  const sent = await show(() => refusal('invalidRequest', 400, { fields }));
  await userEvent.type(customers(), '2,000,000');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await expectRefused();
});
