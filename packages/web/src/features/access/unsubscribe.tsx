import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMailCheck, IconMailOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import classes from './access.module.css';
import { AccessHeading } from './access-layout.tsx';

/** Where the link of a mail leads. Nothing ends by opening it: programs open links before people do. */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation();
  const end = useAction({ call: endpoints.unsubscribe });
  const icon = { size: 22, stroke: 1.7 };
  const toApp = (
    <div className={classes.below}>
      <Link to="/projects">{t('unsubscribe.toApp')}</Link>
    </div>
  );
  if (end.data)
    return (
      <>
        <AccessHeading icon={<IconMailCheck {...icon} />} title={t('unsubscribe.done')}>
          {t('unsubscribe.doneLead')}
        </AccessHeading>
        {toApp}
      </>
    );
  if (token === '' || (isApiError(end.error) && end.error.status < 429))
    return (
      <>
        <AccessHeading icon={<IconAlertTriangle {...icon} />} title={t('unsubscribe.wrong')}>
          {t('unsubscribe.wrongLead')}
        </AccessHeading>
        {toApp}
      </>
    );
  return (
    <>
      <AccessHeading icon={<IconMailOff {...icon} />} title={t('unsubscribe.title')}>
        {t('unsubscribe.lead')}
      </AccessHeading>
      <div className={classes.form}>
        {end.error ? <InlineAlert>{errorText(t, end.error)}</InlineAlert> : null}
        <Button
          variant="filled"
          size="lg"
          fullWidth
          loading={end.isPending}
          onClick={() => end.mutate({ query: { token } })}
        >
          {t('unsubscribe.confirm')}
        </Button>
      </div>
      {toApp}
    </>
  );
}
