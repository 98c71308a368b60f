import { Drawer } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { Conversation as Listed } from '@soundings/contract/playground/conversations';
import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { Chat } from './chat/chat.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { conversationMenu } from './list/conversation-menu.ts';
import { useConversationActions } from './list/use-conversation-actions.ts';
import { conversationQuery, optionsQuery } from './playground.api.ts';
import classes from './playground-page.module.css';

const RenameDialog = lazy(() => import('./list/rename-dialog.tsx').then((file) => ({ default: file.RenameDialog })));
const MoveDialog = lazy(() => import('./list/move-dialog.tsx').then((file) => ({ default: file.MoveDialog })));
const FoldersDialog = lazy(() => import('./list/folders-dialog.tsx').then((file) => ({ default: file.FoldersDialog })));
const CopyDialog = lazy(() => import('./copies/copy-dialog.tsx').then((file) => ({ default: file.CopyDialog })));

interface PlaygroundPageProps {
  threadId: string | null;
  onThread: (id: string | null) => void;
}

export function PlaygroundPage({ threadId, onThread }: PlaygroundPageProps) {
  const { t } = useTranslation();
  const options = useQuery(optionsQuery);
  const [isListOpen, setListOpen] = useState(false);
  const closeList = useCallback(() => setListOpen(false), []);
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const isBroad = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const actions = useConversationActions({ openId: threadId, onDeletedOpen: () => onThread(null) });
  // A new session each time, also where none was begun.
  const [fresh, setFresh] = useState(0);
  const begin = () => {
    setFresh((count) => count + 1);
    setListOpen(false);
    onThread(null);
  };
  useHotkeys([['alt+N', begin]], []);

  if (options.error) {
    return (
      <ErrorState
        error={options.error}
        thing={t('playground.thePlayground')}
        onRetry={() => void options.refetch()}
        isRetrying={options.isRefetching}
      />
    );
  }
  if (!options.data) return <SkeletonRows rows={6} />;
  if (options.data.aiChats.length === 0) {
    return (
      <Card flush label={t('playground.noChats')}>
        <EmptyState isPage icon={<IconMessages size={21} stroke={1.7} />} title={t('playground.noChats')}>
          {t('playground.noChatsHelp')}
        </EmptyState>
      </Card>
    );
  }
  const list = (
    <ConversationList
      openId={threadId}
      onNew={begin}
      onFollow={closeList}
      onAct={actions.act}
      onManageFolders={() => setFoldersOpen(true)}
      withHotkey={isBroad || isListOpen}
    />
  );
  const { dialog, close } = actions;
  return (
    <div className={classes.page}>
      {isBroad ? (
        <div className={classes.side}>{list}</div>
      ) : (
        <Drawer
          opened={isListOpen}
          onClose={() => setListOpen(false)}
          title={t('playground.conversations')}
          size={320}
          padding={0}
          classNames={{
            header: classes.drawerHeader ?? '',
            body: classes.drawerBody ?? '',
            content: classes.drawer ?? '',
          }}
          closeButtonProps={{ 'aria-label': t('common.close'), size: 40 }}
        >
          {list}
        </Drawer>
      )}
      <Chat
        // A conversation that has just begun goes on as it is.
        key={fresh}
        options={options.data}
        threadId={threadId}
        onThread={onThread}
        onOpenList={() => setListOpen(true)}
        menu={threadId === null ? null : <OpenMenu id={threadId} onAct={actions.act} />}
      />
      <Suspense>
        {dialog?.action === 'rename' && <RenameDialog conversation={dialog.conversation} onClose={close} />}
        {dialog?.action === 'move' && <MoveDialog conversation={dialog.conversation} onClose={close} />}
        {dialog?.action === 'copy' && <CopyDialog conversation={dialog.conversation} onClose={close} />}
        {areFoldersOpen && <FoldersDialog onClose={() => setFoldersOpen(false)} />}
      </Suspense>
    </div>
  );
}

type Act = ReturnType<typeof useConversationActions>['act'];

function OpenMenu({ id, onAct }: { id: string; onAct: Act }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...conversationQuery(id), enabled: false });
  if (!data) return null;
  const conversation: Listed = data;
  return <RowMenu name={data.title} actions={conversationMenu(t, data, (action) => onAct(action, conversation))} />;
}
