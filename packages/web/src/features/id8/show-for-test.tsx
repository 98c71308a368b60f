import type { Id8Project } from '@soundings/contract/id8/id8';
import type { ReactNode } from 'react';
import { showOnBoard } from '#/features/board/show-for-test.tsx';
import { staffProject } from '#/lib/api/open-project.ts';
import { needId8Texts } from '#/lib/i18n.ts';
import { createId8Api, Id8Provider, id8Key } from './id8.api.ts';

export const madeProject = (more: Partial<Id8Project> = {}): Id8Project => ({
  ...{ projectId: 'p1', projectName: 'Night lamps', projectType: 'ID8', demo: false, thinking: 'FAST', brand: 'Lys' },
  ...{ agentId: 'a1', agentType: 'predefined', agentName: 'Contrarian', instructions: '', agent: null },
  ...{ threadId: 't1', url: 'https://lamps.example', focusOn: '', byPass: '', fileText: '' },
  ...{
    hint: 'Who is it for?',
    hintCode: null,
    replies: [],
    run: null,
    images: 0,
    generatingImages: false,
    isProcessing: false,
  },
  allowsFeedback: false,
  photos: [],
  ...more,
});

export const showInId8 = (part: ReactNode, locked: string | null = null) => {
  const api = createId8Api(staffProject('p1', id8Key('p1')));
  const id8 = <Id8Provider value={api}>{part}</Id8Provider>;
  return showOnBoard(id8, { api: api.board, needTexts: needId8Texts, locked });
};
