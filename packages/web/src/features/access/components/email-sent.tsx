import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StrongText } from '#/ui/strong-text.tsx';
import type { AccessFlow } from '../flow.ts';
import { useCountdown } from '../use-countdown.ts';
import classes from './access.module.css';
import { AccessHeading } from './access-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { OutboxNote } from './outbox-note.tsx';

const waitSeconds = 8;

/** Says where the mail went, and goes on by itself after 8 s. */
export function EmailSent({ flow, onContinue }: { flow: AccessFlow; onContinue: () => void }) {
  const { t } = useTranslation();
  const [seconds] = useCountdown(waitSeconds);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onContinue();
  }, [isOver, onContinue]);
  return (
    <>
      <AccessHeading icon={<IconMailForward size={22} stroke={1.7} />} title={t('access.emailHasBeenSent')}>
        <StrongText text={t('access.emailSentLead', { username: flow.username, seconds })} />
      </AccessHeading>
      <div className={classes.form}>
        <OutboxNote />
        <Button variant="filled" size="lg" fullWidth onClick={onContinue}>
          {t('access.enterCode')}
        </Button>
      </div>
      <div className={classes.below}>
        <BackToLogin />
      </div>
    </>
  );
}
