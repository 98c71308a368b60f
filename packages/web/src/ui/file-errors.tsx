import type { FileError } from '@soundings/contract/errors';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { needFileTexts } from '#/lib/i18n.ts';
import { CopyButton } from './copy-button.tsx';
import { fileErrorText, fileErrorTitle } from './file-error-text.ts';
import classes from './file-errors.module.css';

interface Props {
  name: string;
  errors: readonly FileError[];
  /** What is safe, and what to do. */
  advice: string;
  /** Said where the server named no lines. */
  fallback: string;
  /** At the right, beside the button that copies the list. */
  actions?: ReactNode;
}

const shownLines = 20;

/** What is wrong in a file, by title and line, and that nothing of it was kept. */
export function FileErrors({ name, errors, advice, fallback, actions }: Props) {
  const { t, i18n } = useTranslation();
  const [cannotLoad, setCannotLoad] = useState(false);
  useEffect(() => {
    needFileTexts().catch(() => setCannotLoad(true));
  }, []);
  // Where the sentences cannot be loaded, the server's own stand for them.
  const isReady = cannotLoad || i18n.exists('fileErrors.titles.notATable');
  const place = (line: number | null) =>
    line === null ? t('fileList.wholeFile') : t('fileList.lineN', { line: formatNumber(line) });
  const moreLines = (count: number) => (count > 0 ? t('fileList.more', { count, n: formatNumber(count) }) : '');
  const shown = errors.map((error) => ({
    code: error.code,
    title: fileErrorTitle(i18n, error),
    lines: error.lines.map((line) => ({ place: place(line.line), text: fileErrorText(i18n, line) })),
    more: error.more,
  }));
  const list = shown
    .map(({ title, lines, more }) =>
      [title, ...lines.map(({ place, text }) => `${place}\t${text}`), moreLines(more)].join('\n').trimEnd(),
    )
    .join('\n\n');
  return (
    <div className={classes.box} role="alert">
      <IconAlertCircle size={17} className={classes.icon} aria-hidden="true" />
      <p className={classes.head}>
        <strong>{t('fileList.couldNotRead', { name })}</strong> {errors.length === 0 ? fallback : advice}
      </p>
      <div className={classes.tools}>
        {errors.length > 0 && <CopyButton text={list} label={t('fileList.copyList')} />}
        {actions}
      </div>
      <div className={classes.content}>
        {(isReady ? shown : []).map(({ code, title, lines, more }) => (
          <section key={code}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.lines}>
              {lines.slice(0, shownLines).map(({ place, text }) => (
                <li key={`${place}-${text}`}>
                  <span className={classes.line}>{place}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            {lines.length + more > shownLines && (
              <p className={classes.more}>{moreLines(lines.length + more - shownLines)}</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
