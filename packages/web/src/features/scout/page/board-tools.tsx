import type { BoardMessage } from '@soundings/contract/board/board';
import type { MessageList } from '@soundings/contract/board/board-choices';
import { IconChartDots3, IconEraser, IconPlus, IconRefresh, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearAllDialog } from '#/features/board/clear-dialog.tsx';
import { AddMessages } from '#/features/board/custom/add-messages.tsx';
import { ExportMenu } from '#/features/board/export-menu.tsx';
import { useLock } from '#/features/board/lock.ts';
import { ReclaimButton } from '#/features/board/reclaim-button.tsx';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { OnwardItems } from '../onward/onward-items.tsx';
import { useScout } from '../scout.api.ts';

const GenieDialog = lazy(() => import('../onward/genie-dialog.tsx').then((file) => ({ default: file.GenieDialog })));
const VariationDialog = lazy(() =>
  import('../variation/variation-dialog.tsx').then((file) => ({ default: file.VariationDialog })),
);

interface Props {
  tab: MessageList;
  /** What the tab shows, in its order. */
  shown: readonly BoardMessage[];
  threadId: string | null;
}

const icon = { size: 16, stroke: 1.7 };

/** What is done seldom: resetting and clearing. Backup takes everything back instead. */
export function RareTools({ tab, shown, threadId }: Props) {
  const { t } = useTranslation();
  const api = useScout();
  const locked = useLock();
  const [isClearing, setIsClearing] = useState(false);
  const reset = useBoardAction({
    call: api.reset,
    rereads: true,
    done: 'scout.sessionReset',
    failed: 'scout.couldntReset',
  });
  const clear = useBoardAction({
    call: (): Promise<unknown> => {
      if (tab === 'SELECTED') return api.clearSelected();
      return tab === 'ALL' ? api.board.clear(true) : api.board.removeAll(shown.map(({ id }) => id));
    },
    rereads: true,
    done: 'board.messagesHasBeenDeleted',
    failed: 'board.couldntDeleteMessages',
  });
  if (tab === 'BACKUP') return <ReclaimButton isEmpty={shown.length === 0} />;
  const empty = shown.length === 0 ? t('scout.nothingToClear') : null;
  return (
    <>
      <BlockableButton
        variant="subtle"
        leftSection={<IconRefresh {...icon} />}
        loading={reset.isPending}
        reason={locked ?? (threadId === null ? t('scout.noSession') : null)}
        onClick={() => threadId !== null && reset.mutate(threadId)}
      >
        {t('scout.resetSession')}
      </BlockableButton>
      <BlockableButton
        variant="subtle"
        leftSection={<IconEraser {...icon} />}
        loading={clear.isPending}
        reason={locked ?? empty}
        title={locked === null && empty === null ? t(`scout.clearHelp_${tab}`) : undefined}
        onClick={() => clear.mutate()}
      >
        {t('scout.clearBoard')}
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

interface OftenProps extends Props {
  isLoading: boolean;
  collect: (look: { leftSection: ReactNode }) => ReactNode;
}

export function OftenTools({ shown, isLoading, collect }: OftenProps) {
  const { t } = useTranslation();
  const locked = useLock();
  const [isAdding, setIsAdding] = useState(false);
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <BlockableButton leftSection={<IconPlus {...icon} />} reason={locked} onClick={() => setIsAdding(true)}>
        {t('scout.customMessage')}
      </BlockableButton>
      <ExportMenu messages={shown} isLoading={isLoading} locked={locked}>
        <OnwardItems messages={shown} onGenie={() => setIsSending(true)} />
      </ExportMenu>
      {collect({ leftSection: <IconUsersGroup {...icon} /> })}
      {isAdding ? <AddMessages onClose={() => setIsAdding(false)} /> : null}
      <Suspense>{isSending ? <GenieDialog messages={shown} onClose={() => setIsSending(false)} /> : null}</Suspense>
    </>
  );
}

interface VariationProps {
  shown: readonly BoardMessage[];
  isLoading: boolean;
  onDelete: (id: string) => void;
}

export function VariationButton({ shown, isLoading, onDelete }: VariationProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const loading = isLoading ? t('board.messagesAreStillLoadingNow') : null;
  return (
    <>
      <BlockableButton
        size="sm"
        variant="subtle"
        leftSection={<IconChartDots3 {...icon} />}
        reason={loading ?? (shown.length < 2 ? t('scout.variationNeedsTwo') : null)}
        onClick={() => setIsOpen(true)}
      >
        {t('scout.variation')}
      </BlockableButton>
      <Suspense>
        {isOpen ? <VariationDialog messages={shown} onDelete={onDelete} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
