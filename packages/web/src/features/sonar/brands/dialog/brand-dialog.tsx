import { Button, Modal, Tabs } from '@mantine/core';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import type { Changes } from '../brand-draft.ts';
import type { BrandFields, BrandValues, FieldErrors, FindProfiles, LabelSuggestions } from '../brand-fields.ts';
import { type BrandTab, brandTabs, countErrors } from '../brand-rules.ts';
import classes from './brand-dialog.module.css';
import { GeneralTab } from './general-tab.tsx';
import { CrawlOverlay, type ProfileSearch, useProfileSearch } from './profile-search.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { SocialTab } from './social-tab.tsx';
import { type BrandFormState as Form, useBrandForm } from './use-brand-form.ts';

export interface BrandDialogProps {
  opened: boolean;
  onClose: () => void;
  brand?: BrandValues | undefined;
  /** Of a new brand, where it is known already. */
  name?: string;
  errors?: FieldErrors;
  network?: SocialNetwork | undefined;
  logo?: string | null | undefined;
  suggestions: LabelSuggestions;
  /** Saves, and says so; answers (or throws, as calls do) what is wrong with which field. */
  onSave: (fields: BrandFields, before: BrandValues | undefined) => Promise<FieldErrors | undefined> | Promise<void>;
  findProfiles: FindProfiles;
  /** Opens the brand after this one, at its links where this one's were open. */
  onNext?: ((network: SocialNetwork | undefined) => void) | null | undefined;
}

export function BrandDialog(props: BrandDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  brand,
  name = '',
  errors = {},
  network,
  logo,
  suggestions,
  onSave,
  findProfiles,
  onNext = null,
}: BrandDialogProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const search = useProfileSearch(findProfiles);
  const form = useBrandForm({
    brand,
    name,
    errors,
    network,
    onSave: async (fields, before) => {
      const refused = (await onSave(fields, before)) ?? undefined;
      // What was found belongs to the brand that is saved now.
      if (!refused) search.forget();
      return refused;
    },
    onSaved: onClose,
    onNext,
  });
  const close = () => {
    if (form.saving) return;
    search.cancel();
    if (form.isDirty) setAsks(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t(brand ? 'sonar.editDataset' : 'sonar.addDataset')}
        size={720}
        padding={0}
        classNames={{ header: classes.header ?? '', body: classes.modalBody ?? '' }}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={!asks}
        closeOnEscape={!asks && search.running === null}
        trapFocus={!asks}
      >
        <BrandForm {...{ form, search, brand, logo, suggestions }} hasNext={onNext !== null} onCancel={close} />
      </Modal>
      <ConfirmDialog
        opened={asks}
        title={t('sonar.discardTitle')}
        confirmLabel={t('sonar.discard')}
        cancelLabel={t('sonar.keepEditing')}
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        {t('sonar.discardText')}
      </ConfirmDialog>
    </>
  );
}

interface Props {
  form: Form;
  search: ProfileSearch;
  brand: BrandValues | undefined;
  logo: string | null | undefined;
  suggestions: LabelSuggestions;
  hasNext: boolean;
  onCancel: () => void;
}

function BrandForm({ form, search, brand, logo, suggestions, hasNext, onCancel }: Props) {
  const { t } = useTranslation();
  const { saving } = form;
  const panels: Record<BrandTab, React.ReactNode> = {
    general: <GeneralTab form={form} />,
    settings: <SettingsTab form={form} suggestions={suggestions} />,
    social: <SocialTab form={form} search={search} known={brand?.socials ?? {}} logo={logo} />,
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        // Of the dialog alone: it stands inside the page's own form.
        event.preventDefault();
        event.stopPropagation();
        void form.save('close');
      }}
    >
      <div ref={form.body} className={classes.body} inert={search.running !== null}>
        {form.changes && <ChangedMeanwhile changes={form.changes} />}
        <fieldset className={classes.fields} disabled={saving !== null}>
          <Tabs value={form.tab} onChange={(tab) => tab && form.setTab(tab as BrandTab)} keepMounted={false}>
            <Tabs.List className={classes.tabs ?? ''}>
              {brandTabs.map((tab) => {
                const count = countErrors(form.errors, tab);
                return (
                  <Tabs.Tab key={tab} value={tab}>
                    {t(`sonar.tab_${tab}`)}
                    {count > 0 ? (
                      <span className={classes.count} role="img" aria-label={t('sonar.tabErrors', { count })}>
                        {count}
                      </span>
                    ) : null}
                  </Tabs.Tab>
                );
              })}
            </Tabs.List>
            {brandTabs.map((tab) => (
              <Tabs.Panel key={tab} value={tab} className={classes.panel ?? ''}>
                {panels[tab]}
              </Tabs.Panel>
            ))}
          </Tabs>
        </fieldset>
        <div className={classes.actions}>
          <Button variant="subtle" disabled={saving !== null} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <span className={classes.saves}>
            {brand && !hasNext ? null : (
              <Button loading={saving === 'more'} disabled={saving === 'close'} onClick={() => void form.save('more')}>
                {t(brand ? 'sonar.saveAndNext' : 'sonar.saveAndAdd')}
              </Button>
            )}
            <Button type="submit" variant="filled" loading={saving === 'close'} disabled={saving === 'more'}>
              {t(brand ? 'sonar.saveBrand' : 'sonar.saveAndClose')}
            </Button>
          </span>
        </div>
      </div>
      {search.running ? <CrawlOverlay running={search.running} onCancel={search.cancel} /> : null}
    </form>
  );
}

const fields = [
  'brandCompany',
  'domain',
  'country',
  'competitorType',
  'categories',
  'groups',
  'products',
  'services',
  'inEcosystem',
  'inFocus',
  'myCompany',
] as const;

function ChangedMeanwhile({ changes }: { changes: Changes }) {
  const { t } = useTranslation();
  const valueText = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'sonar.changedYes' : 'sonar.changedNo');
    if (!Array.isArray(value)) return String(value);
    const parts = value.map((part) => (typeof part === 'string' ? part : String((part as { url: string }).url)));
    return parts.length === 0 ? t('sonar.changedNothing') : parts.join(', ');
  };
  const fieldName = (field: string): string => {
    const known = fields.find((each) => each === field);
    if (known !== undefined) return t(`sonar.${known}`);
    return t(`sonar.network.${field.slice('socials.'.length) as SocialNetwork}`);
  };
  return (
    <InlineAlert tone="error">
      {t('sonar.changedMeanwhile')}
      <ul className={classes.changes}>
        {Object.entries(changes).map(([field, value]) => (
          <li key={field}>{t('sonar.changedTo', { field: fieldName(field), value: valueText(value) })}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
