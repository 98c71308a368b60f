import { Button, Modal, TextInput } from '@mantine/core';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#/ui/form/form.tsx';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { offeredWays } from './key-draft.ts';
import classes from './key-form/key-form.module.css';
import { ProviderFields } from './provider-fields.tsx';
import { type KeyForm, useKeyForm } from './use-key-form.ts';

interface Props {
  source: SonarSource;
  onClose: () => void;
}

export function KeyDialog({ source, onClose }: Props) {
  const { t } = useTranslation();
  const form = useKeyForm(source, onClose);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  const network = t(`sonar.network.${source.network}`);
  return (
    <Modal
      opened
      onClose={() => !form.isSaving && onClose()}
      title={t('sonarSources.formTitle', { network })}
      size={640}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form ref={place} className={layout.stack} onSubmit={() => form.save()}>
        <Segmented
          label={t('sonarSources.way')}
          value={form.draft.way}
          options={offeredWays(source.network).map((way) => ({ value: way, label: t(`sonarSources.way_${way}`) }))}
          onChange={(way) => form.change({ way }, 'provider.preset')}
        />
        {form.draft.way !== 'network' && (
          <p className={classes.help}>
            {t(form.draft.way === 'apify' ? 'sonarSources.apifyHelp' : 'sonarSources.otherHelp')}
          </p>
        )}
        <SecretFields form={form} isAgain={source.kind === 'stored'} />
        {form.draft.way === 'other' && <ProviderFields form={form} />}
        <div className={layout.dialogFoot}>
          <Button onClick={onClose} disabled={form.isSaving}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={form.isSaving}>
            {t('sonarSources.save')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

interface SecretFieldsProps {
  form: KeyForm;
  isAgain: boolean;
}

function SecretFields({ form, isAgain }: SecretFieldsProps) {
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
