import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

interface Place {
  pathname: string;
  search: object;
}
type IsLeaving = (from: Place, to: Place) => boolean;

const isOtherPage: IsLeaving = (from, to) => from.pathname !== to.pathname;

/**
 * Asks before a page with unsaved entries is left: in the app by a dialog, on closing the tab by the browser's own.
 * `text` says what is lost, where a page knows it better. Returns the dialog, to be rendered anywhere in the page. What leaves after saving navigates with `ignoreBlocker: true`.
 */
export function useUnsavedChanges(isDirty: boolean, isLeaving: IsLeaving = isOtherPage, text?: string): ReactNode {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isLeaving(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <UnsavedQuestion
      opened={status === 'blocked'}
      text={text ?? t('common.unsavedText')}
      onLeave={() => proceed?.()}
      onStay={() => reset?.()}
    />
  );
}

/** Asks before a dialog with unsaved entries is closed. @returns how to close it, and the question, to be rendered beside it. */
export function useUnsavedDialog(isDirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    question: (
      <UnsavedQuestion
        opened={isAsking}
        text={t('common.unsavedText')}
        onLeave={() => {
          stay();
          onClose();
        }}
        onStay={stay}
      />
    ),
  };
}

interface QuestionProps {
  opened: boolean;
  text: string;
  onLeave: () => void;
  onStay: () => void;
}

function UnsavedQuestion({ opened, text, onLeave, onStay }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('common.unsavedTitle')}
      confirmLabel={t('common.leaveUnsaved')}
      cancelLabel={t('common.stayHere')}
      isDangerous
      onConfirm={onLeave}
      onClose={onStay}
    >
      {text}
    </ConfirmDialog>
  );
}
