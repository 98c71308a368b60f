import { Button, Slider } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { IdeaRubric } from '@soundings/contract/id8/id8';
import { ideaCriteria } from '@soundings/contract/id8/id8-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { rubricQuery, useSaveRubric } from './agents.api.ts';
import classes from './idea-rubric.module.css';

export function IdeaRubricCard() {
  const { t } = useTranslation();
  const { data } = useQuery(rubricQuery);
  if (data === undefined) return null;
  return (
    <Card label={t('agents.rubric')} title={t('agents.rubric')}>
      <p className={classes.lead}>{t('agents.rubricLead')}</p>
      <RubricForm rubric={data} />
    </Card>
  );
}

const largest = 5;

function RubricForm({ rubric }: { rubric: IdeaRubric }) {
  const { t } = useTranslation();
  const form = useForm<IdeaRubric>({ initialValues: rubric });
  const save = useSaveRubric({ onDone: () => form.resetDirty() });
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => save.mutate(values))}>
      {ideaCriteria.map((criterion) => (
        <div key={criterion} className={classes.criterion}>
          <span className={classes.name}>{t(`agents.criterion_${criterion}`)}</span>
          <span className={classes.weight}>{formatNumber(form.values[criterion])}</span>
          <p className={classes.help}>{t(`agents.criterionHelp_${criterion}`)}</p>
          <Slider
            min={0}
            max={largest}
            step={1}
            label={null}
            thumbLabel={t('agents.weightOf', { criterion: t(`agents.criterion_${criterion}`) })}
            value={form.values[criterion]}
            onChange={(value) => form.setFieldValue(criterion, value)}
          />
        </div>
      ))}
      <Button type="submit" variant="filled" disabled={!form.isDirty()} loading={save.isPending}>
        {t('agents.saveRubric')}
      </Button>
    </form>
  );
}
