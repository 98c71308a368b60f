import type { Source } from '@soundings/contract/playground/chat';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sources.module.css';
import { CitedContext } from './sources.tsx';

export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const { open } = useContext(CitedContext);
  if (sources.length === 0) return null;
  return (
    <details className={classes.list}>
      <summary>{t('playground.sources', { count: sources.length })}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.key}>
            <button type="button" className={classes.source} onClick={() => open(source)}>
              <span className={classes.key}>{source.key}</span>
              <span className={classes.sourceName}>{source.name}</span>
              <span className={classes.sourceQuote}>{source.quote}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
