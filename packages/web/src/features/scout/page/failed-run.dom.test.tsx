import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BriefFold } from '#/features/board/brief/brief-fold.tsx';
import { RunNotice } from '#/features/board/run-notice.tsx';
import { showInScout } from '../show-for-test.tsx';

type Run = Parameters<typeof RunNotice>[0]['run'];

const run = {
  ...{ kind: 'OPEN_AI', model: null, state: 'failed', written: 3, wanted: 20 },
  ...{ reason: null, fellBackFrom: null },
} as unknown as Run;

function Board({ reason = null }: { reason?: Run['reason'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BriefFold parts={[]} isOpen={isOpen} onOpen={setIsOpen} actions={null} foot={null}>
        The brief
      </BriefFold>
      <RunNotice
        run={{ ...run, reason }}
        title="Writing"
        onStop={async () => undefined}
        onBrief={isOpen ? undefined : () => setIsOpen(true)}
      />
    </>
  );
}

it('opens the brief from a run that failed, and goes there', async () => {
  await showInScout(<Board />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the brief' }));
  expect(screen.queryByRole('button', { name: 'Change the brief' })).toBeNull();
  expect(screen.getByText('The brief')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold brief' }));
});

it('leads whoever may choose the models there, where the vendor took no more', async () => {
  const modelsLink = (props: object) => <a {...props} href="/settings/ai" />;
  await showInScout(<Board reason="quotaSpent" />, { modelsLink });
  expect(screen.getByRole('link', { name: 'Choose another model' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the brief' })).toBeNull();
  cleanup();
  await showInScout(<Board reason="quotaSpent" />);
  expect(screen.queryByText('Choose another model')).toBeNull();
});
