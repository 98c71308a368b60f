import { Button, Progress, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Quota } from '@soundings/contract/ai/ai-usage';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { formatDay, formatNumber, formatPercent } from '#/lib/format.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { quotaQuery, remainingQuery, useSaveQuota } from '../ai.api.ts';
import { useFieldText } from '../field-text.ts';
import { parseWhole } from './numbers.ts';
import classes from './usage.module.css';

export function LimitsCard() {
  const { t } = useTranslation();
  return (
    <WithQuery query={useQuery(quotaQuery)} thing={t('aiSettings.theLimits')} rows={5}>
      {(quota) => (
        <Card title={t('aiSettings.limits')} footer={<OwnRemaining />}>
          <p className={classes.help}>{t('aiSettings.limitsHelp')}</p>
          <LimitsForm key={JSON.stringify(quota)} quota={quota} />
        </Card>
      )}
    </WithQuery>
  );
}

const limits = ['userTokens', 'companyTokens'] as const;
type LimitFields = Record<(typeof limits)[number], string>;

const textOf = (tokens: number | null): string => (tokens === null ? '' : formatNumber(tokens));
const checkWhole = (text: string) => (parseWhole(text) === undefined ? 'wholeNumber' : null);

function LimitsForm({ quota }: { quota: Quota }) {
  const { t } = useTranslation();
  const textOfError = useFieldText();
  const form = useForm<LimitFields>({
    initialValues: { userTokens: textOf(quota.userTokens), companyTokens: textOf(quota.companyTokens) },
    validate: { userTokens: checkWhole, companyTokens: checkWhole },
  });
  const showRefused = (error: Error) => {
    const refused = limits.filter((name) => isApiError(error) && error.fieldMessage(`body.${name}`) !== undefined);
    for (const name of refused) form.setFieldError(name, 'wholeNumber');
    form.getInputNode(refused[0] ?? '')?.focus();
    return refused.length > 0;
  };
  const save = useSaveQuota({ onFailed: showRefused });
  const labels = { userTokens: t('aiSettings.userLimit'), companyTokens: t('aiSettings.companyLimit') };
  return (
    <form
      className={classes.limits}
      noValidate
      aria-label={t('aiSettings.limits')}
      onSubmit={form.onSubmit(
        ({ userTokens, companyTokens }) =>
          save.mutate({ userTokens: parseWhole(userTokens) ?? null, companyTokens: parseWhole(companyTokens) ?? null }),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      {limits.map((name) => (
        <TextInput
          key={name}
          label={labels[name]}
          placeholder={t('aiSettings.noLimit')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.getInputProps(name)}
          error={textOfError(form.errors[name])}
        />
      ))}
      <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
        {t('aiSettings.saveLimits')}
      </Button>
    </form>
  );
}

function OwnRemaining() {
  const { t } = useTranslation();
  const { data } = useQuery(remainingQuery);
  if (!data) return null;
  const used = formatNumber(data.used);
  if (data.limit === null || data.remaining === null) return t('aiSettings.ownRemaining', { used });
  const percent = data.limit === 0 ? 100 : Math.min(100, (100 * data.used) / data.limit);
  const text = t('aiSettings.ownRemainingOf', {
    used,
    limit: formatNumber(data.limit),
    remaining: formatNumber(data.remaining),
    date: formatDay(data.resetsOn),
  });
  return (
    <div className={classes.own}>
      <Progress
        value={percent}
        aria-label={t('aiSettings.ownUse')}
        color={data.remaining === 0 ? 'var(--neg)' : 'var(--brand)'}
      />
      <span className={classes.ownPercent}>{formatPercent(percent, 0)}</span>
      <span>{text}</span>
    </div>
  );
}
