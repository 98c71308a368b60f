import { Button, Radio, Select } from '@mantine/core';
import { alertLanguages, alertMails, digestHour } from '@soundings/contract/projects/alert-choices';
import type { AlertSettings as Settings } from '@soundings/contract/projects/alerts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Form } from '#/ui/form/form.tsx';
import { FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { TimeZoneSelect } from '#/ui/form/time-zone-select.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './alert-settings.module.css';
import { alertSettingsQuery, useSaveAlertSettings, useUnmuteProject } from './alerts.api.ts';

export function AlertSettings() {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(alertSettingsQuery);
  return (
    <FormPage
      back={<BackLink to="/alerts">{t('alerts.backToAlerts')}</BackLink>}
      title={t('alerts.settingsTitle')}
      lead={t('alerts.settingsLead')}
    >
      {error ? (
        <Card flush label={t('alerts.settingsTitle')}>
          <ErrorState
            error={error}
            thing={t('alerts.theSettings')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      ) : data === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className={classes.sections}>
          <FormSection title={t('alerts.mails')} help={t('alerts.mailsHelp')}>
            <MailForm saved={data} />
          </FormSection>
          <FormSection title={t('alerts.mutedProjects')} help={t('alerts.mutedHelp')}>
            <MutedProjects muted={data.muted} />
          </FormSection>
        </div>
      )}
    </FormPage>
  );
}

/** Without a choice there are no mails; language and time zone are then those of this browser. */
const toBegin = ({ mails, language, timeZone }: Settings): Settings =>
  mails === 'OFF' ? { mails, language: currentLanguage(), timeZone: ownTimeZone() } : { mails, language, timeZone };

function MailForm({ saved }: { saved: Settings }) {
  const { t } = useTranslation();
  const save = useSaveAlertSettings();
  const [chosen, setChosen] = useState(() => toBegin(saved));
  const change = (part: Partial<Settings>) => setChosen({ ...chosen, ...part });
  const names = { en: t('common.english'), de: t('common.german') };
  return (
    <Card label={t('alerts.mails')}>
      <Form className={classes.form} aria-label={t('alerts.mails')} onSubmit={() => save.mutate({ body: chosen })}>
        <Radio.Group
          aria-label={t('alerts.mails')}
          value={chosen.mails}
          onChange={(mails) => change({ mails: mails as Settings['mails'] })}
        >
          <div className={classes.choices}>
            {alertMails.map((mails) => (
              <Radio
                key={mails}
                value={mails}
                label={t(`alerts.mails_${mails}`)}
                description={t(`alerts.mails_${mails}Help`, { hour: digestHour })}
              />
            ))}
          </div>
        </Radio.Group>
        {chosen.mails === 'OFF' ? null : (
          <div className={classes.fields}>
            <Select
              label={t('alerts.language')}
              allowDeselect={false}
              value={chosen.language}
              data={alertLanguages.map((value) => ({ value, label: names[value] }))}
              onChange={(language) => language && change({ language: language as Settings['language'] })}
            />
            <TimeZoneSelect
              label={t('alerts.timeZone')}
              value={chosen.timeZone}
              onChange={(timeZone) => change({ timeZone })}
            />
          </div>
        )}
        <Button type="submit" variant="filled" className={classes.save ?? ''} loading={save.isPending}>
          {t('alerts.save')}
        </Button>
      </Form>
    </Card>
  );
}

interface MutedProps {
  muted: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: Parameters<typeof TypeTile>[0]['type'];
  }[];
}

function MutedProjects({ muted }: MutedProps) {
  const { t } = useTranslation();
  const unmute = useUnmuteProject();
  return (
    <Card label={t('alerts.mutedProjects')}>
      {muted.length === 0 ? (
        <p className={classes.none}>{t('alerts.noMuted')}</p>
      ) : (
        <ul className={classes.muted} aria-label={t('alerts.mutedProjects')}>
          {muted.map((project) => (
            <li key={project.id} className={classes.project}>
              <TypeTile type={project.type} size={24} />
              <span>{project.name}</span>
              <Button
                size="sm"
                aria-label={t('alerts.unmuteProject', { name: project.name })}
                onClick={() => unmute.mutate(project)}
              >
                {t('alerts.unmute')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
