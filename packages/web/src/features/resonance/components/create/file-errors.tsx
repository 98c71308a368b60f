import type { FileError } from '@soundings/contract/errors';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { CopyButton } from '#/ui/copy-button.tsx';
import classes from './file-errors.module.css';

interface Props {
  name: string;
  errors: readonly FileError[];
  /** Said where the server named no lines. */
  fallback: string;
}

const shownLines = 20;

/** What is wrong in a file, by title and line, and that nothing of it was kept. */
export function FileErrors({ name, errors, fallback }: Props) {
  const { t } = useTranslation();
  const place = (line: number | null) =>
    line === null ? t('resonance.wholeFile') : t('resonance.lineN', { line: formatNumber(line) });
  const list = errors
    .map(({ title, lines }) => [title, ...lines.map(({ line, text }) => `${place(line)}\t${text}`)].join('\n'))
    .join('\n\n');
  return (
    <div className={classes.box} role="alert">
      <IconAlertCircle size={17} className={classes.icon} aria-hidden="true" />
      <div className={classes.content}>
        <p className={classes.head}>
          <strong>{t('resonance.couldNotRead', { name })}</strong>{' '}
          {errors.length === 0 ? fallback : t('resonance.nothingKept')}
        </p>
        {errors.map(({ title, lines }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.lines}>
              {lines.slice(0, shownLines).map(({ line, text }) => (
                <li key={`${line}-${text}`}>
                  <span className={classes.line}>{place(line)}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            {lines.length > shownLines && (
              <p className={classes.more}>{t('resonance.moreLines', { count: lines.length - shownLines })}</p>
            )}
          </section>
        ))}
      </div>
      {errors.length > 0 && <CopyButton text={list} label={t('resonance.copyList')} />}
    </div>
  );
}
