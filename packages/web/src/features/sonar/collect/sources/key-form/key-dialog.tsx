import { Button, Modal } from '@mantine/core';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { waysOf } from './key-draft.ts';
import classes from './key-form.module.css';
import { ProviderFields } from './provider-fields.tsx';
import { SecretFields } from './secret-fields.tsx';
import { useKeyForm } from './use-key-form.ts';

interface Props {
  source: SonarSource;
  onClose: () => void;
}

/** Takes the key of a network, or of a provider that tells of it. */
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
      <form
        ref={place}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Segmented
          label={t('sonarSources.way')}
          value={form.draft.way}
          options={waysOf(source.network).map((way) => ({ value: way, label: t(`sonarSources.way_${way}`) }))}
          onChange={(way) => form.change({ way }, 'provider.preset')}
        />
        {form.draft.way !== 'network' && (
          <p className={classes.help}>
            {t(form.draft.way === 'apify' ? 'sonarSources.apifyHelp' : 'sonarSources.otherHelp')}
          </p>
        )}
        <SecretFields form={form} isAgain={source.kind === 'stored'} />
        {form.draft.way === 'other' && <ProviderFields form={form} />}
        <div className={classes.actions}>
          <Button onClick={onClose} disabled={form.isSaving}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={form.isSaving}>
            {t('sonarSources.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
