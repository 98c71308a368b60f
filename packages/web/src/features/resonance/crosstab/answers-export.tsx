import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useResonance } from '../resonance.api.ts';
import classes from './crosstab-dialog.module.css';

interface Props {
  hasVerbatims: boolean;
  onClose: () => void;
}

/** All answers as a file of SPSS, for people with an account; what respondents wrote only where that is asked for. */
export function AnswersExport({ hasVerbatims, onClose }: Props) {
  const { t } = useTranslation();
  const { exportAnswers } = useResonance();
  const [withOpenAnswers, setWithOpenAnswers] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useAction({
    call: async () => {
      running.current = new AbortController();
      await exportAnswers?.({ lang: currentLanguage(), withOpenAnswers }, running.current.signal);
    },
    done: 'crosstab.answersExported',
    failed: 'crosstab.answersFailed',
    toastId: 'answers',
    onFailed: () => running.current?.signal.aborted === true,
  });
  return (
    <>
      <p className={classes.lead}>{t('crosstab.answersHelp')}</p>
      {hasVerbatims && (
        <Checkbox
          className={classes.openAnswers ?? ''}
          label={t('crosstab.withOpenAnswers')}
          description={t('crosstab.withOpenAnswersHelp')}
          checked={withOpenAnswers}
          onChange={({ currentTarget }) => setWithOpenAnswers(currentTarget.checked)}
        />
      )}
      <div className={classes.foot}>
        <div className={classes.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="filled" loading={isPending} onClick={() => mutate()}>
            {t('crosstab.exportAnswers')}
          </Button>
        </div>
      </div>
    </>
  );
}
