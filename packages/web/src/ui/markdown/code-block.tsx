import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../feedback/copy-button.tsx';
import layout from '../layout/layout.module.css';
import classes from './code.module.css';
import type { CodePart } from './highlight.ts';

/** In UTF-16 units; longer code stays in one colour. */
const longestColoured = 60_000;

interface CodeBlockProps {
  code: string;
  /** As the text names it; `''` of none. */
  language: string;
  isGrowing: boolean;
}

export function CodeBlock({ code, language, isGrowing }: CodeBlockProps) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const parts = useHighlighted(code, language, isGrowing);
  const name = language || t('markdown.code');
  return (
    <figure className={classes.code}>
      <figcaption className={classes.head}>
        <span>{name}</span>
        <button
          type="button"
          className={classes.copy}
          aria-label={t('markdown.copyCode', { name })}
          onClick={() => copy(code)}
        >
          {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
          {t(copied ? 'common.copied' : 'common.copy')}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={`${classes.text} ${layout.fadesAtSides}`} tabIndex={0}>
        <code>{parts ? <Parts parts={parts} /> : code}</code>
      </pre>
    </figure>
  );
}

const Parts = memo(function Parts({ parts }: { parts: readonly CodePart[] }) {
  return parts.map(draw);
});

const draw = (part: CodePart, index: number): ReactNode => {
  const key = index;
  if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
  return (
    <span key={key} className={part.className}>
      {part.parts.map(draw)}
    </span>
  );
};

function useHighlighted(code: string, language: string, isGrowing: boolean): readonly CodePart[] | null {
  const [done, setDone] = useState<{ code: string; parts: readonly CodePart[] | null } | null>(null);
  useEffect(() => {
    if (isGrowing || language === '' || code.length > longestColoured) return;
    let isCurrent = true;
    const colour = async () => {
      const { highlight } = await import('./highlight.ts');
      if (isCurrent) setDone({ code, parts: highlight(code, language.toLowerCase()) });
    };
    // Without its colours the code reads as well.
    colour().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [code, language, isGrowing]);
  return done?.code === code ? done.parts : null;
}
