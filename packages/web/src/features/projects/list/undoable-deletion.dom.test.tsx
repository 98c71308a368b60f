import type { ProjectRow } from '@soundings/contract/projects/projects';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { isDeletedUndoably, useUndoableDeleteProject } from './undoable-deletion.ts';

const project = {
  id: 'p1',
  projectName: 'Coffee',
  projectType: 'SONAR',
  dataFrom: null,
  activeSharing: false,
} as ProjectRow;

function Page() {
  const remove = useUndoableDeleteProject();
  return (
    <>
      <button type="button" onClick={() => remove(project)}>
        Delete it
      </button>
      <ToastHost />
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks first where figures, files or a link go with the project', () => {
  expect(isDeletedUndoably(project)).toBe(true);
  const others: Partial<ProjectRow>[] = [
    { dataFrom: '2026-11-18T09:00:00.000Z' },
    { activeSharing: true },
    { projectType: 'RESONANCE' },
  ];
  for (const other of others) expect(isDeletedUndoably({ ...project, ...other })).toBe(false);
});

it('deletes at the server only when it was not brought back', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return Response.json({ done: true });
  });
  await renderForTest(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByText('Coffee deleted')).toBeTruthy();
  act(() => void dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(sent).toEqual(['DELETE /api/sonar/p1']));
});
