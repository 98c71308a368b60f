import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next, { type TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { isApiError } from '#/lib/api/api-error.ts';

export interface ToastInput {
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void };
  id?: string;
  /** False: until it is closed. */
  milliseconds?: number | false;
}

type ToastTone = 'success' | 'error' | 'warning' | 'info';

const icons: Record<ToastTone, ReactNode> = {
  success: <IconCircleCheck size={18} />,
  error: <IconAlertCircle size={18} />,
  warning: <IconAlertTriangle size={18} />,
  info: <IconInfoCircle size={18} />,
};

const shown = new Map<string, string>();

export const hideToast = (id: string): void => {
  const key = shown.get(id);
  if (key === undefined) return;
  shown.delete(id);
  notifications.hide(key);
};

/** Some of them show what only who is signed in may read. */
export const hideToasts = (): void => {
  shown.clear();
  notifications.clean();
};

const show = (tone: ToastTone, { title, text, action, id, milliseconds }: ToastInput, usual: number | false): void => {
  // One of its own: under the same key it would end with the time of the one that it replaces.
  const key = crypto.randomUUID();
  const act = () => {
    notifications.hide(key);
    action?.onClick();
  };
  if (id !== undefined) {
    hideToast(id);
    shown.set(id, key);
  }
  notifications.show({
    id: key,
    title,
    autoClose: milliseconds ?? usual,
    icon: icons[tone],
    role: tone === 'error' ? 'alert' : 'status',
    'data-tone': tone,
    closeButtonProps: { 'aria-label': i18next.t('common.closeMessage') },
    message: (
      <>
        {text}
        {action ? (
          <div>
            <Anchor component="button" type="button" size="sm" onClick={act}>
              {action.label}
            </Anchor>
          </div>
        ) : null}
      </>
    ),
  } as Parameters<typeof notifications.show>[0]);
};

export const toastSuccess = (input: ToastInput): void => show('success', input, 5000);
export const toastInfo = (input: ToastInput): void => show('info', input, 5000);
export const toastWarning = (input: ToastInput): void => show('warning', input, false);
export const toastError = (input: ToastInput): void => show('error', input, false);

/** Says who is using the project. @returns false for any other failure, without a toast. */
export const toastProjectInUse = (t: TFunction, error: unknown): boolean => {
  if (!isApiError(error, 'projectInUse')) return false;
  // Consumers have no name.
  const username = error.details.username || t('live.someoneElse');
  toastWarning({
    id: 'project-in-use',
    title: t('live.projectInUse'),
    text: t('live.thisProjectIsCurrentlyUsing', { username }),
  });
  return true;
};
