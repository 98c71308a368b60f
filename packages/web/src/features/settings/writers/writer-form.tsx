import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type WriterLanguage,
  writerColorPattern,
  writerLanguages,
  writerLimits,
} from '@soundings/contract/settings/writer-choices';
import type { Writer } from '@soundings/contract/settings/writers';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkName, needs, useFieldError } from '#/lib/field-rules.ts';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import { FormBody, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { showTakenName } from '../edit/name-taken.ts';
import { SaveFooter } from '../edit/save-footer.tsx';
import { ColorField } from './color-field.tsx';
import { randomColor } from './writer-color.ts';
import { WriterPreview } from './writer-preview.tsx';
import { useSaveWriter, type WriterValues } from './writers.api.ts';
import classes from './writers.module.css';

const pickValues = ({ writerName, writerPhrase, writerColor, language, status }: WriterValues): WriterValues => ({
  writerName,
  writerPhrase,
  writerColor,
  language,
  status,
});

const newWriter = (language: WriterLanguage): WriterValues => ({
  writerName: '',
  writerPhrase: '',
  writerColor: randomColor(),
  language,
  status: 'active',
});

export function WriterForm({ writer }: { writer?: Writer }) {
  const { t, i18n } = useTranslation();
  const shown = useFieldError();
  const helpId = useId();
  const navigate = useNavigate();
  const [initialValues] = useState(() =>
    writer ? pickValues(writer) : newWriter(i18n.language === 'de' ? 'German' : 'English'),
  );
  const form = useForm<WriterValues>({
    initialValues,
    validate: {
      writerName: checkName,
      writerPhrase: needs('writers.enterPhrase'),
      writerColor: (color) => (writerColorPattern.test(color) ? null : 'settings.hexColor'),
    },
  });
  const save = useSaveWriter(writer?.id, {
    onDone: () => void navigate({ to: '/settings/scout', ignoreBlocker: true }),
    onFailed: (error) => showTakenName(form, 'writerName', error),
  });
  const unsavedDialog = useUnsavedChanges(form.isDirty());
  const { values, errors } = form;
  const submit = () =>
    save.mutate({ ...values, writerName: values.writerName.trim(), writerPhrase: values.writerPhrase.trim() });
  return (
    <FormBody
      label={t(writer ? 'writers.editWriter' : 'writers.addWriter')}
      isDisabled={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      footer={
        <SaveFooter
          errors={form.errors}
          cancel={(props) => <Link to="/settings/scout" {...props} />}
          submit={t(writer ? 'settings.saveChanges' : 'writers.addWriter')}
          isSaving={save.isPending}
          isDisabled={writer !== undefined && !form.isDirty()}
        />
      }
    >
      <FormSection title={t('writers.example')} help={t('writers.exampleHelp')}>
        <WriterPreview writer={values} />
      </FormSection>
      <FormSection title={t('writers.voice')} help={t('writers.voiceHelp')}>
        <Card label={t('writers.voice')}>
          <div className={layout.stack}>
            <div className={classes.pair}>
              <TextInput
                label={t('writers.writerName')}
                withAsterisk
                maxLength={writerLimits.writerName}
                autoComplete="off"
                {...form.getInputProps('writerName')}
                error={shown(errors.writerName)}
              />
              <Select<WriterLanguage>
                label={t('writers.language')}
                description={writer ? t('writers.languageStays') : undefined}
                withAsterisk
                allowDeselect={false}
                disabled={writer !== undefined}
                data={writerLanguages.map((value) => ({ value, label: t(`writers.language_${value}`) }))}
                value={values.language}
                onChange={(language) => language && form.setFieldValue('language', language)}
              />
            </div>
            <Textarea
              label={t('writers.writerPhrase')}
              description={t('writers.writerPhraseHelp', { language: t(`writers.language_${values.language}`) })}
              withAsterisk
              autosize
              minRows={3}
              maxRows={10}
              maxLength={writerLimits.writerPhrase}
              {...form.getInputProps('writerPhrase')}
              error={shown(errors.writerPhrase)}
            />
            <div className={classes.status}>
              <Switch
                label={t('writers.active')}
                aria-describedby={helpId}
                checked={values.status === 'active'}
                onChange={({ currentTarget }) =>
                  form.setFieldValue('status', currentTarget.checked ? 'active' : 'disabled')
                }
              />
              <p id={helpId} className={classes.hint}>
                {t('writers.activeHelp')}
              </p>
            </div>
          </div>
        </Card>
      </FormSection>
      <FormSection title={t('writers.colour')} help={t('writers.colourHelp')}>
        <Card label={t('writers.colour')}>
          <div className={layout.stack}>
            <ColorField
              value={values.writerColor}
              error={shown(errors.writerColor)}
              onChange={(color) => form.setFieldValue('writerColor', color)}
              onBlur={() => form.validateField('writerColor')}
            />
          </div>
        </Card>
      </FormSection>
      {unsavedDialog}
    </FormBody>
  );
}
