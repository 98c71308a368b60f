import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#/features/board/show-for-test.tsx';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { madeProject, showInId8 } from '../show-for-test.tsx';
import { ConceptPicture } from './concept-picture.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { ImagesTab } from './images-tab.tsx';
import { ReviseForm } from './revise-form.tsx';

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const picture = { id: 'i1', ideaHeadline: 'Light for the night shift', width: 40, height: 20 };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('holds the place of an image that cannot be loaded or shown', async () => {
  recordCalls({ 'GET /api/id8/image/download': refusal(500, 'somethingWentWrong') });
  await showInId8(<ConceptPicture image={picture} />);
  expect((await screen.findByRole('img')).textContent).toBe('Error occurred');
  cleanup();
  recordCalls({ 'GET /api/id8/image/download': new Response('no picture') });
  await showInId8(<ConceptPicture image={{ ...picture, id: 'i2' }} />);
  fireEvent.error(await screen.findByRole('img', { name: picture.ideaHeadline }));
  expect((await screen.findByRole('img')).textContent).toBe('Error occurred');
});

it('says that there are no images, and blocks what makes some while others are made', async () => {
  const sent = recordCalls({ 'POST /api/id8/idea/image/prompt/search': [] });
  const tab = (generatingImages: boolean) => (
    <ImagesTab project={madeProject({ generatingImages })} search={{}} onSearch={() => undefined} />
  );
  await showInId8(tab(false));
  expect(await screen.findByText('No images')).toBeTruthy();
  expect(screen.queryByText('Images generation in progress')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
  cleanup();
  await showInId8(tab(true), 'Images are generating now. Wait a moment.');
  expect(await screen.findByText('Images generation in progress')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Custom image' }).getAttribute('aria-disabled')).toBe('true');
  await press('Custom image');
  expect(await screen.findByText('Images are generating now. Wait a moment.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.every(({ call }) => call.includes('/search'))).toBe(true);
});

it('wants a description, and says what became of it', async () => {
  const sent = recordCalls({});
  const onClose = vi.fn();
  const leave = await showInId8(<DescribeDialog about="custom" onClose={onClose} />);
  expect(screen.getByRole('button', { name: 'Make images' }).getAttribute('aria-disabled')).toBe('true');
  await press('Make images');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A lamp at night' } });
  const at = 'POST /api/id8/idea/image/prompt/generate-custom';
  recordCalls({ [at]: refusal(500, 'somethingWentWrong') });
  await press('Make images');
  expect(await screen.findByText('Couldn’t generate images')).toBeTruthy();
  expect(screen.getByText(/The server couldn’t respond/)).toBeTruthy();
  recordCalls({ [at]: refusal(409, 'projectInUse', { username: 'lars@fjord.example' }) });
  await press('Make images');
  expect(await screen.findByText(/^lars@fjord\.example is currently working in this project/)).toBeTruthy();
  expect([leave.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  recordCalls({ [at]: Response.json({ promptId: 'f1', jobId: 'j1' }, { status: 202 }) });
  await press('Make images');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('wants to know what to revise, and takes no logo above 1 MB', async () => {
  const sent = recordCalls({ 'POST /api/id8/image/revise': refusal(422, 'drawingNotAllowed') });
  await showInId8(<ReviseForm imageId="i1" onDone={() => undefined} />);
  await press('Make a new version');
  expect(screen.getByText('Enter what to change.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^What should change/ }), { target: { value: 'Calmer' } });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('The logo is larger than 1 MB.')).toBeTruthy();
  await press('Make a new version');
  expect(sent).toEqual([]);
  await press('Remove the logo');
  await press('Make a new version');
  const toast = within(await screen.findByRole('alert'));
  expect(toast.getByText('Couldn’t revise the image')).toBeTruthy();
  expect(sent[0]?.call).toContain('imageId=i1&revision=Calmer');
});

it('takes a photo of the page only once its licence is confirmed', async () => {
  const photos = ['https://www.lamps.example/img/hero.jpg'];
  const sent = recordCalls({ 'GET /api/id8/p1': madeProject({ photos }) });
  await showInId8(<DescribeDialog about="custom" onClose={() => undefined} />);
  await user.click(await screen.findByRole('combobox', { name: 'Photo from the page' }));
  await user.click(await screen.findByRole('option', { name: 'hero.jpg · lamps.example' }));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Look at this photo' }).href).toBe(photos[0]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'A lamp at night' } });
  await press('Make images');
  expect(screen.getByText('Confirm the licence, or choose no photo.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^The customer owns this photo/ }));
  await press('Make images');
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      description: 'A lamp at night',
      photo: { url: photos[0], isLicensed: true },
    }),
  );
});
