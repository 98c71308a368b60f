import type { Report } from '@soundings/contract/reports/reports';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { useReportDraft } from './use-report-draft.ts';

const report: Report = {
  ...{ id: 'r1', title: 'June', language: 'en', company: null, blocks: [], version: 3 },
  ...{ owner: { id: 'u1', name: 'Maja' }, changedOn: '2026-11-01T08:00:00.000Z' },
};

function Editor() {
  const { draft, change, state } = useReportDraft(report);
  return (
    <>
      <input aria-label="Title" value={draft.title} onChange={({ target }) => change({ title: target.value })} />
      <output>{state}</output>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 900)));

const serve = (refuses = false) => {
  const saved: { title: string; version: number }[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    saved.push({ title: body.title, version: body.version });
    return refuses
      ? Response.json({ error: { code: 'reportChanged', message: '', requestId: 'x' } }, { status: 409 })
      : Response.json({ ...report, title: body.title, version: body.version + 1 });
  });
  return saved;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('saves once what is typed at a stretch, and then with the version that the server gave', async () => {
  const saved = serve();
  await renderForTest(<Editor />);
  type('June 2');
  type('June 20');
  type('June 2026');
  expect(screen.getByRole('status').textContent).toBe('unsaved');
  await rest();
  expect(saved).toEqual([{ title: 'June 2026', version: 3 }]);
  expect(screen.getByRole('status').textContent).toBe('saved');
  type('July');
  await rest();
  expect(saved.at(-1)).toEqual({ title: 'July', version: 4 });
});

it('stops saving once somebody else has changed the report, and never saves without a title', async () => {
  const saved = serve(true);
  await renderForTest(<Editor />);
  type('  ');
  await rest();
  expect(saved).toEqual([]);
  type('Mine');
  await rest();
  expect(screen.getByRole('status').textContent).toBe('outdated');
  type('Still mine');
  await rest();
  expect(saved).toEqual([{ title: 'Mine', version: 3 }]);
});
