import { Button } from '@mantine/core';
import type { ImportedMetrics } from '@soundings/contract/sonar/metric-import';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
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
        {imported.commentsAbove && (
          <InlineAlert title={t('sonarImport.commentsAbove')}>
            {t('sonarImport.commentsAboveHelp')}
            <ul className={classes.contradictions}>
              {imported.commentsAbove.map(({ brandCompany: brand, network, days }) => (
                <li key={`${brand} ${network}`}>
                  {t('sonarImport.commentsAboveDays', {
                    brand,
                    network: t(`sonar.network.${network}`),
                    count: days,
                    n: formatNumber(days),
                  })}
                </li>
              ))}
            </ul>
          </InlineAlert>
        )}
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
