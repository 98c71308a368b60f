import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { EnabledSwitch } from './enabled-switch.tsx';

it('changes nothing before it is confirmed', async () => {
  const onChange = vi.fn();
  const confirm = {
    title: 'Disable Fjord A/S?',
    text: 'Its 9 users are signed out at once.',
    label: 'Disable customer',
  };
  await renderForTest(<EnabledSwitch name="Fjord A/S" isEnabled {...{ confirm, onChange }} />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Fjord A/S is enabled' });
  await userEvent.click(toggle);
  expect(screen.getByRole('dialog', { name: 'Disable Fjord A/S?' }).textContent).toContain('9 users');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Disable customer' }));
  expect(onChange).toHaveBeenCalledWith(false);
  expect(toggle.checked).toBe(true);
});
