import { boardLimits } from '@soundings/contract/board/board-choices';
import { lazy, Suspense } from 'react';
import { useBoard } from '../board.api.ts';
import { useBoardAction } from '../use-board-action.ts';

const CustomMessages = lazy(() => import('./custom-messages.tsx').then((file) => ({ default: file.CustomMessages })));

export function AddMessages({ onClose }: { onClose: () => void }) {
  const { api } = useBoard();
  const add = useBoardAction({
    call: api.create,
    rereads: true,
    done: 'board.messageWasCreatedSuccessfully',
    failed: 'board.couldntAdd',
    onDone: onClose,
  });
  return (
    <Suspense>
      <CustomMessages
        limits={{ message: boardLimits.message, messages: boardLimits.added }}
        canUpload={api.isStaff}
        isBusy={add.isPending}
        onAdd={(messages) => add.mutate(messages)}
        onClose={onClose}
      />
    </Suspense>
  );
}
