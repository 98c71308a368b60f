import { Button, Checkbox, NumberInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  addresses,
  type Channel,
  channelLengths,
  channels,
  readingLevels,
  type Tone,
  tones,
} from '@soundings/contract/board/screening-choices';
import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { brandRuleLimits } from '@soundings/contract/scout/scout-choices';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { SaveRow } from '../save-row.tsx';
import classes from './brand-rules.module.css';
import { checkLines, type LineProblem, type RuleLines, readLines, writeLines } from './rule-lines.ts';
import { RulesSection } from './rules-section.tsx';
import { TryRules } from './try-rules.tsx';

interface Values extends RuleLines {
  /** '' where a channel has no limit. */
  readonly lengths: Readonly<Record<Channel, number | ''>>;
  readonly readingLevel: NonNullable<BrandRules['readingLevel']> | 'ANY';
  readonly address: NonNullable<BrandRules['address']> | 'ANY';
  readonly tones: Tone[];
}

export const noRules: BrandRules = {
  ...{ use: [], avoid: [], claims: [], lengths: [], readingLevel: null, address: null, tones: [] },
};

const toValues = (rules: BrandRules): Values => ({
  ...writeLines(rules),
  lengths: Object.fromEntries(
    channels.map((channel) => [channel, rules.lengths.find((each) => each.channel === channel)?.max ?? '']),
  ) as Values['lengths'],
  readingLevel: rules.readingLevel ?? 'ANY',
  address: rules.address ?? 'ANY',
  tones: rules.tones,
});

const toRules = ({ lengths, readingLevel, address, tones: avoided, ...lines }: Values): BrandRules => ({
  ...readLines(lines),
  lengths: channels.flatMap((channel) => {
    const max = lengths[channel];
    return max === '' ? [] : [{ channel, max }];
  }),
  readingLevel: readingLevel === 'ANY' ? null : readingLevel,
  address: address === 'ANY' ? null : address,
  tones: avoided,
});

interface Props {
  rules: BrandRules;
  isNew?: boolean;
  isSaving: boolean;
  onSave: (rules: BrandRules) => void;
  onDirty?: (isDirty: boolean) => void;
  onRemove?: (() => void) | undefined;
  onCancel?: () => void;
}

export function RulesForm({ rules, isNew = false, isSaving, onSave, onDirty, onRemove, onCancel }: Props) {
  const { t } = useTranslation();
  const lines = (field: keyof RuleLines) => (text: string) => {
    const problem = checkLines(field, text);
    return problem && problemText(problem);
  };
  const problemText = ({ code, line, max }: LineProblem): string => t(`brandRules.${code}`, { line, max });
  const form = useForm<Values>({
    initialValues: toValues(rules),
    validate: { use: lines('use'), avoid: lines('avoid'), claims: lines('claims') },
    validateInputOnBlur: true,
  });
  const leaving = useUnsavedChanges(form.isDirty() && !isSaving);
  const isDirty = form.isDirty();
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const { values } = form;
  const isInDialog = onCancel !== undefined;
  const hasProblem = (['use', 'avoid', 'claims'] as const).some((field) => checkLines(field, values[field]) !== null);
  const area = (field: keyof RuleLines) => (
    <Textarea
      label={t(`brandRules.${field}`)}
      description={t(`brandRules.${field}Help`)}
      placeholder={t(`brandRules.${field}Example`)}
      autosize
      minRows={3}
      maxRows={14}
      spellCheck={false}
      {...form.getInputProps(field)}
    />
  );
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('brandRules.title')}
      onSubmit={form.onSubmit((given) => onSave(toRules(given)))}
    >
      {leaving}
      <RulesSection title={t('brandRules.words')} help={t('brandRules.wordsHelp')} isInDialog={isInDialog}>
        <div className={classes.fields}>
          {area('use')}
          {area('avoid')}
          {area('claims')}
        </div>
      </RulesSection>
      <RulesSection title={t('brandRules.form')} help={t('brandRules.formHelp')} isInDialog={isInDialog}>
        <div className={classes.fields}>
          <fieldset className={classes.group}>
            <legend>{t('brandRules.lengths')}</legend>
            <div className={classes.channels}>
              {channels.map((channel) => (
                <NumberInput
                  key={channel}
                  label={t(`brandRules.channel_${channel}`)}
                  placeholder={t('brandRules.noLimit')}
                  min={1}
                  max={brandRuleLimits.characters}
                  step={10}
                  startValue={channelLengths[channel]}
                  allowDecimal={false}
                  clampBehavior="strict"
                  value={values.lengths[channel]}
                  onChange={(next) =>
                    form.setFieldValue(`lengths.${channel}`, typeof next === 'number' && next >= 1 ? next : '')
                  }
                />
              ))}
            </div>
          </fieldset>
          <div className={classes.group}>
            <span aria-hidden="true">{t('brandRules.readingLevel')}</span>
            <Segmented
              label={t('brandRules.readingLevel')}
              value={values.readingLevel}
              options={(['ANY', ...readingLevels.toReversed()] as const).map((value) => ({
                value,
                label: t(`brandRules.level_${value}`),
              }))}
              onChange={(next) => form.setFieldValue('readingLevel', next)}
            />
          </div>
          <div className={classes.group}>
            <span aria-hidden="true">{t('brandRules.address')}</span>
            <Segmented
              label={t('brandRules.address')}
              value={values.address}
              options={(['ANY', ...addresses] as const).map((value) => ({
                value,
                label: t(`brandRules.address_${value}`),
              }))}
              onChange={(next) => form.setFieldValue('address', next)}
            />
          </div>
          <Checkbox.Group
            label={t('brandRules.tones')}
            value={values.tones}
            onChange={(next) => form.setFieldValue('tones', next as Tone[])}
          >
            <div className={classes.tones}>
              {tones.map((tone) => (
                <Checkbox key={tone} value={tone} label={t(`brandRules.tone_${tone}`)} />
              ))}
            </div>
          </Checkbox.Group>
        </div>
      </RulesSection>
      <RulesSection title={t('brandRules.tryOut')} help={t('brandRules.tryOutHelp')} isInDialog={isInDialog}>
        <TryRules rules={hasProblem ? rules : toRules(values)} />
      </RulesSection>
      <SaveRow isSticky isDirty={form.isDirty()}>
        {onRemove && (
          <Button variant="subtle" data-tone="danger" onClick={onRemove}>
            {t('brandRules.remove')}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button type="submit" variant="filled" disabled={!form.isDirty() && !isNew} loading={isSaving}>
          {t('brandRules.save')}
        </Button>
      </SaveRow>
    </form>
  );
}
