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
      ? ''
      : t(reference.correction === null ? 'dashboard.reference' : 'dashboard.referenceCorrected', {
          version: reference.version,
        });
  return (
    <FocusTrap>
      <div>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {t('dashboard.scoresWork')}
        </h2>
        <p className={classes.text}>{t('whyScore.howScale')}</p>
        <p className={classes.text}>{t(reference === null ? 'dashboard.noReferenceHelp' : 'whyScore.howTypical')}</p>
        <p className={classes.text}>{t('whyScore.howParts')}</p>
        {reference !== null && (
          // A correction moved all scores: whoever opens this looks for it.
          <details className={classes.details} open={reference.correction !== null}>
            <summary>{t('whyScore.howMeasured', { snapshot: label })}</summary>
            <ReferenceFacts reference={reference} />
          </details>
        )}
        {canEdit && source.projectId !== null && (
          <Button size="sm" onClick={onRecalibrate}>
            {t('dashboard.recalibrate')}
          </Button>
        )}
      </div>
    </FocusTrap>
  );
}
