import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { GenieBoard, GenieProject } from '@soundings/contract/genie/genie';
import { type AgeRange, ageRanges, genders, genieLimits } from '@soundings/contract/genie/genie-choices';
import type { CountryCode } from '@soundings/contract/sonar/country-codes';
import { IconLock, IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from '#/lib/country-names.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useGenie } from '../genie.api.ts';
import { FoldCard } from '../page/fold-card.tsx';
import classes from '../page/genie-page.module.css';
import { UrlField } from '../url-field.tsx';
import { useGenieAction } from '../use-genie-action.ts';
import { type PredictDraft, requestOf } from './predict-draft.ts';

interface Props {
  project: GenieProject;
  board: GenieBoard;
  form: UseFormReturnType<PredictDraft>;
  isLocked: boolean;
}

export function PredictForm({ project, board, form, isLocked }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useGenie();
  const [last, setLast] = useState<string | null>(null);
  const predict = useGenieAction({
    call: api.predict,
    failed: 'genie.couldntPredict',
    onDone: (_, request) => setLast(JSON.stringify(request)),
  });
  const request = requestOf(form.values);
  const isSame = JSON.stringify(request) === last;
  const reason = isLocked ? t('genie.messagesAreGeneratingNow') : isSame ? t('genie.sameAsLast') : null;
  const field = (name: keyof PredictDraft) => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error) };
  };
  return (
    <FoldCard title={t('genie.predictTitle')} icon={<IconTargetArrow size={18} stroke={1.7} />} board={board}>
      <form
        className={classes.column}
        noValidate
        onSubmit={form.onSubmit(() => {
          if (reason === null) predict.mutate(request);
        })}
      >
        <BrandField brand={project.brand} />
        <UrlField {...field('url')} />
        <Textarea
          required
          autosize
          minRows={3}
          maxRows={10}
          label={t('genie.message')}
          placeholder={t('genie.messagePlaceholder')}
          maxLength={genieLimits.message}
          {...field('message')}
        />
        {api.type === 'GENIE' ? <SegmentFields form={form} /> : null}
        <BlockableButton type="submit" variant="filled" fullWidth loading={predict.isPending} reason={reason}>
          {t('genie.predict')}
        </BlockableButton>
      </form>
    </FoldCard>
  );
}

/** Consumers are told the brands; staff know it from the project. It is never changed here. */
function BrandField({ brand }: { brand: string }) {
  const { t } = useTranslation();
  const { type, visit, brands } = useGenie();
  const { data } = useQuery({ ...brands, enabled: type === 'GENIE' && visit !== null });
  return (
    <TextInput
      readOnly
      label={t('genie.brand')}
      value={data?.[0] ?? brand}
      title={t('genie.brandHelp')}
      rightSection={<IconLock size={15} stroke={1.7} aria-hidden="true" />}
    />
  );
}

function SegmentFields({ form }: Pick<Props, 'form'>) {
  const { t, i18n } = useTranslation();
  const { visit, ages } = useGenie();
  const { data = ageRanges } = useQuery({ ...ages, enabled: visit !== null });
  const { gender, ageRange, region } = form.values;
  const countries = [...countryNames(i18n.language === 'de' ? 'de' : 'en')];
  const isSegment = gender !== 'ALL' || ageRange !== 'ALL' || region !== null;
  return (
    <>
      <div className={classes.pair}>
        <Select
          required
          allowDeselect={false}
          label={t('genie.gender')}
          data={genders.map((value) => ({ value, label: t(`genie.gender_${value}`) }))}
          {...form.getInputProps('gender')}
        />
        <Select
          required
          allowDeselect={false}
          label={t('genie.ageRange')}
          data={data.map((value: AgeRange) => ({ value, label: ageName(value) ?? t('genie.age_ALL') }))}
          {...form.getInputProps('ageRange')}
        />
      </div>
      <Select
        clearable
        searchable
        label={`${t('genie.region')} (${t('genie.optional')})`}
        placeholder={t('genie.regionAll')}
        data={countries.map(([value, label]: readonly [CountryCode, string]) => ({ value, label }))}
        clearButtonProps={{ 'aria-label': t('genie.regionAll') }}
        {...form.getInputProps('region')}
      />
      {isSegment ? <InlineAlert tone="info">{t('genie.segmentNote')}</InlineAlert> : null}
    </>
  );
}

const ageName = (age: AgeRange): string | null => (age === 'ALL' ? null : age.replace('-', '–'));
