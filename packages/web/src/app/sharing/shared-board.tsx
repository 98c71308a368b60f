import { type ReactNode, useMemo } from 'react';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { type BoardApi, BoardProvider } from '#/features/board/board.api.ts';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { deletePassword } from '#/features/projects/sharing/visit.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';

interface Props {
  visit: ConsumerVisit;
  board: BoardApi;
  demo: boolean;
  children: ReactNode;
}

export function SharedBoard({ visit, board, demo, children }: Props) {
  // Whoever finds someone else at work opens the project again.
  const value = useMemo(
    () => ({
      api: board,
      leave: () => deletePassword(visit.part, visit.projectName),
      modelsLink: null,
      createLink: null,
    }),
    [board, visit],
  );
  return (
    <BoardProvider value={value}>
      {demo ? (
        <InHeader>
          <DemoBadge />
        </InHeader>
      ) : null}
      {children}
    </BoardProvider>
  );
}
