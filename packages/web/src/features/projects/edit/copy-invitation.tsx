import { Button } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconCheck, IconMailForward } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import classes from './edit.module.css';

interface Props {
  info: Pick<ProjectInfo, 'projectName' | 'link' | 'linkExpiresOn'>;
  /** Only one that was set a moment ago: who comes back later hands it on another way. */
  password: string | null;
}

export function CopyInvitation({ info: { projectName, link, linkExpiresOn }, password }: Props) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const hint = useId();
  const Icon = isCopied ? IconCheck : IconMailForward;
  const lines = [
    t('projectEdit.invitation', { name: projectName }),
    link,
    password === null ? t('projectEdit.invitationPasswordApart') : t('projectEdit.invitationPassword', { password }),
    ...(linkExpiresOn === null ? [] : [t('projectEdit.invitationUntil', { date: formatMoment(linkExpiresOn) })]),
  ];
  return (
    <div className={classes.save}>
      {password === null && (
        <p id={hint} className={classes.hint}>
          {t('projectEdit.invitationHint')}
        </p>
      )}
      <Button
        leftSection={<Icon size={16} aria-hidden="true" />}
        aria-describedby={password === null ? hint : undefined}
        onClick={() => copy(lines.join('\n'))}
      >
        <span aria-live="polite">{isCopied ? t('common.copied') : t('projectEdit.copyInvitation')}</span>
      </Button>
    </div>
  );
}
