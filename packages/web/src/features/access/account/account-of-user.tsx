import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { passkeysQuery, sessionsQuery, tokensQuery } from './account.api.ts';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

export function AccountOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const has = useParts(userId);
  return parts
    .filter((part) => has[part])
    .map((part) => {
      const List = lists[part];
      return (
        <FormSection key={part} title={t(`account.${part}`)} help={t(`account.${part}OfUser`)}>
          <Card label={t(`account.${part}`)}>
            <List userId={userId} />
          </Card>
        </FormSection>
      );
    });
}

/** Of what there is none: a line each among the facts of the account. */
export function MissingParts({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const has = useParts(userId);
  return parts
    .filter((part) => !has[part])
    .map((part) => (
      <Fragment key={part}>
        <dt>{t(`account.${part}`)}</dt>
        <dd>{t('account.none')}</dd>
      </Fragment>
    ));
}

const parts = ['devices', 'passkeys', 'tokens'] as const;
const lists = { devices: SessionList, passkeys: PasskeyList, tokens: TokenList };

/** What isn't known yet has its section, where it is waited for or asked for again. */
const useParts = (userId: string) => ({
  devices: useQuery(sessionsQuery(userId)).data?.length !== 0,
  passkeys: useQuery(passkeysQuery(userId)).data?.length !== 0,
  tokens: useQuery(tokensQuery(userId)).data?.length !== 0,
});
