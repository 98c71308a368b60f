import { Button } from '@mantine/core';
import type { ImportedMetrics } from '@soundings/contract/sonar/metric-import';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './import-dialog.module.css';
import { importedDays } from './imported-text.ts';

interface Props {
  imported: ImportedMetrics;
  onAgain: () => void;
  onClose: () => void;
}

/** What an import has brought. */
export function DoneStep({ imported, onAgain, onClose }: Props) {
  const { t } = useTranslation();
  const facts = [
    ['values', formatNumber(imported.values)],
    ['brands', formatNumber(imported.brands)],
    ['days', importedDays(imported)],
  ] as const;
  return (
    <>
      <div className={classes.step}>
        <p className={classes.done}>
          <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
          {t('sonarImport.imported')}
        </p>
        <dl className={classes.results}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`sonarImport.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.actions}>
        <Button onClick={onAgain}>{t('sonarImport.another')}</Button>
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </>
  );
}
