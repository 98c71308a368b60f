import type { FoundFigures } from '@soundings/contract/resonance/mapping';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './file-facts.module.css';

/** How a messages file was understood: its unit, its measures, its audiences, and what is not read. */
export function FiguresFound({ figures }: { figures: FoundFigures }) {
  const { t } = useTranslation();
  const { unit, hasR2, audiences, ignored } = figures;
  const count = audiences.length;
  return (
    <>
      <p className={classes.line}>
        {t(hasR2 ? 'resonanceFile.figuresR1R2' : 'resonanceFile.figuresR1')} {t(`resonanceFile.figuresUnit_${unit}`)}{' '}
        {t('resonanceFile.figuresAudiences', { count, n: formatNumber(count) })}
      </p>
      {ignored.length > 0 && (
        <p className={classes.line}>{t('resonanceFile.figuresIgnored', { names: ignored.join(', ') })}</p>
      )}
    </>
  );
}
