import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DatasetValues } from '../dataset-fields.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { CrawlOverlay } from './crawl-overlay.tsx';
import classes from './dataset-dialog.module.css';
import { countErrors, type DatasetTab, datasetTabs } from './dataset-rules.ts';
import { GeneralTab } from './general-tab.tsx';
import { type LabelSuggestions, SettingsTab } from './settings-tab.tsx';
import { SocialTab } from './social-tab.tsx';
import type { DatasetForm as Form } from './use-dataset-form.ts';
import type { ProfileSearch } from './use-profile-search.ts';

interface Props {
  form: Form;
  search: ProfileSearch;
  dataset: DatasetValues | undefined;
  logo: string | null | undefined;
  suggestions: LabelSuggestions;
  onCancel: () => void;
}

/** The three tabs with the number of errors of each, and the buttons. */
export function DatasetForm({ form, search, dataset, logo, suggestions, onCancel }: Props) {
  const { t } = useTranslation();
  const { saving } = form;
  const panels: Record<DatasetTab, React.ReactNode> = {
    general: <GeneralTab form={form} />,
    settings: <SettingsTab form={form} suggestions={suggestions} />,
    social: <SocialTab form={form} search={search} known={dataset?.socials ?? {}} logo={logo} />,
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
          <Tabs value={form.tab} onChange={(tab) => tab && form.setTab(tab as DatasetTab)}>
            <Tabs.List className={classes.tabs ?? ''}>
              {datasetTabs.map((tab) => {
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
            {datasetTabs.map((tab) => (
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
            {dataset ? null : (
              <Button loading={saving === 'more'} disabled={saving === 'close'} onClick={() => void form.save('more')}>
                {t('sonar.saveAndAdd')}
              </Button>
            )}
            <Button type="submit" variant="filled" loading={saving === 'close'} disabled={saving === 'more'}>
              {t(dataset ? 'sonar.edit' : 'sonar.saveAndClose')}
            </Button>
          </span>
        </div>
      </div>
      {search.running ? <CrawlOverlay running={search.running} onCancel={search.cancel} /> : null}
    </form>
  );
}
