import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { aiSettingsQuery } from '../ai.api.ts';
import { KeyCard } from './key-card.tsx';
import classes from './keys.module.css';
import { VendorHeading } from './vendor-heading.tsx';

export function KeysPart() {
  const { t } = useTranslation();
  return (
    <WithQuery query={useQuery(aiSettingsQuery)} thing={t('aiSettings.theSettings')}>
      {({ keys }) => (
        <div className={classes.cards}>
          {keys.map((key) => (
            <KeyCard key={key.kind} shown={key} />
          ))}
          <BuiltInCard />
        </div>
      )}
    </WithQuery>
  );
}

function BuiltInCard() {
  const { t } = useTranslation();
  return (
    <section className={classes.card} aria-label={t('ai.vendor_BUILT_IN')}>
      <VendorHeading kind="BUILT_IN" />
      <div className={classes.told}>
        <p className={classes.state} data-tone="positive">
          <IconCircleCheck size={17} stroke={1.8} aria-hidden="true" />
          {t('aiSettings.alwaysThere')}
        </p>
        <p className={classes.help}>{t('aiSettings.builtInHelp')}</p>
      </div>
    </section>
  );
}
