import { Button } from '@mantine/core';
import { IconCheck, IconMailForward } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import classes from './edit.module.css';

interface Props {
  name: string;
  link: string;
  linkExpiresOn: string | null;
  /** Only one that was set a moment ago: who comes back later hands it on another way. */
  password: string | null;
  needsPassword?: boolean;
}

export function CopyInvitation({ name, link, linkExpiresOn, password, needsPassword = true }: Props) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const hint = useId();
  const Icon = isCopied ? IconCheck : IconMailForward;
  const isApart = needsPassword && password === null;
  const lines = [
    t('projectEdit.invitation', { name }),
    link,
    ...(isApart ? [t('projectEdit.invitationPasswordApart')] : []),
    ...(password === null ? [] : [t('projectEdit.invitationPassword', { password })]),
    ...(linkExpiresOn === null ? [] : [t('projectEdit.invitationUntil', { date: formatMoment(linkExpiresOn) })]),
  ];
  return (
    <div className={classes.save}>
      {isApart && (
        <p id={hint} className={classes.hint}>
          {t('projectEdit.invitationHint')}
        </p>
      )}
      <Button
        leftSection={<Icon size={16} aria-hidden="true" />}
        aria-describedby={isApart ? hint : undefined}
        onClick={() => copy(lines.join('\n'))}
      >
        <span aria-live="polite">{isCopied ? t('common.copied') : t('projectEdit.copyInvitation')}</span>
      </Button>
    </div>
  );
}
