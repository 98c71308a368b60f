import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { Brand } from '../../brands/brand-fields.ts';
import { DeleteDialog } from '../../brands/delete-dialog.tsx';
import { useBrandActions, useSelection } from './use-brand-actions.ts';

const segafredo = { id: 'b1', brandCompany: 'Segafredo', domain: 'segafredo.de', socials: {} } as Brand;

function Page({ hasFigures }: { hasFigures: boolean }) {
  const { rows, deleting } = useBrandActions('p', { shown: [segafredo], hasFigures }, useSelection(), null);
  return (
    <>
      <button type="button" onClick={() => rows.onDelete(segafredo)}>
        Delete it
      </button>
      <DeleteDialog
        opened={deleting.opened}
        count={deleting.ids.length}
        company={deleting.brand?.brandCompany}
        text=""
        onConfirm={deleting.confirm}
        onClose={deleting.close}
      />
      <ToastHost />
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = async (hasFigures: boolean) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ done: true });
  });
  await renderForTest(<Page hasFigures={hasFigures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  return sent;
};

it('deletes a brand without figures at once, and brings it back', async () => {
  const sent = await show(false);
  expect(await screen.findByText('Segafredo deleted')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(sent).toEqual([]);
});

it('asks first where figures go with it, and names it on the button', async () => {
  const sent = await show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Segafredo' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['b1'] }]));
});
