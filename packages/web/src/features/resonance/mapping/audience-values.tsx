import { Button, Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { AudienceMapping, AudienceValue, ColumnPreview } from '@soundings/contract/resonance/mapping';
import { separators } from '@soundings/contract/resonance/resonance-choices';
import { IconCircleOff, IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SortableList } from '#/ui/list/sortable-list.tsx';
import {
  addRange,
  changeValue,
  combine,
  countValue,
  dropValue,
  moveValue,
  removeValue,
  restoreAnswer,
} from './audience.ts';
import classes from './mapping.module.css';

interface ValuesProps {
  preview: ColumnPreview;
  audience: AudienceMapping;
  onAudience: (audience: AudienceMapping) => void;
}

export function AudienceValues({ preview, audience, onAudience }: ValuesProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isBinned = audience.values.some(({ range }) => range);
  const update = (next: AudienceMapping) => {
    setChosen(new Set());
    onAudience(next);
  };
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  const entries = audience.values.map((value, index) => ({ value, index }));
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t('resonanceAudience.cells')}
        value={audience.separator ?? ''}
        data={[
          { value: '', label: t('resonanceAudience.oneAnswer') },
          ...separators.map((value) => ({ value, label: t('resonanceAudience.separatedBy', { separator: value }) })),
        ]}
        onChange={({ currentTarget }) => {
          const separator = separators.find((one) => one === currentTarget.value) ?? null;
          update({ ...audience, separator, values: [] });
        }}
      />
      {audience.separator !== null && <p className={classes.note}>{t('resonanceAudience.severalHelp')}</p>}
      {entries.length > 0 && (
        <>
          <p className={classes.note}>{t('resonanceAudience.orderHelp')}</p>
          <SortableList
            label={t('resonanceAudience.list')}
            items={entries}
            keyOf={({ value, index }) => value.answers.join('\n') || `${index}`}
            nameOf={({ value }) => value.label}
            onMove={(from, to) => update(moveValue(audience, from, to))}
          >
            {({ value, index }) => (
              <ValueRow
                value={value}
                count={countValue(value, preview, audience.separator)}
                isChosen={chosen.has(index)}
                onToggle={() => toggle(index)}
                onLabel={(label) => onAudience(changeValue(audience, index, { label }))}
                onRange={(range) => onAudience(changeValue(audience, index, { range }))}
                onHidden={(hidden) => onAudience(changeValue(audience, index, { hidden }))}
                onDrop={() => update(isBinned ? removeValue(audience, index) : dropValue(audience, index))}
              />
            )}
          </SortableList>
          {isBinned && (
            <Button size="sm" leftSection={<IconPlus size={14} />} onClick={() => update(addRange(audience))}>
              {t('resonanceAudience.addGroup')}
            </Button>
          )}
          {chosen.size > 1 && (
            <Combine
              suggestion={entries.flatMap(({ value, index }) => (chosen.has(index) ? [value.label] : [])).join(' + ')}
              onCombine={(label, keepsParts) => update(combine(audience, chosen, label, keepsParts))}
            />
          )}
        </>
      )}
      {audience.noAnswer.length > 0 && (
        <div className={classes.chips}>
          <span className={classes.note}>{t('resonanceScale.noAnswers')}</span>
          {audience.noAnswer.map((answer) => (
            <Button
              key={answer}
              size="compact-sm"
              rightSection={<IconPlus size={13} />}
              aria-label={t('resonanceAudience.restore', { name: answer })}
              onClick={() => update(restoreAnswer(audience, answer))}
            >
              {answer}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface ValueRowProps {
  value: AudienceValue;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
  onLabel: (label: string) => void;
  onRange: (range: AudienceValue['range']) => void;
  onHidden: (hidden: boolean) => void;
  onDrop: () => void;
}

function ValueRow({ value, count, isChosen, onToggle, onLabel, onRange, onHidden, onDrop }: ValueRowProps) {
  const { t } = useTranslation();
  const { label, range, hidden } = value;
  const end = (key: 'from' | 'to') => (
    <NumberInput
      size="xs"
      className={classes.number ?? ''}
      aria-label={t(`resonanceAudience.${key}`, { name: label })}
      placeholder={t(`resonanceAudience.${key}Open`)}
      value={range?.[key] ?? ''}
      hideControls
      onChange={(next) => onRange({ ...(range ?? { from: null, to: null }), [key]: next === '' ? null : Number(next) })}
    />
  );
  const HideIcon = hidden ? IconEyeOff : IconEye;
  const DropIcon = range ? IconTrash : IconCircleOff;
  return (
    <div className={classes.value} data-hidden={hidden || undefined}>
      <Checkbox
        size="sm"
        aria-label={t('resonanceAudience.select', { name: label })}
        checked={isChosen}
        onChange={onToggle}
      />
      <TextInput
        size="xs"
        className={classes.editorLabel ?? ''}
        aria-label={t('resonanceAudience.labelOf', { name: label })}
        title={value.answers.join(' · ')}
        value={label}
        error={label.trim() === ''}
        onChange={({ currentTarget }) => onLabel(currentTarget.value)}
      />
      {range && (
        <>
          {end('from')}
          {end('to')}
        </>
      )}
      <span className={classes.count}>{formatNumber(count)}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-pressed={hidden}
        aria-label={t(hidden ? 'resonanceAudience.show' : 'resonanceAudience.hide', { name: label })}
        onClick={() => onHidden(!hidden)}
      >
        <HideIcon size={15} />
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t(range ? 'resonanceAudience.removeGroup' : 'resonanceScale.makeNoAnswerOf', { name: label })}
        title={t(range ? 'resonanceAudience.removeGroup' : 'resonanceScale.makeNoAnswerOf', { name: label })}
        onClick={onDrop}
      >
        <DropIcon size={15} />
      </Button>
    </div>
  );
}

interface CombineProps {
  suggestion: string;
  onCombine: (label: string, keepsParts: boolean) => void;
}

function Combine({ suggestion, onCombine }: CombineProps) {
  const { t } = useTranslation();
  const [label, setLabel] = useState('');
  const [keepsParts, setKeepsParts] = useState(true);
  return (
    <fieldset className={classes.combine}>
      <legend>{t('resonanceAudience.combine')}</legend>
      <TextInput
        size="sm"
        label={t('resonanceAudience.netLabel')}
        placeholder={suggestion}
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <Checkbox
        label={t('resonanceAudience.keepParts')}
        checked={keepsParts}
        onChange={({ currentTarget }) => setKeepsParts(currentTarget.checked)}
      />
      <Button size="sm" variant="filled" onClick={() => onCombine(label.trim() || suggestion, keepsParts)}>
        {t('resonanceAudience.combineNow')}
      </Button>
    </fieldset>
  );
}
