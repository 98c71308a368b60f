import type { TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldStack } from './field-stack.tsx';
import { ParagraphField } from './paragraph-field.tsx';

interface Props {
  /** What `form.getInputProps(…)` gives. */
  description: TextareaProps;
  referenceMessages: TextareaProps;
}

/** What GENIE_GO starts from: the brand in words, and messages it has used. */
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
