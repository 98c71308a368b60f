import { Button, Popover } from '@mantine/core';
import { IconRuler2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { rangeText } from '../export/day-text.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './reference-button.module.css';

const RecalibrateDialog = lazy(() =>
  import('./recalibrate-dialog.tsx').then((file) => ({ default: file.RecalibrateDialog })),
);

/** What all scores are measured against: its version and age, and for those who may the way to a new one. */
export function ReferenceButton() {
  const { t } = useTranslation();
  const { calculations, source, canEdit } = useDashboardState();
  const [opened, setOpened] = useState(false);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const { data } = calculations;
  if (data === undefined) return null;
  const { reference } = data;
  const facts =
    reference === null
      ? []
      : [
          [t('dashboard.frozenOn'), formatDate(reference.frozenOn)],
          [t('dashboard.baseline'), rangeText({ startDate: reference.from, endDate: reference.to })],
          [t('dashboard.brandsIn'), formatNumber(reference.brands)],
          [t('dashboard.brandsSince'), formatNumber(reference.brandsSince)],
        ];
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={320}
        trapFocus
        returnFocus
        withRoles={false}
      >
        <Popover.Target>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconRuler2 size={16} stroke={1.7} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {reference === null ? t('dashboard.noReference') : t('dashboard.reference', { version: reference.version })}
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={t('dashboard.referenceTitle')} tabIndex={-1} data-autofocus>
          <h2 className={classes.title}>{t('dashboard.referenceTitle')}</h2>
          <p className={classes.text}>
            {t(reference === null ? 'dashboard.noReferenceHelp' : 'dashboard.referenceHelp')}
          </p>
          {facts.length > 0 && (
            <dl className={classes.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {canEdit && source.projectId !== null && (
            <Button
              size="sm"
              onClick={() => {
                setOpened(false);
                setAsking(true);
              }}
            >
              {t('dashboard.recalibrate')}
            </Button>
          )}
        </Popover.Dropdown>
      </Popover>
      <Suspense>
        {source.projectId !== null && isAsking !== null && (
          <RecalibrateDialog
            projectId={source.projectId}
            reference={reference}
            opened={isAsking}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
