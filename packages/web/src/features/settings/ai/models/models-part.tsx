import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { aiSettingsQuery } from '../ai.api.ts';
import classes from './models.module.css';
import { PurposeRow } from './purpose-row.tsx';

export function ModelsPart() {
  const { t } = useTranslation();
  return (
    <WithQuery query={useQuery(aiSettingsQuery)} thing={t('aiSettings.theSettings')}>
      {({ keys, purposes }) => (
        <div className={classes.rows}>
          {purposes.map((purpose) => (
            <PurposeRow key={purpose.purpose} saved={purpose} keys={keys} />
          ))}
        </div>
      )}
    </WithQuery>
  );
}
