import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '#/ui/toast.tsx';
import { useAction } from '#/ui/use-action.ts';
import { codeErrorText, endsFlow } from '../code-error.ts';
import { type Confirmed, confirmCode } from '../confirm-code.ts';
import { type AccessFlow, findFlow, flowSecrets, resetFlow } from '../flow.ts';
import classes from './access.module.css';
import { BackToLogin } from './back-to-login.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { CodeNote } from './code-note.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ResendCode } from './resend-code.tsx';

interface CodeFormProps {
  flow: AccessFlow;
  /** The code was right. */
  onConfirmed: (result: Confirmed) => void;
  /** The code is dead: back to /login. */
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
      resetFlow();
      toastError({ id: 'code', title: t('access.codeRefused'), text: codeErrorText(t, error) });
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
        {flow.purpose === 'sign-in' ? t('access.signIn') : t('access.confirmCode')}
      </Button>
      <div className={classes.below}>
        <BackToLogin />
        <ResendCode flow={flow} onSent={takeNewCode} />
      </div>
    </form>
  );
}
