import { Button, Modal, TextInput } from '@mantine/core';
import type { Conversation } from '@soundings/contract/playground/conversations';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { CopyButton } from '#/ui/feedback/copy-button.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useCopyConversation } from '../playground.api.ts';
import classes from './copies.module.css';

interface CopyDialogProps {
  conversation: Pick<Conversation, 'id' | 'title'>;
  onClose: () => void;
}

export function CopyDialog({ conversation, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  const copy = useCopyConversation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    copy.mutate(conversation.id);
  }, [copy.mutate, conversation.id]);
  const address = copy.data ? `${location.origin}/playground/copy/${copy.data.id}` : '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('playground.copyTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={layout.stack}>
        <p className={classes.help}>{t('playground.copyHelp')}</p>
        {copy.error && <InlineAlert>{errorText(t, copy.error)}</InlineAlert>}
        {copy.isPending && <SkeletonRows rows={1} />}
        {copy.data && (
          <>
            <TextInput
              readOnly
              label={t('playground.link')}
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className={layout.dialogFoot}>
              <CopyButton text={address} label={t('playground.copyLink')} />
              <Button
                variant="filled"
                renderRoot={(props) => <Link {...props} to="/playground/copy/$id" params={{ id: copy.data.id }} />}
              >
                {t('playground.openCopy')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
