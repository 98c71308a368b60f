import { VisuallyHidden } from '@mantine/core';
import type { VerbatimQuestions } from '@soundings/contract/resonance/verbatims';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { Choice } from '#/ui/form/choice.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { AudienceFilter, type FilteredViewProps } from '../filter/audience-filter.tsx';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import { useResonance } from '../resonance.api.ts';
import { CodeList } from './code-list.tsx';
import { CodeTable } from './code-table.tsx';
import { VerbatimList } from './verbatim-list.tsx';
import { codeKey } from './verbatims.api.ts';
import classes from './verbatims.module.css';

export function VerbatimsView(props: FilteredViewProps) {
  const { t } = useTranslation();
  const { verbatims } = useResonance();
  const query = useQuery(verbatims.questions);
  return (
    <div className={classes.page}>
      <VisuallyHidden component="h1">{t('verbatims.title')}</VisuallyHidden>
      <AudienceFilter {...props} />
      {query.data === undefined ? (
        query.error === null ? (
          <LateSkeleton height={520} />
        ) : (
          <FailedCard query={query} thing={t('verbatims.theAnswers')} />
        )
      ) : (
        <VerbatimBoard data={query.data} filters={props.filters} />
      )}
    </div>
  );
}

function VerbatimBoard({ data, filters }: { data: VerbatimQuestions; filters: string[] }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<string | null>(null);
  const question = data.questions.find(({ id }) => `${id}` === chosen) ?? data.questions[0];
  const [words, setWords] = useState('');
  const [codeId, setCodeId] = useState<string | null>(null);
  const kept = useWithoutDeleted(data.codes, codeKey);
  if (question === undefined) return null;
  const codes = kept.filter(({ questionId }) => questionId === question.id);
  const open = codeId === 'none' || codes.some(({ id }) => id === codeId) ? codeId : null;
  // Below a page of answers nobody would find them.
  const codeList = <CodeList question={question} codes={codes} words={words} openId={open} onOpen={setCodeId} />;
  const choose = (id: string) => {
    setChosen(id);
    setCodeId(null);
  };
  return (
    <>
      <Choice
        className={classes.question}
        label={t('verbatims.question')}
        value={`${question.id}`}
        options={data.questions.map(({ id, label, answers }) => ({
          value: `${id}`,
          label: `${label} (${formatNumber(answers)})`,
        }))}
        onChange={choose}
      />
      <div className={classes.board}>
        {isPhone && codeList}
        <VerbatimList
          key={`${question.id} ${words} ${open} ${filters.join()}`}
          asked={{ questionId: question.id, query: words, codeId: open, audienceIds: filters }}
          codes={codes}
          onWords={setWords}
        />
        <div className={classes.table}>
          {!isPhone && codeList}
          {codes.length > 0 && <CodeTable questionId={question.id} codes={codes} filters={filters} />}
        </div>
      </div>
    </>
  );
}
