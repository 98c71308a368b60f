import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { AssistantsCard } from './assistants-card.tsx';
import { infoForTest } from './info-for-test.ts';

const claims = { id: 'a1', name: 'Claim writer', type: 'TEXT' } as const;
const briefs = { id: 'a2', name: 'Brief reader', type: 'FILE' } as const;
const data = { 'generate-all': [claims], 'generate-selected': [claims], compress: [claims] };
const info = infoForTest();

const user = userEvent.setup({ delay: null });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save assistants' });

const show = async (type: 'GENIE' | 'GENIE_GO' | 'SCOUTV2', status = 200) => {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.startsWith('/api/assistant/search'))
      return Response.json({ content: [briefs, claims], totalElements: 2, page: 0, size: 20 });
    sent.push({ address, body: JSON.parse(String(body)) });
    const error = { code: 'somethingWentWrong', message: '', requestId: 'r' };
    return Response.json(status === 200 ? { done: true } : { error }, { status });
  });
  await renderForTest(
    <>
      <AssistantsCard type={type} info={info} data={data} />
      <ToastHost />
    </>,
  );
  return sent;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['GENIE', 'GENIE_GO'] as const)('asks %s for at least one assistant', async (type) => {
  const sent = await show(type);
  expect(screen.queryByRole('button', { name: 'Save assistants' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Claim writer' }));
  await user.click(save());
  expect(screen.getByText('Choose at least one assistant.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('asks SCOUT for one in each group, and saves all three', async () => {
  const sent = await show('SCOUTV2');
  const compress = within(screen.getByRole('group', { name: /^Compress/ }));
  await user.click(compress.getByRole('button', { name: 'Remove Claim writer' }));
  await user.click(save());
  expect(screen.getAllByText('Choose at least one assistant.')).toHaveLength(1);
  expect(document.activeElement?.getAttribute('data-path')).toBe('compress');
  expect(sent).toEqual([]);
  await user.click(compress.getByRole('button', { name: 'Choose assistants: Compress' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^Brief reader/ }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await user.click(save());
  expect(await screen.findByText('The assistants have been saved')).toBeTruthy();
  const body = { activeAllAssistants: ['a1'], activeSelectedAssistants: ['a1'], activeCompressAssistants: ['a2'] };
  expect(sent).toEqual([{ address: `/api/scout-v2/edit/assistants?id=${info.id}`, body }]);
});

it('says that the assistants couldn’t be saved, and keeps the choice', async () => {
  await show('SCOUTV2', 500);
  const compress = within(screen.getByRole('group', { name: /^Compress/ }));
  await user.click(compress.getByRole('button', { name: 'Choose assistants: Compress' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^Brief reader/ }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await user.click(save());
  expect(await screen.findByText('Couldn’t save the assistants')).toBeTruthy();
  expect(compress.getByRole('button', { name: 'Remove Brief reader' })).toBeTruthy();
});
