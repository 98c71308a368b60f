import { endpoints } from 'virtual:endpoints';
import { Button, Input, PinInput, UnstyledButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText, errorTitle } from '#/lib/error-text.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { StrongText } from '#/ui/marks/strong-text.tsx';
import classes from './access.module.css';
import { type AccessFlow, type Confirmed, confirmCode, endFlow, findFlow, flowSecrets, startFlow } from './flow.ts';
import { BackToLogin, OutboxNote, useCountdown } from './forgot-password.tsx';

interface CodeFormProps {
  flow: AccessFlow;
  onConfirmed: (result: Confirmed) => void;
  onDead: () => void;
}

export function CodeForm({ flow: initial, onConfirmed, onDead }: CodeFormProps) {
  const { t } = useTranslation();
  const [flow, setFlow] = useState(initial);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { code: given } = flowSecrets();
  const confirm = useAction({
    call: (otp: string) => confirmCode(flow, otp),
    onDone: onConfirmed,
    onFailed: (error) => {
      setCode('');
      setAttempt(attempt + 1);
      if (!endsFlow(error)) return;
      endFlow(flow, (t) => codeErrorText(t, error));
      onDead();
    },
  });
  const submit = (otp: string) => {
    setCode(otp);
    if (!confirm.isPending) confirm.mutate(otp);
  };
  const takeNewCode = () => {
    setFlow(findFlow() ?? flow);
    setCode('');
    setAttempt(attempt + 1);
    confirm.reset();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) submit(code);
      }}
    >
      {given ? <CodeNote code={given} onUse={() => submit(given)} /> : null}
      {flow.purpose === 'forgot-password' ? <OutboxNote /> : null}
      <CodeBoxes
        key={attempt}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={confirm.error ? codeErrorText(t, confirm.error) : null}
        disabled={confirm.isPending}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth disabled={code.length < 6} loading={confirm.isPending}>
        {flow.purpose === 'sign-in' ? t('signIn.signIn') : t('signIn.confirmCode')}
      </Button>
      <div className={classes.below}>
        <BackToLogin />
        <ResendCode flow={flow} onSent={takeNewCode} />
      </div>
    </form>
  );
}

interface CodeBoxesProps {
  value: string;
  onChange: (value: string) => void;
  onComplete: (code: string) => void;
  error: string | null;
  disabled: boolean;
}

function CodeBoxes({ value, onChange, onComplete, error, disabled }: CodeBoxesProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const errorId = useId();
  return (
    <div>
      <Input.Label component="div" id={labelId}>
        {t('signIn.oneTimeCode')}
      </Input.Label>
      <PinInput
        length={6}
        type="number"
        oneTimeCode
        autoFocus
        placeholder=""
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={error !== null}
        disabled={disabled}
        classNames={{
          root: classes.boxes ?? '',
          pinInput: classes.box ?? '',
          input: classes.input ?? '',
        }}
        aria-labelledby={labelId}
        getInputProps={(index) => ({
          'aria-label': t('signIn.codeDigit', { n: index + 1 }),
          'aria-describedby': error ? errorId : undefined,
        })}
      />
      <div id={errorId} role="alert" className={classes.error}>
        {error ? (
          <>
            <IconAlertCircle size={15} aria-hidden="true" />
            {error}
          </>
        ) : null}
      </div>
    </div>
  );
}

function CodeNote({ code, onUse }: { code: string; onUse: () => void }) {
  const { t } = useTranslation();
  const use = (
    <UnstyledButton className={classes.resend} onClick={onUse}>
      {t('signIn.useCode')}
    </UnstyledButton>
  );
  return (
    <InlineAlert tone="info" action={use}>
      <StrongText text={t('signIn.yourCode', { code })} />
    </InlineAlert>
  );
}

const send = ({ username, purpose }: AccessFlow): Promise<{ uuid: string; code?: string | undefined }> => {
  const { password = '', rememberMe = false } = flowSecrets();
  return purpose === 'sign-in'
    ? call(endpoints.login, { body: { username, password, rememberMe } })
    : call(endpoints.forgotPassword, { body: { username } });
};

function ResendCode({ flow, onSent }: { flow: AccessFlow; onSent: () => void }) {
  const { t } = useTranslation();
  const [left, restart] = useCountdown(30);
  const resend = useAction({
    call: () => send(flow),
    done: (t) => ({
      tone: 'info',
      title: t('signIn.newCodeSent'),
      text: t('signIn.newCodeSentTo', { username: flow.username }),
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
    return <span className={classes.quiet}>{t('signIn.sendNewCodeIn', { time })}</span>;
  }
  return (
    <UnstyledButton className={classes.resend} disabled={resend.isPending} onClick={() => resend.mutate()}>
      {t('signIn.sendNewCode')}
    </UnstyledButton>
  );
}

const endsFlow = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 422);

/** What to say about a refused code. With a destroyed code (422) one attempt more is shown than the server gives. */
const codeErrorText = (t: TFunction, error: unknown): string => {
  const given = isApiError(error) ? error.details.attemptsRemaining : undefined;
  const text = errorText(t, error);
  if (given === undefined || !isApiError(error)) return text;
  return `${text} ${t('errors.attemptsRemaining', { count: error.status === 422 ? given + 1 : given })}`;
};
