import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needs, useFieldError } from '#/lib/field-rules.ts';
import layout from '#/ui/layout/layout.module.css';
import classes from './fields.module.css';

export function LineField({ error, ...props }: TextInputProps) {
  const shown = useFieldError();
  return (
    <TextInput
      withAsterisk
      required
      autoComplete="off"
      maxLength={settingLimits.line}
      {...props}
      error={shown(error)}
    />
  );
}

export function ParagraphField({ error, ...props }: TextareaProps) {
  const shown = useFieldError();
  return (
    <Textarea
      withAsterisk
      required
      autosize
      minRows={3}
      maxRows={14}
      maxLength={settingLimits.paragraphs}
      {...props}
      error={shown(error)}
    />
  );
}

export function ProjectNameField(props: TextInputProps) {
  const { t } = useTranslation();
  return <LineField label={t('projectForm.projectName')} {...props} maxLength={settingLimits.projectName} />;
}

export function OptionalBrandField(props: TextInputProps) {
  const { t } = useTranslation();
  return (
    <LineField
      label={t('projectForm.brand')}
      placeholder={t('projectForm.brandPlaceholder')}
      {...props}
      withAsterisk={false}
      required={false}
    />
  );
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={layout.stack}>{children}</div>;
}

export const briefingRules = {
  description: needs('projectForm.enterDescription'),
  referenceMessages: needs('projectForm.enterReferenceMessages'),
};

interface Props {
  description: TextareaProps;
  referenceMessages: TextareaProps;
}

export function BriefingFields({ description, referenceMessages }: Props) {
  const { t } = useTranslation();
  return (
    <FieldStack>
      <ParagraphField
        label={t('projectForm.description')}
        description={t('projectForm.descriptionHelp')}
        {...description}
      />
      <ParagraphField
        label={t('projectForm.referenceMessages')}
        description={t('projectForm.referenceMessagesHelp')}
        {...referenceMessages}
      />
    </FieldStack>
  );
}
