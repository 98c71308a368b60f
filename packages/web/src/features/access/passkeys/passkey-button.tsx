import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { canUsePasskeys, isDeclined } from './passkey-support.ts';

const signInByPasskey = async (rememberMe: boolean) => {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(endpoints.startPasskeySignIn),
  ]);
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  return call(endpoints.confirmPasskeySignIn, { body: { credential, rememberMe } });
};

interface PasskeyButtonProps {
  rememberMe: boolean;
  onSignedIn: () => void;
}

export function PasskeyButton({ rememberMe, onSignedIn }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const signIn = useAction({
    call: signInByPasskey,
    failed: 'passkeySignIn.failed',
    onDone: onSignedIn,
    onFailed: isDeclined,
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      size="lg"
      fullWidth
      leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden="true" />}
      loading={signIn.isPending || signIn.isSuccess}
      onClick={() => signIn.mutate(rememberMe)}
    >
      {t('passkeySignIn.signIn')}
    </Button>
  );
}
