import type { ConceptFigures } from '@soundings/contract/resonance/calculations';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './concept-response.module.css';

interface Props {
  concept: ConceptFigures;
  place: number;
  count: number;
}

/** The concept that the charts are of, and how many answered to it. */
export function ConceptHero({ concept, place, count }: Props) {
  const { t } = useTranslation();
  const { name, base, globalBase } = concept;
  return (
    <header className={classes.hero}>
      <p className={classes.place}>{t('concepts.conceptNOf', { n: place, count })}</p>
      <h1 className={classes.name}>{name}</h1>
      <p className={classes.note}>
        {base === globalBase
          ? t('concepts.answered', { count: base, n: formatNumber(base) })
          : t('concepts.answeredOf', { count: globalBase, n: formatNumber(base), all: formatNumber(globalBase) })}
      </p>
    </header>
  );
}
