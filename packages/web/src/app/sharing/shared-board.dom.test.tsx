import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { createVisit, findPassword, storePassword } from '#/features/projects/sharing/visit.ts';
import { createScoutApi } from '#/features/scout/scout.api.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { needBoardTexts, startI18n } from '#/lib/i18n.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { SharedBoard } from './shared-board.tsx';

const password = 'Right-Password-12345';

function Change({ error }: { error: Error }) {
  const change = useBoardAction({ call: () => Promise.reject(error), failed: 'board.couldntSelect' });
  return (
    <button type="button" onClick={() => change.mutate()}>
      Select
    </button>
  );
}

const failBy = async (error: Error) => {
  storePassword('SCOUTV2', 'Lamps', password);
  const visit = createVisit('SCOUTV2', 'Lamps', password);
  await startI18n();
  await needBoardTexts();
  await renderForTest(
    <>
      <SharedBoard visit={visit} board={createScoutApi(consumerProject(visit)).board} demo={false}>
        <Change error={error} />
      </SharedBoard>
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
};

afterEach(() => {
  sessionStorage.clear();
});

it('closes the project for a consumer where someone else works in it, and says who', async () => {
  await failBy(new ApiError('projectInUse', 409, { username: 'lars@fjord.example' }));
  expect(await screen.findByText(/^lars@fjord\.example is currently working in this project/)).toBeTruthy();
  expect(findPassword('SCOUTV2', 'Lamps')).toBeNull();
});

it('stays open at any other failure', async () => {
  await failBy(new ApiError('somethingWentWrong', 500));
  expect(await screen.findByText('Couldn’t change the selection')).toBeTruthy();
  expect(findPassword('SCOUTV2', 'Lamps')).toBe(password);
});
