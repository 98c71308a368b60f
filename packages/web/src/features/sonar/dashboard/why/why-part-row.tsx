import type { WhyPart } from '@soundings/contract/sonar/scores';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { orderedParts, partName, signed, valueWords } from './part-words.ts';
import classes from './why-parts.module.css';

type Leaf = Omit<WhyPart, 'parts'>;

/** Points left and right of the zero line that all bars of a list share. */
interface Span {
  low: number;
  high: number;
}

interface Props {
  part: WhyPart | Leaf;
  parent: Leaf | null;
  span: Span;
  isLowerBetter: boolean;
}

const partsOf = (part: WhyPart | Leaf): readonly Leaf[] => ('parts' in part ? part.parts : []);

/** A part with its bar from the zero line; what it is made of itself opens under it. */
export function WhyPartRow({ part, parent, span, isLowerBetter }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const inner = orderedParts(partsOf(part));
  const name = partName(t, part, parent);
  const width = span.high - span.low || 1;
  const from = Math.min(0, part.contribution) - span.low;
  const isBad = part.contribution > 0 === isLowerBetter;
  const [before, typical] = [valueWords(t, part.prevValue, part), valueWords(t, part.typical, part)];
  const value = valueWords(t, part.value, part);
  const isMeasured = part.value !== null && part.unit !== 'points';
  const line = (
    <>
      <span className={classes.name}>
        {name}{' '}
        {part.points !== null && part.key !== 'unknown' && (
          <span className={classes.points}>{formatNumber(part.points)}</span>
        )}
      </span>
      <span className={classes.track} aria-hidden="true">
        <span
          className={classes.bar}
          data-bad={isBad || undefined}
          style={{
            left: `${(100 * from) / width}%`,
            width: `${(100 * Math.abs(part.contribution)) / width}%`,
          }}
        />
        <span className={classes.zero} style={{ left: `${(-100 * span.low) / width}%` }} />
      </span>
      <span className={classes.points}>{signed(part.contribution)}</span>
      {part.key === 'unknown' && part.score !== null && (
        <span className={classes.values}>{t('whyScore.part.unknown')}</span>
      )}
      {isMeasured && (
        <span className={classes.values}>
          {part.typical === null
            ? t('whyScore.valuesNoTypical', { value, before })
            : t('whyScore.values', { value, typical, before })}
        </span>
      )}
    </>
  );
  if (inner.length === 0) {
    return <li className={classes.part}>{<div className={classes.line}>{line}</div>}</li>;
  }
  return (
    <li className={classes.part}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {line}
        <IconChevronRight className={classes.chevron} size={14} stroke={1.8} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={classes.inner}>
          {inner.map(({ key, part: leaf }) => (
            <WhyPartRow key={key} part={leaf} parent={part} span={span} isLowerBetter={isLowerBetter} />
          ))}
        </ul>
      )}
    </li>
  );
}
