import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <ConfirmDialog
        opened={opened}
        title="Sure?"
        confirmLabel="Yes"
        onConfirm={vi.fn()}
        onClose={() => setOpened(false)}
      >
        Really?
      </ConfirmDialog>
    </>
  );
}

it('gives the focus back to what has opened it, the first time, too', async () => {
  await renderForTest(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
});
