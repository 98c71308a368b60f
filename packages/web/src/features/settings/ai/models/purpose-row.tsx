import { Button } from '@mantine/core';
import type { AiKey, Purpose } from '@soundings/contract/ai/ai-keys';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { useSetPurpose } from '../ai.api.ts';
import { ModelChoice } from './model-choice.tsx';
import classes from './models.module.css';
import { areSame, findMistakes, type PurposeModels, tidy } from './purpose-models.ts';

interface Props {
  saved: Purpose;
  keys: readonly AiKey[];
}

export function PurposeRow({ saved, keys }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<PurposeModels | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = useSetPurpose(saved.purpose);
  const shown: PurposeModels = draft ?? saved;
  const isChanged = draft !== null && !areSame(draft, saved);
  const mistakes = findMistakes(shown);
  const mistake = mistakes.use ?? mistakes.otherwise;
  const reason = mistake && t(`aiSettings.fieldCode.${mistake}`);
  const purpose = t(`ai.purpose_${saved.purpose}`);
  const needsOther = shown.use.kind !== 'BUILT_IN' || shown.otherwise !== null;
  const lacking = keys.filter(
    ({ kind, source }) => source === 'none' && (kind === shown.use.kind || kind === shown.otherwise?.kind),
  );
  const change = (part: Partial<PurposeModels>) => {
    setDraft({ use: shown.use, otherwise: shown.otherwise, ...part });
  };
  const forget = () => {
    setDraft(null);
    // The button that was pressed goes.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const submit = () => {
    if (mistake) return;
    save.mutate(tidy(shown));
    forget();
  };
  return (
    <Form
      ref={form}
      className={classes.row}
      data-single={!needsOther || undefined}
      aria-label={purpose}
      onSubmit={submit}
    >
      <header className={classes.purpose}>
        <h2 className={classes.name}>{purpose}</h2>
        <p className={classes.help}>{t(`aiSettings.purposeHelp_${saved.purpose}`)}</p>
        {lacking.map(({ kind }) => (
          <p key={kind} className={classes.hint}>
            {t('aiSettings.lacksKey', { vendor: t(`ai.vendor_${kind}`) })}{' '}
            <Link to="/settings/ai">{t('aiSettings.toKeys')}</Link>
          </p>
        ))}
      </header>
      <ModelChoice
        label={t('aiSettings.use')}
        names={{ vendor: t('aiSettings.vendorOf', { purpose }), model: t('aiSettings.modelOf', { purpose }) }}
        value={shown.use}
        keys={keys}
        error={null}
        onChange={(use) => use && change({ use })}
      />
      {needsOther ? (
        <ModelChoice
          label={t('aiSettings.otherwise')}
          names={{
            vendor: t('aiSettings.otherVendorOf', { purpose }),
            model: t('aiSettings.otherModelOf', { purpose }),
          }}
          value={shown.otherwise}
          keys={keys}
          isOptional
          error={mistakes.otherwise === 'sameModel' && reason}
          onChange={(otherwise) => change({ otherwise })}
        />
      ) : null}
      {saved.setBy && saved.setOn && (
        <p className={classes.changed}>
          {t('aiSettings.changedBy', { name: saved.setBy, date: formatDate(saved.setOn) })}
        </p>
      )}
      {isChanged && (
        <div className={classes.actions}>
          <Button variant="subtle" aria-label={`${t('aiSettings.undo')}: ${purpose}`} onClick={forget}>
            {t('aiSettings.undo')}
          </Button>
          <BlockableButton
            type="submit"
            variant="filled"
            loading={save.isPending}
            aria-label={`${t('aiSettings.save')}: ${purpose}`}
            reason={reason}
          >
            {t('aiSettings.save')}
          </BlockableButton>
        </div>
      )}
    </Form>
  );
}
