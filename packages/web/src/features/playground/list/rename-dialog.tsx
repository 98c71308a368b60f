import { Button, Modal, TextInput } from '@mantine/core';
import type { Conversation } from '@soundings/contract/playground/conversations';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useChangeConversation } from '../playground.api.ts';

interface RenameDialogProps {
  conversation: Pick<Conversation, 'id' | 'title'>;
  onClose: () => void;
}

export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(conversation.title);
  const [isMissing, setMissing] = useState(false);
  const change = useChangeConversation({ onDone: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.renameTitle')}
      size={440}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form
        className={layout.stack}
        onSubmit={() => {
          setMissing(title.trim() === '');
          if (title.trim() !== '') change.mutate({ id: conversation.id, change: { title: title.trim() } });
        }}
      >
        <TextInput
          data-autofocus
          label={t('playground.name')}
          maxLength={playgroundLimits.title}
          withAsterisk
          value={title}
          error={isMissing && t('common.pleaseEnterAName')}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={change.isPending}>
            {t('playground.rename')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
