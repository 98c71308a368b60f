import { useTranslation } from 'react-i18next';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

export function AccountOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('account.devices')} help={t('account.devicesOfUser')}>
        <Card label={t('account.devices')}>
          <SessionList userId={userId} />
        </Card>
      </FormSection>
      <FormSection title={t('account.passkeys')} help={t('account.passkeysOfUser')}>
        <Card label={t('account.passkeys')}>
          <PasskeyList userId={userId} />
        </Card>
      </FormSection>
      <FormSection title={t('account.tokens')} help={t('account.tokensOfUser')}>
        <Card label={t('account.tokens')}>
          <TokenList userId={userId} />
        </Card>
      </FormSection>
    </>
  );
}
