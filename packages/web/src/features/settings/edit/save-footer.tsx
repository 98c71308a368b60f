import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#/ui/form/error-count.tsx';
import { FormActions, FormFooter } from '#/ui/form/form-footer.tsx';

interface Props {
  errors: FieldErrors['errors'];
  cancel: (props: object) => ReactNode;
  submit: string;
  isSaving: boolean;
  isDisabled?: boolean;
}

export function SaveFooter({ errors, cancel, submit, isSaving, isDisabled = false }: Props) {
  const { t } = useTranslation();
  return (
    <FormFooter>
      <FormActions
        errors={errors}
        cancel={
          <Button variant="subtle" renderRoot={cancel}>
            {t('common.cancel')}
          </Button>
        }
      >
        <Button variant="filled" type="submit" loading={isSaving} disabled={isDisabled}>
          {submit}
        </Button>
      </FormActions>
    </FormFooter>
  );
}
