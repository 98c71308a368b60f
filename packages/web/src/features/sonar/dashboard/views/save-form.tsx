import { Button, TextInput } from '@mantine/core';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { savedViewLimits } from '@soundings/contract/sonar/score-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './saved-views.module.css';
import { searchText } from './view-search.ts';

interface Props {
  views: readonly SavedView[];
  isBusy: boolean;
  onSave: (view: { name: string; search: string }) => Promise<unknown>;
}

/** Saves the dashboard as it is set up now, under a name. */
export function SaveForm({ views, isBusy, onSave }: Props) {
  const { t } = useTranslation();
  const { search } = useDashboardState();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = name.trim();
  const isKnown = views.some(({ name: saved, isOwn }) => isOwn && saved === given);
  const isFixed = search.from !== undefined || search.prevFrom !== undefined;
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(given === '');
    if (given === '') return;
    await onSave({ name: given, search: searchText(search) });
    setName('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event).catch(() => undefined)}>
      <TextInput
        label={t('dashboard.saveAs')}
        description={t(isFixed ? 'dashboard.savesDays' : 'dashboard.savesLatest')}
        value={name}
        maxLength={savedViewLimits.name}
        error={isMissing && given === '' ? t('common.required') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="filled" loading={isBusy}>
        {t(isKnown ? 'dashboard.replaceView' : 'dashboard.saveView')}
      </Button>
    </form>
  );
}
