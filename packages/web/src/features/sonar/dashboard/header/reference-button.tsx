import { Button, Popover } from '@mantine/core';
import { IconRuler2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needWhyTexts } from '#/lib/i18n.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './dashboard-toolbar.module.css';

const ReferenceFacts = lazy(async () => {
  const [file] = await Promise.all([import('./reference-facts.tsx'), needWhyTexts()]);
  return { default: file.ReferenceFacts };
});
const RecalibrateDialog = lazy(() =>
  import('./recalibrate-dialog.tsx').then((file) => ({ default: file.RecalibrateDialog })),
);

/** `isNested`: in a popover, for which a press elsewhere in the document is one outside, and closes it. */
export function ReferenceButton({ isNested }: { isNested: boolean }) {
  const { t } = useTranslation();
  const { calculations, source, canEdit } = useDashboardState();
  const [opened, setOpened] = useState(false);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const { data } = calculations;
  if (data === undefined) return null;
  const { reference } = data;
  const label =
    reference === null
      ? t('dashboard.noReference')
      : t(reference.correction === null ? 'dashboard.reference' : 'dashboard.referenceCorrected', {
          version: reference.version,
        });
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={360}
        trapFocus
        returnFocus
        withRoles={false}
        withinPortal={!isNested}
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
            {t(reference?.correction ? 'dashboard.scoresWorkCorrected' : 'dashboard.scoresWork')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown
          className={classes.panel ?? ''}
          role="dialog"
          aria-label={t('dashboard.referenceTitle')}
          tabIndex={-1}
          data-autofocus
        >
          <h2 className={classes.title}>{t('dashboard.referenceTitle')}</h2>
          <p className={classes.small}>{label}</p>
          <p className={classes.text}>
            {t(reference === null ? 'dashboard.noReferenceHelp' : 'dashboard.referenceHelp')}
          </p>
          {reference !== null && (
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <ReferenceFacts reference={reference} />
            </Suspense>
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
