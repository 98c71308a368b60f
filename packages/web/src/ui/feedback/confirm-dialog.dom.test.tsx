import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

it('names the thing, starts on the harmless button, and acts only on the verb', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  await renderForTest(
    <ConfirmDialog
      opened
      title="Delete Fjeldholm launch?"
      confirmLabel="Delete project"
      isDangerous
      {...{ onConfirm, onClose }}
    >
      Its 64 messages go with it.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete Fjeldholm launch?' }).textContent).toContain('64 messages');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
