import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Company } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { updateCompany } from '../../api/update-company.ts';
import { companyRules, detailsOf } from '../../company-details.ts';
import { useChange } from '../../use-change.ts';
import { CompanyInputs } from '../company-inputs.tsx';
import classes from '../dialog.module.css';
import { ProductChoice } from '../product-choice.tsx';

/** Changes what is known of a customer and the products it may use. */
export function EditCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: detailsOf(company), validate: companyRules });
  const save = useChange({
    change: (details: typeof form.values) => updateCompany({ params: { id: company.id }, body: details }),
    done: ({ companyName }) => ({ title: t('companies.companyHasBeenChanged'), text: companyName }),
    failed: t('companies.couldntChangeCompany'),
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('companies.editTitle')}
      size={600}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit((details) => save.mutate(details))}>
        <CompanyInputs form={form} />
        <ProductChoice
          value={form.values.enabledProducts}
          onChange={(products) => form.setFieldValue('enabledProducts', products)}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!form.isDirty()}>
            {t('companies.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
