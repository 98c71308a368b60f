import type { BoardMessage } from '@soundings/contract/board/board';
import type { MessageList } from '@soundings/contract/board/board-choices';
import { IconChartDots3, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#/features/board/export-menu.tsx';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { useLock } from '#/features/board/lock.ts';
import { RareTools } from '#/features/board/rare-tools.tsx';
import { ReclaimButton } from '#/features/board/reclaim-button.tsx';
import { formatNumber } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { OnwardItems } from '../onward/onward-items.tsx';
import { useScout } from '../scout.api.ts';

const AddMessages = lazy(() =>
  import('#/features/board/custom/add-messages.tsx').then((file) => ({ default: file.AddMessages })),
);
const SendToGenie = lazy(() =>
  loadDialog(import('../onward/send-to-genie.tsx')).then((file) => ({ default: file.SendToGenie })),
);
const VariationDialog = lazy(() =>
  import('../variation/variation-dialog.tsx').then((file) => ({ default: file.VariationDialog })),
);

interface Props {
  tab: MessageList;
  shown: readonly BoardMessage[];
  threadId: string | null;
}

const icon = { size: 16, stroke: 1.7 };

/** Backup takes everything back instead. */
export function RareScoutTools({ tab, shown, total, threadId }: Props & { total: number }) {
  const { t } = useTranslation();
  const api = useScout();
  const isStaff = api.visit === null;
  const counted = { count: total, n: formatNumber(total) };
  if (tab === 'BACKUP') return <ReclaimButton isEmpty={shown.length === 0} />;
  const clear = (): Promise<unknown> => {
    if (tab === 'SELECTED') return api.clearSelected();
    return tab === 'ALL' ? api.board.clear(true) : api.board.removeAll(shown.map(({ id }) => id));
  };
  return (
    <RareTools
      threadId={threadId}
      isEmpty={shown.length === 0}
      reset={{ call: api.reset, done: 'scout.sessionReset', failed: 'scout.couldntReset' }}
      clear={clear}
      texts={{
        reset: t('scout.resetSession'),
        noSession: t('scout.noSession'),
        clear: t('scout.clearBoard'),
        clearHelp: t(`scout.clearHelp_${tab}`),
        nothingToClear: t('scout.nothingToClear'),
        clearAllTitle: t(isStaff ? 'board.clearAllTitle' : 'board.clearAllTitleShared', counted),
        clearAllText: t(isStaff ? 'board.clearAllText' : 'board.clearAllTextShared'),
      }}
    />
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
      <Suspense>
        {isAdding ? <AddMessages onClose={() => setIsAdding(false)} /> : null}
        {isSending ? <SendToGenie messages={shown} onClose={() => setIsSending(false)} /> : null}
      </Suspense>
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
