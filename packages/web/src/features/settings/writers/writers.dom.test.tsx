import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, showSettings } from '../show-for-test.tsx';
import { WriterList } from './writer-list.tsx';
import { AddWriter, EditWriter } from './writer-pages.tsx';

const writer = {
  id: 'w1',
  writerName: 'Mette',
  writerPhrase: 'Warm and short.',
  writerColor: '#a3367e80',
  language: 'Danish',
  status: 'active',
  builtIn: false,
  updatedOn: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Maja Lund',
};
const read = (address: string) =>
  Response.json(
    address.includes('/search') ? { content: [writer], totalElements: 1, page: 0, size: 10 } : { ...writer },
  );
const fails = () => refusal('somethingWentWrong', 500);
const done = () => Response.json({ done: true });

const user = userEvent.setup({ delay: null });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const list = () => <WriterList search={{}} onSearch={() => undefined} />;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks a new writer for name, phrase and colour, and begins with an opaque one', async () => {
  const sent = await showSettings(<AddWriter />, read, () => Response.json({ id: 'w2' }, { status: 201 }));
  expect((await field(/^Writer colour/)).value).toMatch(/^#[\da-f]{6}$/);
  expect((await field(/^Opacity in percent/)).value).toBe('100%');
  await type(/^Writer name/, ' ');
  await type(/^Writer colour/, '');
  await press('Add writer');
  for (const error of ['Enter a name.', 'Enter the phrase.', /^Enter a colour like/])
    expect(screen.getByText(error)).toBeTruthy();
  for (const wrong of ['#12345', '12345678', '#gggggg']) {
    await type(/^Writer colour/, wrong);
    await press('Add writer');
    expect(screen.getByText(/^Enter a colour like/)).toBeTruthy();
  }
  expect(sent).toEqual([]);
  await type(/^Writer colour/, '#ABCDEF');
  await type(/^Writer name/, ' Merle ');
  await type(/^Writer phrase/, ' Dry. ');
  await press('Add writer');
  expect(await screen.findByText('The writer has been added')).toBeTruthy();
  const body = {
    writerName: 'Merle',
    writerPhrase: 'Dry.',
    writerColor: '#abcdefff',
    language: 'English',
    status: 'active',
  };
  expect(sent).toEqual([{ method: 'POST', address: '/api/settings/save/writer', body }]);
});

it('does not offer another language to a writer that is edited, nor send one', async () => {
  const sent = await showSettings(<EditWriter id="w1" />, read, done);
  await field(/^Writer name/);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Language/ }).disabled).toBe(true);
  await type(/^Writer phrase/, 'Warm.');
  await press('Save changes');
  expect(await screen.findByText('The writer has been changed')).toBeTruthy();
  const body = { writerName: 'Mette', writerPhrase: 'Warm.', writerColor: '#a3367e80', status: 'active' };
  expect(sent).toEqual([{ method: 'POST', address: '/api/settings/edit/writer/w1', body }]);
});

it('says that a writer couldn’t be changed, and keeps what was typed', async () => {
  await showSettings(<EditWriter id="w1" />, read, fails);
  await type(/^Writer phrase/, 'Warm.');
  await press('Save changes');
  expect(await screen.findByText('Couldn’t change the writer')).toBeTruthy();
  expect((await field(/^Writer phrase/)).value).toBe('Warm.');
});

it.each([
  ['deleted', done, 'The writer has been deleted'],
  ['not deleted', fails, 'Couldn’t delete the writer'],
])('says that a writer was %s', async (_, answer, text) => {
  const sent = await showSettings(list(), read, answer);
  await press('Delete Mette');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete writer' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent).toEqual([{ method: 'DELETE', address: '/api/settings/writer/w1', body: null }]);
});

it.each([
  ['disabled', done, '“Mette” is disabled'],
  ['not disabled', fails, 'Couldn’t change the writer'],
])('says that a writer was %s', async (_, answer, text) => {
  const sent = await showSettings(list(), read, answer);
  await user.click(await screen.findByRole('switch', { name: 'Mette is active' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent[0]).toMatchObject({ address: '/api/settings/edit/writer/w1', body: { status: 'disabled' } });
});

it.each([
  ['notFound', 404],
  ['invalidRequest', 400],
])('has a page for an address without a writer: %s', async (code, status) => {
  await showSettings(<EditWriter id="x" />, () => refusal(code, status));
  expect(await screen.findByRole('heading', { name: 'Writer not found' })).toBeTruthy();
});
