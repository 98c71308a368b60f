import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './own-account.module.css';

/** Around a control of one's own row: it stays where it is, and says why it does nothing. */
export function OwnAccount({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isOwn) return children;
  return (
    <Tooltip label={t('users.ownAccount')} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.blocked}>{children}</span>
    </Tooltip>
  );
}
