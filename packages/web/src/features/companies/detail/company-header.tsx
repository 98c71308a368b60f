import { endpoints } from 'virtual:endpoints';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Company } from '@soundings/contract/companies/companies';
import { createdTypes } from '@soundings/contract/projects/project-types';
import type { ProductType } from '@soundings/contract/projects/projects';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { LogoField } from '#/ui/form/logo-field.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader } from '#/ui/layout/page-header.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { LogoPicture } from '#/ui/marks/logo.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { companyChanges, companyLogoCalls } from '../companies.api.ts';
import fieldClasses from '../company-fields.module.css';
import { CompanyInputs, companyRules, pickDetails } from '../company-fields.tsx';
import { useCompanySwitch } from '../enabled-switch.tsx';
import classes from './company-page.module.css';
import { DialogForm } from './dialog-form.tsx';

export function CompanyHeader({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={company.companyName}
        of={t('companies.title')}
        lead={
          <span className={classes.lead}>
            <span data-figures>{t('companies.customerNumber', { number: company.customerNumber })}</span>
            <span aria-hidden="true">·</span>
            <span>{company.companyCity}</span>
            {!company.enabled && <Badge tone="warning">{t('companies.status_disabled')}</Badge>}
          </span>
        }
        actions={
          <Button data-compact leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
            <span className={layout.unseenOnPhone}>{t('companies.editDetails')}</span>
          </Button>
        }
      />
      {isEditing && <EditCompanyDialog company={company} onClose={() => setEditing(false)} />}
    </>
  );
}

export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation();
  const counted = (key: 'users' | 'projects', count: number) =>
    t(`companies.${key}`, { count, n: formatNumber(count) });
  const fact = (key: 'contact' | 'email' | 'address' | 'created' | 'logo' | 'holds' | 'products', value: ReactNode) => (
    <div>
      <dt>{t(`companies.fact_${key}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  const products = company.enabledProducts.map((type) => <Badge key={type}>{typeMarks[type].name}</Badge>);
  return (
    <Card label={t('companies.facts')}>
      <dl className={classes.facts}>
        {company.logo && fact('logo', <LogoPicture logo={company.logo} alt={company.companyName} />)}
        {fact('contact', company.companyContact)}
        {fact('email', <a href={`mailto:${company.companyEmail}`}>{company.companyEmail}</a>)}
        {fact('address', `${company.companyAddress}, ${company.companyZip} ${company.companyCity}`)}
        {fact('created', <time dateTime={company.createdOn}>{formatDate(company.createdOn)}</time>)}
        {fact(
          'holds',
          `${counted('users', company.customersTotal)}, ${counted('projects', company.companyProjectsTotal)}`,
        )}
        {fact(
          'products',
          products.length === 0 ? t('companies.noProducts') : <div className={classes.products}>{products}</div>,
        )}
      </dl>
    </Card>
  );
}

function EditCompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: pickDetails(company), validate: companyRules });
  const save = useAction({
    refreshes: companyChanges,
    call: (details: typeof form.values) => call(endpoints.updateCompany, { params: { id: company.id }, body: details }),
    done: (_, { companyName }) => ({ title: t('companies.companyHasBeenChanged'), text: companyName }),
    failed: 'companies.couldntChangeCompany',
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('companies.editTitle')}
      size={600}
      save={{ label: t('companies.save'), isBusy: save.isPending, isDisabled: !form.isDirty() }}
      onSubmit={form.onSubmit((details) => save.mutate(details))}
      onClose={onClose}
    >
      <CompanyInputs form={form} />
      <ProductChoice
        value={form.values.enabledProducts}
        onChange={(products) => form.setFieldValue('enabledProducts', products)}
      />
      <fieldset className={fieldClasses.products}>
        <legend className={fieldClasses.legend}>{t('companies.logo')}</legend>
        <p className={fieldClasses.help}>{t('companies.logoHelp')}</p>
        <LogoField
          logo={company.logo}
          calls={companyLogoCalls(company.id)}
          refreshes={companyChanges}
          removing={t('companies.logoRemoving', { name: company.companyName })}
        />
      </fieldset>
    </DialogForm>
  );
}

export function DisabledBanner({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { confirm, set, isOn } = useCompanySwitch({ ...company, users: company.customersTotal });
  return (
    <>
      <InlineAlert
        tone="info"
        action={
          <Button size="sm" loading={isOn} onClick={() => setAsking(true)}>
            {t('companies.enable')}
          </Button>
        }
      >
        <strong>{t('companies.disabledBanner')}</strong>
      </InlineAlert>
      <ConfirmDialog
        opened={isAsking}
        title={confirm.title}
        confirmLabel={confirm.label}
        onConfirm={() => {
          setAsking(false);
          set(true);
        }}
        onClose={() => setAsking(false)}
      >
        {confirm.text}
      </ConfirmDialog>
    </>
  );
}

interface Props {
  value: readonly ProductType[];
  onChange: (products: ProductType[]) => void;
}

function ProductChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const helpId = useId();
  const offered = [...new Set<ProductType>([...createdTypes, ...value])];
  return (
    <fieldset className={fieldClasses.products} aria-describedby={helpId}>
      <legend className={fieldClasses.legend}>{t('companies.enabledProducts')}</legend>
      <p id={helpId} className={fieldClasses.help}>
        {t('companies.enabledProductsHelp')}
      </p>
      <div className={fieldClasses.options}>
        {offered.map((type) => {
          const isChosen = value.includes(type);
          return (
            // The label makes the whole tile the target.
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
            <label key={type} className={fieldClasses.option} data-chosen={isChosen || undefined}>
              <Checkbox
                aria-label={typeMarks[type].name}
                checked={isChosen}
                onChange={() => onChange(offered.filter((other) => (other === type) !== value.includes(other)))}
              />
              <TypeTile type={type} size={24} />
              {typeMarks[type].name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
