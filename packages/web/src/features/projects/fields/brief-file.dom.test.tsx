import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { BriefFile, type ReadFile } from './brief-file.tsx';

const user = userEvent.setup({ delay: null, applyAccept: false });
const show = async (file: ReadFile | null = null) => {
  const onFile = vi.fn();
  await renderForTest(<BriefFile file={file} canUpload={false} maxLength={20} onFile={onFile} />);
  const give = (name: string, text: string) =>
    user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([text], name));
  return { onFile, give };
};

it('hands on what the server keeps of a text: its beginning, without spaces around it', async () => {
  const { onFile, give } = await show();
  await give('brief.md', '\n# Rain\n');
  await waitFor(() => expect(onFile.mock.calls[0]?.[0]).toEqual({ name: 'brief.md', text: '# Rain' }));
  await give('long.txt', 'Nineteen letters on and on');
  await waitFor(() => expect(onFile.mock.calls[1]?.[0].text).toBe('Nineteen letters on'));
});

it('refuses a file of another kind, and names it', async () => {
  const { onFile, give } = await show();
  await give('tool.exe', 'x');
  expect(await screen.findByText(/tool\.exe/)).toBeTruthy();
  expect(onFile).not.toHaveBeenCalled();
});

it('can be removed, also where only the text of an earlier one is known', async () => {
  const { onFile } = await show({ name: '', text: 'Made in Aarhus' });
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(onFile).toHaveBeenCalledWith(null);
});
