import { lowerIsBetter, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { Why, WhyPart } from '@soundings/contract/sonar/scores';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { useDashboard } from '../dashboard.ts';
import { scoreChange } from '../figures/score-words.ts';
import { rangeText } from '../period/days.ts';
import { orderedParts, partName, signed, standInWords, unlikeWords, valueWords } from './part-words.ts';
import classes from './why-parts.module.css';

export function WhyParts({ why: { parts, score, value, unlike, standIns } }: { why: Why }) {
  const { t } = useTranslation();
  const { ranges } = useDashboard();
  const span = partSpan(parts);
  const isLowerBetter = lowerIsBetter.has(score);
  const change = scoreChange(value, score);
  const notes = [standInWords(t, standIns), unlikeWords(t, unlike), isLowerBetter ? t('whyScore.lessIsBetter') : null];
  const days = rangeText(ranges.compareTo);
  return (
    <div>
      <div className={classes.end}>
        <span>{t('whyScore.typicalBrand')}</span>
        <SoundingFigure value={typicalScore} />
      </div>
      <ul className={classes.list}>
        {orderedParts(parts).map(({ key, part }) => (
          <WhyPartRow key={key} part={part} parent={null} span={span} isLowerBetter={isLowerBetter} />
        ))}
      </ul>
      <div className={classes.end} data-total>
        <span>{t(`scores.${score}`)}</span>
        <SoundingFigure value={value.score} />
      </div>
      <div className={classes.before}>
        {value.prevScore === null ? (
          <span>{t('whyScore.beforeNone', { days })}</span>
        ) : (
          <>
            <span>{t('whyScore.before', { days })}</span>
            <span>
              <SoundingFigure value={value.prevScore} /> {change !== null && <ChangeText change={change} />}
            </span>
          </>
        )}
      </div>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ),
      )}
    </div>
  );
}

type Leaf = Omit<WhyPart, 'parts'>;

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

const listLeaves = (part: WhyPart | Leaf): readonly Leaf[] => ('parts' in part ? part.parts : []);

function WhyPartRow({ part, parent, span, isLowerBetter }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const inner = orderedParts(listLeaves(part));
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
      <span className={classes.contribution}>{signed(part.contribution)}</span>
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

const partSpan = (parts: readonly WhyPart[]): { low: number; high: number } => {
  const all = parts.flatMap((part) => [part.contribution, ...part.parts.map(({ contribution }) => contribution)]);
  return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
};
