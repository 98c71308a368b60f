import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { BoardMessage } from '@soundings/contract/board/board';
import { genders } from '@soundings/contract/genie/genie-choices';
import { respondentVolumes, responseLimits, surveyTemplates } from '@soundings/contract/scout/response-choices';
import { IconChevronDown, IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from '#/lib/country-names.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useScout } from '../scout.api.ts';
import classes from './collect.module.css';
import { ages, isComplete, type ResponseDraft, toRequest, withAgeFrom } from './response-draft.ts';

interface Props {
  form: UseFormReturnType<ResponseDraft>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  messages: readonly BoardMessage[];
  onSent: () => void;
}

export function ResponseForm({ form, isOpen, onOpen, messages, onSent }: Props) {
  const { t, i18n } = useTranslation();
  const shown = useFieldError();
  const api = useScout();
  const id = useId();
  const send = useAction({
    call: api.sendResponseRequest,
    failed: 'scout.couldntSendRequest',
    onDone: ({ mailed }) => {
      toastSuccess({ title: t(mailed ? 'scout.requestSent' : 'scout.requestReceived') });
      onSent();
    },
  });
  const field = (name: keyof ResponseDraft) => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error) };
  };
  const age = (value: number) => ({ value: String(value), label: value === 90 ? '90+' : String(value) });
  const { ageFrom, ageTo } = form.values;
  const reason =
    messages.length === 0
      ? t('scout.noMessagesAvailable')
      : messages.length > responseLimits.messages
        ? t('scout.tooManyToAsk', { n: formatNumber(responseLimits.messages) })
        : null;
  return (
    <section className={classes.fold} aria-label={t('scout.responseForm')}>
      <h2 className={classes.foldTitle}>
        <button
          type="button"
          className={classes.foldButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          {t('scout.responseForm')}
          <IconChevronDown size={18} stroke={1.7} className={classes.chevron} aria-hidden="true" />
        </button>
      </h2>
      <form
        id={id}
        hidden={!isOpen}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((draft) => {
          if (reason !== null || !isComplete(draft)) return;
          send.mutate({ ...toRequest(draft), messages: messages.map(({ message }) => message) });
        })}
      >
        <TextInput
          required
          className={classes.wideOnPhone ?? ''}
          label={t('scout.company')}
          maxLength={responseLimits.line}
          {...field('company')}
        />
        <TextInput
          required
          type="email"
          className={classes.wideOnPhone ?? ''}
          label={t('scout.email')}
          maxLength={responseLimits.email}
          autoComplete="email"
          {...field('email')}
        />
        <Select
          required
          searchable
          label={t('scout.market')}
          placeholder={t('scout.choose')}
          nothingFoundMessage={t('board.noOptionsFound')}
          data={[
            ...[...countryNames(i18n.language === 'de' ? 'de' : 'en')].map(([value, label]) => ({ value, label })),
            { value: 'OTHER', label: t('scout.other') },
          ]}
          {...field('market')}
          onChange={(value) => form.setFieldValue('market', value ?? '')}
        />
        <Select
          required
          label={t('scout.respondentVolume')}
          placeholder={t('scout.choose')}
          data={respondentVolumes.map((value) => ({
            value,
            label: value === 'OTHER' ? t('scout.other') : formatNumber(Number(value)),
          }))}
          {...field('respondentVolume')}
          onChange={(value) => form.setFieldValue('respondentVolume', value ?? '')}
        />
        <h3 className={classes.optional}>{t('scout.optionalDetails')}</h3>
        <Select
          clearable
          className={classes.wideOnPhone ?? ''}
          label={t('scout.surveyTemplate')}
          placeholder={t('scout.choose')}
          data={surveyTemplates.map((value) => ({ value, label: t(`scout.template_${value}`) }))}
          clearButtonProps={{ 'aria-label': t('scout.clear') }}
          {...field('surveyTemplate')}
          value={form.values.surveyTemplate || null}
          onChange={(value) => form.setFieldValue('surveyTemplate', value ?? '')}
        />
        <Select
          clearable
          className={classes.wideOnPhone ?? ''}
          label={t('scout.gender')}
          placeholder={t('scout.choose')}
          data={genders.map((value) => ({ value, label: t(`scout.gender_${value}`) }))}
          clearButtonProps={{ 'aria-label': t('scout.clear') }}
          {...field('gender')}
          value={form.values.gender || null}
          onChange={(value) => form.setFieldValue('gender', value ?? '')}
        />
        <Select
          clearable
          searchable
          label={t('scout.ageFrom')}
          placeholder={t('scout.choose')}
          data={ages.map(age)}
          clearButtonProps={{ 'aria-label': t('scout.clear') }}
          value={ageFrom === null ? null : String(ageFrom)}
          onChange={(value) => form.setValues(withAgeFrom(form.values, value === null ? null : Number(value)))}
        />
        <Select
          clearable
          searchable
          label={t('scout.ageTo')}
          placeholder={t('scout.choose')}
          data={ages.map((value) => ({ ...age(value), disabled: ageFrom !== null && value < ageFrom }))}
          clearButtonProps={{ 'aria-label': t('scout.clear') }}
          value={ageTo === null ? null : String(ageTo)}
          onChange={(value) => form.setFieldValue('ageTo', value === null ? null : Number(value))}
        />
        <TextInput
          className={classes.wide ?? ''}
          label={t('scout.region')}
          maxLength={responseLimits.line}
          {...field('region')}
        />
        <Textarea
          autosize
          minRows={3}
          maxRows={8}
          className={classes.wide ?? ''}
          label={t('scout.otherRequirements')}
          maxLength={responseLimits.text}
          {...field('otherRequirements')}
        />
        <div className={classes.send}>
          <BlockableButton
            type="submit"
            variant="filled"
            leftSection={<IconSend size={16} stroke={1.7} />}
            loading={send.isPending}
            reason={reason}
          >
            {t('scout.sendRequest')}
          </BlockableButton>
        </div>
      </form>
    </section>
  );
}
