import { ActionIcon, Button, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { verbatimLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Code, VerbatimQuestions } from '@soundings/contract/resonance/verbatims';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { useResonance } from '../resonance.api.ts';
import { useSaveCode, useUndoableDeleteCode } from './verbatims.api.ts';
import classes from './verbatims.module.css';

interface Props {
  question: VerbatimQuestions['questions'][number];
  codes: readonly Code[];
  words: string;
  openId: string | null;
  onOpen: (id: string | null) => void;
}

export function CodeList({ question, codes, words, openId, onOpen }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isAdding, setIsAdding] = useState(false);
  const remove = useUndoableDeleteCode();
  return (
    <Card title={t('verbatims.codes')} meta={t('verbatims.ofAnswers')}>
      {codes.length === 0 ? (
        <p className={classes.none}>{t('verbatims.noCodes')}</p>
      ) : (
        <>
          <p className={`${classes.share} ${classes.heads}`}>
            <span>{t('verbatims.answers')}</span> <span>%</span>
          </p>
          <ul className={classes.codeList}>
            {codes.map((code) => {
              const { id, name, rule, answers } = code;
              return (
                <li key={id} className={classes.code} data-open={id === openId || undefined}>
                  <UnstyledButton aria-pressed={id === openId} onClick={() => onOpen(id === openId ? null : id)}>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.rule}>{rule ?? t('verbatims.byHand')}</span>
                  </UnstyledButton>
                  <AnswerCount answers={answers} of={question.answers} />
                  <Tooltip label={t('verbatims.deleteCode', { name })}>
                    <ActionIcon size={32} aria-label={t('verbatims.deleteCode', { name })} onClick={() => remove(code)}>
                      <IconTrash size={17} stroke={1.7} />
                    </ActionIcon>
                  </Tooltip>
                </li>
              );
            })}
            <Uncoded question={question} isOpen={openId === 'none'} onOpen={onOpen} />
          </ul>
        </>
      )}
      {isPhone && !isAdding ? (
        <Button size="sm" mt={12} onClick={() => setIsAdding(true)}>
          {t('verbatims.addCode')}
        </Button>
      ) : (
        <NewCodeForm questionId={question.id} words={words} isFocused={isAdding} />
      )}
    </Card>
  );
}

interface UncodedProps extends Pick<Props, 'question' | 'onOpen'> {
  isOpen: boolean;
}

function Uncoded({ question, isOpen, onOpen }: UncodedProps) {
  const { t } = useTranslation();
  const { verbatims } = useResonance();
  const all = { questionId: question.id, query: '', audienceIds: [], page: 0 };
  const { data } = useQuery(verbatims.search({ ...all, codeId: 'none' }));
  return (
    <li className={classes.code} data-open={isOpen || undefined}>
      <UnstyledButton aria-pressed={isOpen} onClick={() => onOpen(isOpen ? null : 'none')}>
        <span className={classes.name}>{t('verbatims.uncoded')}</span>
      </UnstyledButton>
      {data !== undefined && <AnswerCount answers={data.total} of={question.answers} />}
      <span className={classes.deleteRoom} />
    </li>
  );
}

function AnswerCount({ answers, of }: { answers: number; of: number }) {
  const percent = of > 0 ? (100 * answers) / of : null;
  return (
    <span className={classes.share}>
      <span>{formatNumber(answers)}</span> <span>{percent !== null && formatPercent(percent, 0)}</span>
      <i style={{ '--share': `${percent ?? 0}%` } as CSSProperties} aria-hidden="true" />
    </span>
  );
}

interface NewCodeProps {
  questionId: number;
  words: string;
  isFocused: boolean;
}

function NewCodeForm({ questionId, words, isFocused }: NewCodeProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [rule, setRule] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const save = useSaveCode();
  const given = name.trim();
  const shownRule = rule ?? words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(given === '');
    if (given === '') return;
    const code = { id: null, questionId, name: given, rule: shownRule.trim() || null };
    save.mutate(code, {
      onSuccess: () => {
        setName('');
        setRule(null);
      },
    });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={t('verbatims.newCode')}
        autoFocus={isFocused}
        value={name}
        maxLength={verbatimLimits.name}
        error={isMissing && given === '' ? t('common.pleaseEnterAName') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t('verbatims.rule')}
        description={t('verbatims.ruleHelp')}
        value={shownRule}
        maxLength={verbatimLimits.rule}
        onChange={({ currentTarget }) => setRule(currentTarget.value)}
      />
      <Button type="submit" size="sm" loading={save.isPending}>
        {t('verbatims.addCode')}
      </Button>
    </form>
  );
}
