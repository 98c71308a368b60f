import { endpoints } from 'virtual:endpoints';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { errorTitle } from '#/lib/error-text.ts';
import { useAction } from '#/ui/use-action.ts';
import { type AccessFlow, flowSecrets, startFlow } from '../flow.ts';
import { useCountdown } from '../use-countdown.ts';
import classes from './access.module.css';

const send = ({ username, purpose }: AccessFlow): Promise<{ uuid: string; code?: string | undefined }> => {
  const { password = '', rememberMe = false } = flowSecrets();
  return purpose === 'sign-in'
    ? call(endpoints.login, { body: { username, password, rememberMe } })
    : call(endpoints.forgotPassword, { body: { username } });
};

/** Another code after 30 s. Signing in needs the password for it, which a reload forgets: then it is not offered. */
export function ResendCode({ flow, onSent }: { flow: AccessFlow; onSent: () => void }) {
  const { t } = useTranslation();
  const [left, restart] = useCountdown(30);
  const resend = useAction({
    call: () => send(flow),
    done: (t) => ({
      tone: 'info',
      title: t('access.newCodeSent'),
      text: t('access.newCodeSentTo', { username: flow.username }),
    }),
    failed: (t, _, error) => errorTitle(t, error),
    onDone: ({ uuid, code }) => {
      startFlow({ ...flow, uuid }, { ...flowSecrets(), code });
      restart();
      onSent();
    },
  });
  if (flow.purpose === 'sign-in' && !flowSecrets().password) return null;
  if (left > 0) {
    const time = `0:${String(left).padStart(2, '0')}`;
    return <span className={classes.quiet}>{t('access.sendNewCodeIn', { time })}</span>;
  }
  return (
    <UnstyledButton className={classes.resend} disabled={resend.isPending} onClick={() => resend.mutate()}>
      {t('access.sendNewCode')}
    </UnstyledButton>
  );
}
