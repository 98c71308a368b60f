import { Button, Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type TokenScope, tokenLifetimes, tokenScopes } from '@soundings/contract/access/token-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkName, useFieldError } from '#/lib/field-rules.ts';
import { CopyButton } from '#/ui/feedback/copy-button.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { projectChoicesQuery, useCreateToken } from './account.api.ts';
import classes from './account.module.css';

export function NewToken() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  if (token !== null)
    return (
      <div className={classes.created}>
        <InlineAlert tone="warning" title={t('account.tokenCreated')}>
          <p className={classes.token}>
            <code>{token}</code>
          </p>
          <div className={classes.createdTools}>
            <CopyButton text={token} label={t('account.copyToken')} variant="filled" />
            <Button variant="subtle" onClick={() => setToken(null)}>
              {t('common.close')}
            </Button>
          </div>
        </InlineAlert>
      </div>
    );
  if (!isOpen)
    return (
      <div className={classes.foot}>
        <Button onClick={() => setOpen(true)}>{t('account.newToken')}</Button>
      </div>
    );
  return (
    <NewTokenForm
      onCreated={(created) => {
        setToken(created);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

/** Of the first field of a form that a button has brought: the whole form comes into view. */
export const takeFocus = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.form?.scrollIntoView({ block: 'nearest' });
};

function NewTokenForm({ onCreated, onCancel }: { onCreated: (token: string) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const [query, setQuery] = useState('');
  const { data: choices = [] } = useQuery(projectChoicesQuery(query));
  // What was chosen stays known when the search finds other projects.
  const [known, setKnown] = useState<typeof choices>([]);
  const form = useForm({
    initialValues: {
      name: '',
      scopes: ['projects.read', 'results.read'] as TokenScope[],
      days: '90',
      projects: [] as string[],
    },
    validate: {
      name: checkName,
      scopes: (value) => (value.length === 0 ? 'account.chooseScope' : null),
    },
  });
  const create = useCreateToken({ onDone: ({ token }) => onCreated(token) });
  const submit = ({ name, scopes, days, projects }: typeof form.values) =>
    create.mutate({
      body: {
        name,
        scopes,
        days: tokenLifetimes.find((lifetime) => String(lifetime) === days) ?? 90,
        projectIds: projects.length === 0 ? null : projects,
      },
    });
  const choose = (projects: string[]) => {
    setKnown(
      [...known, ...choices].filter(
        ({ value }, index, all) =>
          projects.includes(value) && all.findIndex((other) => other.value === value) === index,
      ),
    );
    form.setFieldValue('projects', projects);
  };
  const others = choices.filter(({ value }) => !known.some((choice) => choice.value === value));
  return (
    <form className={classes.form} noValidate aria-label={t('account.newToken')} onSubmit={form.onSubmit(submit)}>
      <TextInput
        ref={takeFocus}
        label={t('account.tokenName')}
        description={t('account.tokenNameHelp')}
        maxLength={80}
        {...form.getInputProps('name')}
        error={shown(form.errors.name)}
      />
      <Checkbox.Group label={t('account.scopes')} {...form.getInputProps('scopes')} error={shown(form.errors.scopes)}>
        <div className={classes.scopes}>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`account.scope_${scope}`)}
              description={t(`account.scopeHelp_${scope}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Select
        label={t('account.lifetime')}
        allowDeselect={false}
        data={tokenLifetimes.map((days) => ({ value: String(days), label: t('account.days', { days }) }))}
        {...form.getInputProps('days')}
      />
      <MultiSelect
        label={t('account.onlyProjects')}
        placeholder={form.values.projects.length === 0 ? t('account.allProjects') : ''}
        description={t('account.onlyProjectsHelp')}
        searchable
        maxValues={100}
        searchValue={query}
        onSearchChange={setQuery}
        data={[...known, ...others]}
        value={form.values.projects}
        onChange={choose}
      />
      <div className={classes.foot}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={create.isPending}>
          {t('account.createToken')}
        </Button>
      </div>
    </form>
  );
}
