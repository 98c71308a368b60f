import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#/ui/password-input.tsx';
import type { KeyForm } from './use-key-form.ts';

interface Props {
  form: KeyForm;
  /** There is one already. */
  isAgain: boolean;
}

/** The secret, and the id that some networks need beside it. */
export function SecretFields({ form, isAgain }: Props) {
  const { t } = useTranslation();
  const { network, needsId, draft, change, errorAt } = form;
  const isOwn = draft.way === 'network';
  return (
    <>
      {isOwn && needsId && (
        <TextInput
          label={network === 'TIKTOK' ? t('sonarSources.idOf_TIKTOK') : t('sonarSources.idOf_INSTAGRAM')}
          required
          autoComplete="off"
          value={draft.id}
          error={errorAt('id')}
          onChange={({ currentTarget }) => change({ id: currentTarget.value }, 'id')}
        />
      )}
      <PasswordInput
        label={isOwn ? t(`sonarSources.secretOf.${network}`) : t('sonarSources.secretOfProvider')}
        description={t(isAgain ? 'sonarSources.secretAgain' : 'sonarSources.secretHelp')}
        required
        // Browsers must neither fill in nor offer to keep it.
        autoComplete="new-password"
        spellCheck={false}
        value={draft.secret}
        error={errorAt('secret')}
        onChange={({ currentTarget }) => change({ secret: currentTarget.value }, 'secret')}
      />
    </>
  );
}
