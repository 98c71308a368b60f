import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
    <ConfirmDialog
      opened={status === 'blocked'}
      title={t('common.unsavedTitle')}
      confirmLabel={t('common.leaveUnsaved')}
      cancelLabel={t('common.stayHere')}
      isDangerous
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {text ?? t('common.unsavedText')}
    </ConfirmDialog>
  );
}
