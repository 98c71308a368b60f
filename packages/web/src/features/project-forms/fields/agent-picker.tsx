import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { useFieldError } from '#/lib/use-field-error.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { agentsQuery } from '../project-forms.api.ts';
import classes from './agent-picker.module.css';

interface Props {
  value: string | null;
  onChange: (id: string | null) => void;
  error?: ReactNode;
}

/** One of the predefined agents; what it is told stands under it. */
export function AgentPicker({ value, onChange, error }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const agents = useQuery(agentsQuery);
  const found = agents.data?.content ?? [];
  const chosen = found.find(({ id }) => id === value);
  if (agents.error) {
    return (
      <InlineAlert
        title={t('projectForm.couldNotLoadAgents')}
        action={
          <Button size="sm" onClick={() => void agents.refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {errorText(t, agents.error)}
      </InlineAlert>
    );
  }
  if (agents.data && found.length === 0) return <InlineAlert tone="info">{t('projectForm.noAgents')}</InlineAlert>;
  const isGone = agents.data !== undefined && value !== null && !chosen;
  return (
    <div>
      <Select
        data-path="agentId"
        label={t('projectForm.agent')}
        placeholder={agents.isPending ? t('common.loading') : t('projectForm.chooseAgent')}
        withAsterisk
        required
        searchable
        disabled={agents.isPending}
        allowDeselect={false}
        nothingFoundMessage={t('common.noOptionsFound')}
        data={found.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        error={isGone ? t('projectForm.agentGone') : shown(error)}
      />
      {chosen ? (
        <figure className={classes.preview} aria-live="polite">
          <figcaption className={classes.caption}>{t('projectForm.instructionsOf', { name: chosen.name })}</figcaption>
          <section
            className={classes.text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={t('projectForm.instructionsOf', { name: chosen.name })}
          >
            {chosen.instructions}
          </section>
        </figure>
      ) : null}
    </div>
  );
}
