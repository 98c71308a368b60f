import type { ReactNode } from 'react';
import type { BoardAccess } from '#/features/board/board.api.ts';
import { showOnBoard } from '#/features/board/show-for-test.tsx';
import { staffProject } from '#/lib/api/open-project.ts';
import { needScoutTexts } from '#/lib/i18n.ts';
import { createScoutApi, ScoutProvider, scoutKey } from './scout.api.ts';

export const showInScout = (
  part: ReactNode,
  around: { locked?: string | null; modelsLink?: BoardAccess['modelsLink'] } = {},
) => {
  const api = createScoutApi(staffProject('p1', scoutKey('p1')));
  const scout = <ScoutProvider value={api}>{part}</ScoutProvider>;
  return showOnBoard(scout, { api: api.board, needTexts: needScoutTexts, ...around });
};
