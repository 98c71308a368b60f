import type { BoardMessage } from '@soundings/contract/board/board';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { IconChartDots3, IconEraser, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearAllDialog } from '#/features/board/clear-dialog.tsx';
import { AddMessages } from '#/features/board/custom/add-messages.tsx';
import { ExportMenu } from '#/features/board/export-menu.tsx';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import type { Generation } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';

const IdeaMapDialog = lazy(() => import('./idea-map.tsx').then((file) => ({ default: file.IdeaMapDialog })));

const icon = { size: 16, stroke: 1.7 };

/** What is done seldom: resetting and clearing. */
export function RareIdeaTools({ project, ideas }: { project: Id8Project; ideas: readonly BoardMessage[] }) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const [isClearing, setIsClearing] = useState(false);
  const reset = useBoardAction({
    call: api.reset,
    rereads: true,
    done: 'id8.sessionReset',
    failed: 'id8.couldntReset',
  });
  const clear = useBoardAction({
    call: () => api.board.clear(true),
    rereads: true,
    done: 'board.messagesHasBeenDeleted',
    failed: 'board.couldntDeleteMessages',
  });
  const { threadId } = project;
  const empty = ideas.length === 0 ? t('id8.nothingToClear') : null;
  return (
    <>
      <BlockableButton
        variant="subtle"
        leftSection={<IconRefresh {...icon} />}
        loading={reset.isPending}
        reason={locked ?? (threadId === null ? t('id8.noSession') : null)}
        onClick={() => threadId !== null && reset.mutate(threadId)}
      >
        {t('id8.resetSession')}
      </BlockableButton>
      <BlockableButton
        variant="subtle"
        leftSection={<IconEraser {...icon} />}
        loading={clear.isPending}
        reason={locked ?? empty}
        title={locked === null && empty === null ? t('id8.clearHelp') : undefined}
        onClick={() => clear.mutate()}
      >
        {t('id8.clearBoard')}
      </BlockableButton>
      <BlockableButton
        variant="subtle"
        data-tone="danger"
        leftSection={<IconTrash {...icon} />}
        reason={locked ?? empty}
        onClick={() => setIsClearing(true)}
      >
        {t('board.clearAll')}
      </BlockableButton>
      <ClearAllDialog opened={isClearing} onClose={() => setIsClearing(false)} />
    </>
  );
}

export function IdeaTools({ shown, generation }: { shown: readonly BoardMessage[]; generation: Generation }) {
  const { t } = useTranslation();
  const locked = useLock();
  const [opened, setOpened] = useState<'add' | 'map' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <BlockableButton
        leftSection={<IconChartDots3 {...icon} />}
        reason={shown.length < 2 ? t('id8.mapNeedsTwo') : null}
        onClick={() => setOpened('map')}
      >
        {t('id8.map')}
      </BlockableButton>
      <BlockableButton leftSection={<IconPlus {...icon} />} reason={locked} onClick={() => setOpened('add')}>
        {t('id8.customMessage')}
      </BlockableButton>
      <ExportMenu messages={shown} isLoading={false} locked={locked} />
      {opened === 'add' ? <AddMessages onClose={close} /> : null}
      <Suspense>
        {opened === 'map' ? <IdeaMapDialog ideas={shown} generation={generation} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
