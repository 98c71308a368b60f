import { Button } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { boardLimits, type MessageList, type MessageSort } from '@soundings/contract/board/board-choices';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardActions } from '#/features/board/board-actions.ts';
import { CardList } from '#/features/board/cards/card-list.tsx';
import { moveItem } from '#/features/board/cards/use-drag-order.ts';
import type { EditedMessage } from '#/features/board/cards/use-edited-message.tsx';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { useLock } from '#/features/board/lock.ts';
import type { useCardActions } from '#/features/board/use-card-actions.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { CardFoot } from '../messages/card-foot.tsx';
import { Remarks } from '../messages/remarks.tsx';
import type { Marks } from '../messages/use-marks.ts';

const DuplicateDialog = lazy(() =>
  import('../messages/duplicate-dialog.tsx').then((file) => ({ default: file.DuplicateDialog })),
);
const ScoutInfo = lazy(() =>
  loadDialog(import('../messages/scout-info.tsx')).then((file) => ({ default: file.ScoutInfo })),
);

interface Props {
  tab: MessageList;
  shown: readonly BoardMessage[];
  /** All of the board, where pairs and origins are looked up. */
  messages: readonly BoardMessage[];
  marks: Marks;
  actions: ReturnType<typeof useCardActions>;
  edited: EditedMessage;
  sort: MessageSort;
  query: string;
  onQueryClear: () => void;
}

export function Cards({ tab, shown, messages, marks, actions, edited, sort, query, onQueryClear }: Props) {
  const { t } = useTranslation();
  const locked = useLock();
  const [infoId, setInfoId] = useState<string | null>(null);
  const [pair, setPair] = useState<readonly [BoardMessage, BoardMessage] | null>(null);
  const find = (id: string | null | undefined) =>
    shown.find((each) => each.id === id) ?? messages.find((each) => each.id === id);
  const best = sort === '-interest' ? (shown[0] ?? null) : null;
  const { duplicates, measured } = marks;
  const foot = useCallback(
    (message: BoardMessage) => <CardFoot message={message} best={best} measured={measured.get(message.id)} />,
    [best, measured],
  );
  const remarks = useCallback(
    (message: BoardMessage) => (
      <Remarks message={message} duplicate={duplicates.get(message.id)} onCompare={setPair} onInfo={setInfoId} />
    ),
    [duplicates],
  );
  const isBackup = tab === 'BACKUP';
  const isSearching = query !== '';
  const isOrdered = tab === 'FINAL' && sort === 'finalRank' && !isSearching;
  const move = (id: string, to: number) => {
    const from = shown.findIndex((each) => each.id === id);
    actions.order(moveItem(shown, from, to).map((each) => each.id));
  };
  const offered: BoardActions = isBackup
    ? { showInfo: setInfoId, restore: actions.restore }
    : {
        showInfo: setInfoId,
        select: actions.select,
        like: actions.like,
        remove: actions.remove,
        ...(isOrdered && { move }),
      };
  const info = find(infoId);
  return (
    <>
      {shown.length === 0 ? (
        <NoCards tab={tab} isSearching={isSearching} onQueryClear={onQueryClear} />
      ) : (
        <CardList
          key={tab}
          label={t(`scout.tab_${tab}`)}
          view={`${sort} ${query}`}
          messages={shown}
          actions={offered}
          edited={isBackup ? null : edited}
          locked={locked}
          foot={foot}
          remarks={remarks}
          maxLength={boardLimits.message}
        />
      )}
      <Suspense>
        {info ? (
          <ScoutInfo
            message={info}
            messages={messages}
            measured={measured.get(info.id)}
            onClose={() => setInfoId(null)}
          />
        ) : null}
        {pair ? <DuplicateDialog pair={pair} onDelete={actions.remove} onClose={() => setPair(null)} /> : null}
      </Suspense>
    </>
  );
}

function NoCards({ tab, isSearching, onQueryClear }: Pick<Props, 'tab' | 'onQueryClear'> & { isSearching: boolean }) {
  const { t } = useTranslation();
  const locked = useLock();
  const { icon: Icon } = typeMarks.SCOUTV2;
  const icon = <Icon size={21} stroke={1.7} />;
  if (isSearching) {
    return (
      <Card flush label={t('scout.noMatch')}>
        <EmptyState
          icon={icon}
          title={t('scout.noMatch')}
          actions={<Button onClick={onQueryClear}>{t('scout.clearSearch')}</Button>}
        >
          {t('scout.noMatchText')}
        </EmptyState>
      </Card>
    );
  }
  const isWriting = locked !== null && tab === 'ALL';
  const title = isWriting ? t('scout.messagesGenerating') : t(`scout.empty_${tab}`);
  return (
    <Card flush label={title}>
      <EmptyState icon={icon} tone={tab === 'ALL' ? 'first' : 'plain'} title={title}>
        {isWriting ? null : t(`scout.emptyText_${tab}`)}
      </EmptyState>
    </Card>
  );
}
