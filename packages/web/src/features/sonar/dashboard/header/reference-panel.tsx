import { Button, FocusTrap } from '@mantine/core';
import type { Calculations } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './dashboard-toolbar.module.css';
import { ReferenceFacts } from './reference-facts.tsx';

interface Props {
  reference: Calculations['reference'];
  onRecalibrate: () => void;
}

export function ReferencePanel({ reference, onRecalibrate }: Props) {
  const { t } = useTranslation();
  const { source, canEdit } = useDashboardState();
  const label =
    reference === null
      ? t('dashboard.noReference')
      : t(reference.correction === null ? 'dashboard.reference' : 'dashboard.referenceCorrected', {
          version: reference.version,
        });
  return (
    <FocusTrap>
      <div>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {t('dashboard.referenceTitle')}
        </h2>
        <p className={classes.small}>{label}</p>
        <p className={classes.text}>
          {t(reference === null ? 'dashboard.noReferenceHelp' : 'dashboard.referenceHelp')}
        </p>
        {reference !== null && <ReferenceFacts reference={reference} />}
        {canEdit && source.projectId !== null && (
          <Button size="sm" onClick={onRecalibrate}>
            {t('dashboard.recalibrate')}
          </Button>
        )}
      </div>
    </FocusTrap>
  );
}
