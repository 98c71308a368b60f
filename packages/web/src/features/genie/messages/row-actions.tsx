import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconForms, IconListDetails, IconPencil, IconTrash, IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import type { MessageRowProps } from './message-row.tsx';
import classes from './messages.module.css';

interface ActionsProps extends Omit<MessageRowProps, 'typical' | 'usualType'> {
  isWhyOpen: boolean;
  isTryOpen: boolean;
  onTry: () => void;
  onEdit: () => void;
  onWhy: () => void;
}

export function RowActions({ message, isLocked, isWhyOpen, isTryOpen, onEdit, onWhy, onTry, onUse }: ActionsProps) {
  const { t } = useTranslation();
  const api = useGenie();
  const [copied, copy] = useCopied();
  const remove = useGenieAction({
    call: api.remove,
    done: 'genie.messageDeleted',
    failed: 'genie.couldntDelete',
  });
  const { count } = message;
  const blocked = isLocked ? t('genie.messagesAreGeneratingNow') : null;
  const isPhone = useIsPhone();
  const hasFigures = message.prediction !== null;
  const copyLabel = copied ? t('genie.copied') : t('genie.copy', { count });
  const inMenu = [
    { key: 'copy', label: t('genie.copyText'), icon: IconCopy, onClick: () => copy(message.message) },
    ...(hasFigures
      ? [
          { key: 'why', label: t('genie.why'), icon: IconListDetails, onClick: onWhy },
          { key: 'try', label: t('genie.tryThis'), icon: IconWand, onClick: onTry },
        ]
      : []),
  ];
  return (
    <span className={classes.rowActions}>
      {isPhone ? null : (
        <Tooltip label={copyLabel}>
          <ActionIcon aria-label={copyLabel} onClick={() => copy(message.message)}>
            {copied ? <IconCheck size={17} stroke={1.8} /> : <IconCopy size={17} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
      )}
      {hasFigures && !isPhone ? (
        <>
          <Tooltip label={t('genie.why')}>
            <ActionIcon aria-label={t('genie.whyOf', { count })} aria-expanded={isWhyOpen} onClick={onWhy}>
              <IconListDetails size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('genie.tryThis')}>
            <ActionIcon aria-label={t('genie.tryThisOf', { count })} aria-expanded={isTryOpen} onClick={onTry}>
              <IconWand size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        </>
      ) : null}
      <RowMenu
        name={t('genie.editMessage', { count })}
        actions={[
          ...(isPhone ? inMenu : []),
          { key: 'use', label: t('genie.useAsMessage'), icon: IconForms, onClick: () => onUse(message) },
          { key: 'edit', label: t('genie.edit'), icon: IconPencil, blocked, onClick: onEdit },
          {
            key: 'delete',
            label: t('genie.delete'),
            icon: IconTrash,
            isDangerous: true,
            blocked,
            onClick: () => remove.mutate({ id: message.id }),
          },
        ]}
      />
    </span>
  );
}
