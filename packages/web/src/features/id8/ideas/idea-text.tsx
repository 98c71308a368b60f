import { type IdeaParts, readParts } from '@soundings/engine/ideas/idea-parts';
import { findStrategy, strategyLabels } from '@soundings/engine/ideas/strategy-labels';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import classes from './ideas.module.css';

export function IdeaText({ text }: { text: string }) {
  const { t } = useTranslation();
  const parts = useMemo(() => readParts(text), [text]);
  const rest = (['transformation', 'manifestation'] as const).filter((part: keyof IdeaParts) => parts[part] !== '');
  return (
    <>
      {parts.type ? (
        <p className={classes.type}>
          <span className={classes.unseen}>{t('id8.part_type')}: </span>
          {nameOfType(parts.type)}
        </p>
      ) : null}
      <p className={classes.headline}>
        <span className={classes.unseen}>{t('id8.part_headline')}: </span>
        {parts.headline}
      </p>
      <dl className={classes.parts}>
        {rest.map((part) => (
          <div key={part}>
            <dt>{t(`id8.part_${part}`)}</dt>
            <dd>{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One of the strategies in the reader's language, whatever the page's is; anything else as it was written. */
export const nameOfType = (type: string): string => {
  const strategy = findStrategy(type);
  return strategy ? strategyLabels[currentLanguage()][strategy] : type;
};
