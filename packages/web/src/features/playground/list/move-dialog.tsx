import { Button, Modal, Radio } from '@mantine/core';
import type { Conversation } from '@soundings/contract/playground/conversations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '#/ui/layout/layout.module.css';
import { foldersQuery, useChangeConversation } from '../playground.api.ts';
import { FolderForm } from './folder-form.tsx';
import classes from './list.module.css';

interface MoveDialogProps {
  conversation: Pick<Conversation, 'id' | 'title' | 'folderId'>;
  onClose: () => void;
}

export function MoveDialog({ conversation, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const { data: folders = [] } = useQuery(foldersQuery);
  const [folderId, setFolderId] = useState(conversation.folderId ?? '');
  const change = useChangeConversation({ onDone: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.moveTitle', { name: conversation.title })}
      size={440}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={layout.stack}>
        <Radio.Group label={t('playground.folder')} value={folderId} onChange={setFolderId}>
          <div className={classes.choices}>
            <Radio value="" label={t('playground.noFolder')} />
            {folders.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} />
            ))}
          </div>
        </Radio.Group>
        <FolderForm onAdded={setFolderId} />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="filled"
            loading={change.isPending}
            onClick={() => change.mutate({ id: conversation.id, change: { folderId: folderId || null } })}
          >
            {t('playground.moveHere')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
