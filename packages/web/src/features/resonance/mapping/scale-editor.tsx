import { Button, Checkbox, NumberInput, SegmentedControl } from '@mantine/core';
import type { PointsRecode, RangeRecode, Recode } from '@soundings/contract/resonance/mapping';
import { IconArrowsUpDown, IconCircleOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SortableList } from '#/ui/list/sortable-list.tsx';
import { changeRecode, type Mapping, splitOff, type UsedRecode } from './mapping.ts';
import { showScale } from './open-scales.tsx';
import {
  addNoAnswer,
  countAnswers,
  countPositive,
  findUnplaced,
  isTopBox,
  movePoint,
  reverse,
  setTop,
  sumCounts,
  togglePositive,
  toNoAnswer,
  toPoint,
} from './recodes.ts';
import classes from './scales.module.css';

interface ScaleEditorProps {
  used: UsedRecode;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

export function ScaleEditor({ used, mapping, onMapping }: ScaleEditorProps) {
  const { t } = useTranslation();
  const { recode, columns } = used;
  const onRecode = (changed: Recode) => onMapping(changeRecode(mapping, changed));
  return (
    <div className={classes.editor}>
      {recode.kind === 'points' ? (
        <Points recode={recode} used={used} onRecode={onRecode} />
      ) : (
        <Range recode={recode} onRecode={onRecode} />
      )}
      {columns.length > 1 && (
        <details className={classes.columns}>
          <summary>{t('resonanceScale.whichColumns')}</summary>
          <ul>
            {columns.map(({ preview, mapping: own }) => (
              <li key={own.column}>
                <span title={preview.header}>{own.label || preview.header}</span>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('resonanceScale.splitOffOf', { name: own.label })}
                  onClick={() => {
                    const split = splitOff(mapping, own.column);
                    onMapping(split);
                    const recode = split.recodes.at(-1);
                    if (recode) requestAnimationFrame(() => showScale(recode.id));
                  }}
                >
                  {t('resonanceScale.splitOff')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface PointsProps {
  recode: PointsRecode;
  used: UsedRecode;
  onRecode: (recode: PointsRecode) => void;
}

function Points({ recode, used, onRecode }: PointsProps) {
  const { t } = useTranslation();
  const previews = used.columns.map(({ preview }) => preview);
  const counts = countAnswers(previews);
  const { points } = recode;
  const last = points.length - 1;
  return (
    <>
      <div className={classes.tools}>
        {points.length > 2 && (
          <SegmentedControl
            size="xs"
            aria-label={t('resonanceScale.top')}
            value={isTopBox(recode) ? String(countPositive(recode)) : ''}
            data={[1, 2, 3, 4]
              .filter((top) => top < points.length)
              .map((top) => ({ value: String(top), label: t('resonanceScale.topN', { n: top }) }))}
            onChange={(top) => onRecode(setTop(recode, Number(top)))}
          />
        )}
        <ReverseButton onClick={() => onRecode(reverse(recode))} />
      </div>
      <p className={classes.end}>{t('resonanceScale.mostPositive')}</p>
      <SortableList
        label={t('resonanceScale.pointsList')}
        items={[...points].reverse()}
        keyOf={({ label, answers }) => answers[0] ?? label}
        nameOf={({ label }) => label}
        onMove={(from, to) => onRecode(movePoint(recode, last - from, last - to))}
      >
        {(point, place) => (
          <div className={classes.point} data-positive={point.positive || undefined}>
            <span className={classes.label} title={point.answers.join(' · ')}>
              {point.label}
            </span>
            <span className={classes.count}>
              {previews.length > 0 &&
                t('resonanceScale.answers', {
                  count: sumCounts(point.answers, counts),
                  n: formatNumber(sumCounts(point.answers, counts)),
                })}
            </span>
            <Checkbox
              size="sm"
              label={t('resonanceScale.isPositive')}
              aria-label={t('resonanceScale.isPositiveOf', { name: point.label })}
              checked={point.positive}
              onChange={() => onRecode(togglePositive(recode, last - place))}
            />
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconCircleOff size={14} />}
              disabled={points.length <= 2}
              title={t('resonanceScale.makeNoAnswerOf', { name: point.label })}
              aria-label={t('resonanceScale.noAnswerOf', { name: point.label })}
              onClick={() => onRecode(toNoAnswer(recode, last - place))}
            >
              {t('resonanceScale.noAnswer')}
            </Button>
          </div>
        )}
      </SortableList>
      <p className={classes.end}>{t('resonanceScale.mostNegative')}</p>
      <Chips
        title={t('resonanceScale.noAnswers')}
        answers={recode.noAnswer}
        labelOf={(answer) => t('resonanceScale.makePointOf', { name: answer })}
        onChoose={(answer) => onRecode(toPoint(recode, answer))}
      />
      <Chips
        title={t('resonanceScale.unplaced')}
        answers={findUnplaced(recode, previews)}
        labelOf={(answer) => t('resonanceScale.makeNoAnswerOf', { name: answer })}
        onChoose={(answer) => onRecode(addNoAnswer(recode, answer))}
      />
    </>
  );
}

interface ChipsProps {
  title: string;
  answers: readonly string[];
  labelOf: (answer: string) => string;
  onChoose: (answer: string) => void;
}

function Chips({ title, answers, labelOf, onChoose }: ChipsProps) {
  if (answers.length === 0) return null;
  return (
    <div className={classes.chips}>
      <span className={classes.end}>{title}</span>
      {answers.map((answer) => (
        <Button
          key={answer}
          size="compact-sm"
          rightSection={<IconPlus size={13} />}
          aria-label={labelOf(answer)}
          title={labelOf(answer)}
          onClick={() => onChoose(answer)}
        >
          {answer}
        </Button>
      ))}
    </div>
  );
}

function Range({ recode, onRecode }: { recode: RangeRecode; onRecode: (recode: RangeRecode) => void }) {
  const { t } = useTranslation();
  const set = (change: Partial<RangeRecode>) => onRecode({ ...recode, ...change });
  const field = (key: 'min' | 'max' | 'positiveFrom', label: string) => (
    <NumberInput
      size="sm"
      label={label}
      value={recode[key]}
      onChange={(value) => typeof value === 'number' && set({ [key]: value })}
    />
  );
  return (
    <>
      <div className={classes.range}>
        {field('min', t('resonanceScale.min'))}
        {field('max', t('resonanceScale.max'))}
        {field(
          'positiveFrom',
          t(recode.direction === 'ascending' ? 'resonanceScale.positiveFrom' : 'resonanceScale.positiveTo'),
        )}
      </div>
      <div className={classes.tools}>
        <ReverseButton onClick={() => onRecode(reverse(recode))} />
      </div>
    </>
  );
}

function ReverseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="compact-sm" variant="subtle" leftSection={<IconArrowsUpDown size={14} />} onClick={onClick}>
      {t('resonanceScale.reverse')}
    </Button>
  );
}
