import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showForm } from '#/features/projects/create/show-for-test.tsx';
import { addReferenceFile } from '#/features/projects/project-forms.api.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { CreateId8 } from './create-id8.tsx';

vi.mock('#/features/projects/project-forms.api.ts', async (original) => ({
  ...(await original<object>()),
  addReferenceFile: vi.fn(),
}));

const user = userEvent.setup({ delay: null, applyAccept: false });
const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`) as HTMLInputElement;
const name = () => fireEvent.change(field('projectName'), { target: { value: 'Rainwear' } });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const brief = new File(['# Rain'], 'brief.md');
const predefined = async () => {
  await user.click(field('agentId'));
  await user.click(await screen.findByRole('option', { name: 'Contrarian' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(addReferenceFile).mockReset();
});

it('asks for an agent, shows its instructions, and sends its id', async () => {
  const sent = await showForm(<CreateId8 />);
  name();
  await create();
  expect(document.activeElement).toBe(field('agentId'));
  await predefined();
  expect(screen.getByText('Doubt everything.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Deep/ }));
  await create();
  await screen.findByRole('heading', { name: 'Its page: id8 p1' });
  expect(sent[0]?.body).toEqual({
    projectName: 'Rainwear',
    userIds: [],
    thinking: 'DEEP',
    agentType: 'predefined',
    agentId: 'g1',
  });
  expect(addReferenceFile).not.toHaveBeenCalled();
});

it('asks a custom agent for instructions, and sends only these', async () => {
  const sent = await showForm(<CreateId8 />);
  name();
  await predefined();
  await user.click(screen.getByText('Custom'));
  await create();
  expect(document.activeElement).toBe(field('instructions'));
  fireEvent.change(field('instructions'), { target: { value: ' Be brief. ' } });
  await create();
  await screen.findByRole('heading', { name: 'Its page: id8 p1' });
  expect(sent[0]?.body).toMatchObject({ agentType: 'custom', instructions: 'Be brief.' });
  expect(sent[0]?.body).not.toHaveProperty('agentId');
});

it('says that the project stands and its file does not, and leads to the edit page', async () => {
  vi.mocked(addReferenceFile).mockRejectedValue(new ApiError('unsupportedMediaType', 415));
  await showForm(<CreateId8 />);
  name();
  await predefined();
  await user.upload(fileInput(), brief);
  await create();
  await screen.findByRole('heading', { name: 'Its page: id8 p1' });
  expect(vi.mocked(addReferenceFile).mock.calls[0]?.[0]).toBe('ID8');
  expect(vi.mocked(addReferenceFile).mock.calls[0]?.[1]).toMatchObject({ id: 'p1', file: brief });
  expect(await screen.findByText('The project was created, but its file wasn’t added')).toBeTruthy();
  expect(screen.queryByText('The project has been created')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add the file on the edit page' }));
  expect(await screen.findByRole('heading', { name: 'Its edit page' })).toBeTruthy();
});

it('refuses a file of another kind at once and keeps the one before', async () => {
  await showForm(<CreateId8 />);
  await user.upload(fileInput(), brief);
  await user.upload(fileInput(), new File(['x'], 'tool.exe'));
  expect(screen.getByText(/“tool.exe” isn’t a supported file type/)).toBeTruthy();
  expect(screen.getByText('brief.md')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('brief.md')).toBeNull();
  expect(screen.queryByText(/“tool.exe” isn’t a supported file type/)).toBeNull();
});
