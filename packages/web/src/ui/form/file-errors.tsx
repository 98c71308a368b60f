import type { FileError } from '@soundings/contract/errors';
import { IconAlertCircle } from '@tabler/icons-react';
import type { i18n as Texts } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { needFileTexts } from '#/lib/i18n.ts';
import { CopyButton } from '../feedback/copy-button.tsx';
import classes from './file-errors.module.css';

interface Props {
  name: string;
  errors: readonly FileError[];
  advice: string;
  fallback: string;
  actions?: ReactNode;
}

type Line = FileError['lines'][number];

const shownLines = 20;
const namedLines = 10;

const sumCounts = (lines: readonly { count: number }[]): number => lines.reduce((sum, { count }) => sum + count, 0);

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
  const sameLines = (same: Line['same'], most: number) => {
    if (same === undefined) return '';
    const named = same.lines.slice(0, most);
    const lines = named.map((line) => formatNumber(line)).join(', ');
    const rest = same.count > named.length ? ' …' : '';
    return t('fileList.inLines', { n: formatNumber(same.count), lines: `${lines}${rest}` });
  };
  const moreLines = (count: number) => (count > 0 ? t('fileList.more', { count, n: formatNumber(count) }) : '');
  const shown = errors.map((error) => ({
    code: error.code,
    title: fileErrorTitle(i18n, error),
    lines: error.lines.map((line) => ({
      place: place(line.line),
      text: fileErrorText(i18n, line),
      same: sameLines(line.same, namedLines),
      allSame: sameLines(line.same, Number.POSITIVE_INFINITY),
      count: line.same?.count ?? 1,
    })),
    more: error.more,
  }));
  const [only] = errors;
  const isSingle =
    errors.length === 1 &&
    only?.more === 0 &&
    only.lines.length === 1 &&
    only.lines[0]?.line === null &&
    !only.lines[0].same;
  const list = shown
    .map(({ title, lines, more }) =>
      [title, ...lines.map(({ place, text, allSame }) => `${place}\t${text} ${allSame}`.trimEnd()), moreLines(more)]
        .join('\n')
        .trimEnd(),
    )
    .join('\n\n');
  return (
    <div className={classes.box} role="alert">
      <IconAlertCircle size={17} className={classes.icon} aria-hidden="true" />
      <p className={classes.head}>
        <strong>{t('fileList.couldNotRead', { name })}</strong> {errors.length === 0 ? fallback : advice}
      </p>
      <div className={classes.tools}>
        {errors.length > 0 && !isSingle && <CopyButton text={list} label={t('fileList.copyList')} />}
        {actions}
      </div>
      <div className={classes.content}>
        {(isReady ? shown : []).map(({ code, title, lines, more }) => (
          <section key={code}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.lines}>
              {lines.slice(0, shownLines).map(({ place, text, same }) => (
                <li key={`${place}-${text}`} data-single={isSingle || undefined}>
                  {!isSingle && <span className={classes.line}>{place}</span>}
                  <span>
                    {text} {same !== '' && <span className={classes.line}>{same}</span>}
                  </span>
                </li>
              ))}
            </ul>
            {lines.length + more > shownLines && (
              <p className={classes.more}>{moreLines(sumCounts(lines.slice(shownLines)) + more)}</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

type ErrorLine = FileError['lines'][number];

const shown = (value: ErrorLine['values'][string]): string =>
  typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : value.join(', ');

const fileErrorTitle = (texts: Texts, { code, title }: FileError): string => {
  const key = `fileErrors.titles.${code}` as const;
  const isKnown: boolean = texts.exists(key);
  return isKnown ? texts.t(key) : title;
};

const fileErrorText = (texts: Texts, { code, values, text }: ErrorLine): string => {
  const key = `fileErrors.lines.${code}` as const;
  const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
  const isKnown: boolean = texts.exists(key);
  return isKnown ? texts.t(key, { replace }) : text;
};
