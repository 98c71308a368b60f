import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowLeft, IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { checkEmail } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { StrongText } from '#/ui/marks/strong-text.tsx';
import { publicServerQuery } from './access.api.ts';
import classes from './access.module.css';
import { AccessHeading } from './access-layout.tsx';
import { EmailField } from './email-field.tsx';
import { type AccessFlow, resetFlow, startFlow } from './flow.ts';

export function ForgotPassword({ onCodeSent }: { onCodeSent: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: { username: '' }, validate: { username: checkEmail } });
  const request = useAction({
    call: endpoints.forgotPassword,
    onDone: ({ uuid }, { body: { username } }) => {
      startFlow({ username: username.trim(), uuid, purpose: 'forgot-password' });
      onCodeSent();
    },
    onFailed: resetFlow,
  });
  return (
    <>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((body) => request.mutate({ body }))}>
        {request.error ? <InlineAlert>{errorText(t, request.error)}</InlineAlert> : null}
        <EmailField {...form.getInputProps('username')} />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={request.isPending}>
          {t('signIn.sendCode')}
        </Button>
      </form>
      <div className={classes.below}>
        <BackToLogin />
      </div>
    </>
  );
}

const waitSeconds = 8;

export function EmailSent({ flow, onContinue }: { flow: AccessFlow; onContinue: () => void }) {
  const { t } = useTranslation();
  const [seconds] = useCountdown(waitSeconds);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onContinue();
  }, [isOver, onContinue]);
  return (
    <>
      <AccessHeading icon={<IconMailForward size={22} stroke={1.7} />} title={t('signIn.emailHasBeenSent')}>
        <StrongText text={t('signIn.emailSentLead', { username: flow.username, seconds })} />
      </AccessHeading>
      <div className={classes.form}>
        <OutboxNote />
        <Button variant="filled" size="lg" fullWidth onClick={onContinue}>
          {t('signIn.enterCode')}
        </Button>
      </div>
      <div className={classes.below}>
        <BackToLogin />
      </div>
    </>
  );
}

export function BackToLogin() {
  const { t } = useTranslation();
  return (
    <Link to="/login" className={classes.back} onClick={resetFlow}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {t('signIn.backToSignIn')}
    </Link>
  );
}

export function OutboxNote() {
  const { t } = useTranslation();
  const { data } = useQuery(publicServerQuery);
  return data?.mailsStayHere ? <InlineAlert tone="info">{t('signIn.mailInOutbox')}</InlineAlert> : null;
}

export function useCountdown(seconds: number): [number, () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [left, useCallback(() => setEnd(Date.now() + seconds * 1000), [seconds])];
}
