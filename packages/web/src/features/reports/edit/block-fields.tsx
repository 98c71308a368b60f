import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { boardLists, reportChapters, reportLimits } from '@soundings/contract/reports/report-choices';
import type { Block, BlockOf } from '@soundings/contract/reports/reports';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#/lib/format.ts';
import { conceptChoicesQuery, groupChoicesQuery, resonanceChoicesQuery } from '../reports.api.ts';
import classes from './report-editor.module.css';

interface Props<B extends Block> {
  block: B;
  onChange: (block: B) => void;
}

export function BlockFields({ block, onChange }: Props<Block>) {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('reports.heading')}
        description={block.kind === 'text' ? undefined : t('reports.headingHelp')}
        value={block.title}
        maxLength={reportLimits.heading}
        onChange={({ currentTarget }) => onChange({ ...block, title: currentTarget.value })}
      />
      {block.kind === 'text' && (
        <Textarea
          className={classes.whole ?? ''}
          label={t('reports.text')}
          description={t('reports.textHelp')}
          value={block.text}
          maxLength={reportLimits.text}
          autosize
          minRows={4}
          onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
        />
      )}
      {'period' in block && <PeriodField block={block} onChange={onChange} />}
      {'score' in block && (
        <OneOf
          label={t('reports.score')}
          value={block.score}
          options={scoreNames.map((value) => ({ value, label: t(`reports.score_${value}`) }))}
          onChange={(score) => onChange({ ...block, score })}
        />
      )}
      {'chapter' in block && (
        <OneOf
          label={t('reports.chapter')}
          value={block.chapter}
          options={reportChapters.map((value) => ({ value, label: t(`reports.chapter_${value}`) }))}
          onChange={(chapter) => onChange({ ...block, chapter })}
        />
      )}
      {'list' in block && (
        <OneOf
          label={t('reports.list')}
          value={block.list}
          options={boardLists.map((value) => ({ value, label: t(`reports.list_${value}`) }))}
          onChange={(list) => onChange({ ...block, list })}
        />
      )}
      {block.kind === 'resonanceConcept' && <ConceptField block={block} onChange={onChange} />}
      {block.kind === 'resonanceBenchmark' && <GroupsField block={block} onChange={onChange} />}
      {'audienceIds' in block && <ResonanceFields block={block} onChange={onChange} />}
    </div>
  );
}

interface OneOfProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

function OneOf<T extends string>({ label, value, options, onChange }: OneOfProps<T>) {
  return (
    <Select<T>
      label={label}
      value={value}
      data={options}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

type SonarBlock = Extract<Block, { period: unknown }>;

/** Named days come from a dashboard; here they stay or give way to days that move on. */
function PeriodField({ block, onChange }: Props<SonarBlock>) {
  const { t } = useTranslation();
  const { period } = block;
  const fixed = period.type === 'fixed' ? period.ranges.comparable : null;
  const options = [
    ...(['month', 'latest'] as const).map((value) => ({ value, label: t(`reports.period_${value}`) })),
    ...(fixed
      ? [
          {
            value: 'fixed' as const,
            label: t('reports.period_fixed', { from: formatDay(fixed.startDate), to: formatDay(fixed.endDate) }),
          },
        ]
      : []),
  ];
  return (
    <OneOf
      label={t('reports.period')}
      value={period.type}
      options={options}
      onChange={(type) => type !== 'fixed' && onChange({ ...block, period: { type } })}
    />
  );
}

function ConceptField({ block, onChange }: Props<BlockOf<'resonanceConcept'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(conceptChoicesQuery(block.projectId));
  return (
    <Select
      label={t('reports.concept')}
      placeholder={t('reports.firstConcept')}
      value={block.conceptId}
      data={(data?.concepts ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      limit={100}
      onChange={(conceptId) => onChange({ ...block, conceptId })}
    />
  );
}

function GroupsField({ block, onChange }: Props<BlockOf<'resonanceBenchmark'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(groupChoicesQuery(block.projectId));
  const groups = (data?.groups ?? []).map(({ type, header, nodes }) => ({
    group: header ?? t(`reports.groups_${type}`),
    items: nodes.map(({ id, label }) => ({ value: id, label })),
  }));
  return (
    <MultiSelect
      className={classes.whole ?? ''}
      label={t('reports.groups')}
      description={t('reports.groupsHelp')}
      value={block.nodeIds}
      data={groups}
      searchable
      clearable
      limit={100}
      maxValues={reportLimits.audiences}
      onChange={(nodeIds) => onChange({ ...block, nodeIds })}
    />
  );
}

type ResonanceBlock = BlockOf<
  'resonanceFigures' | 'resonanceChart' | 'resonanceTable' | 'resonanceAudiences' | 'resonanceConcept'
>;

function ResonanceFields({ block, onChange }: Props<ResonanceBlock>) {
  const { t } = useTranslation();
  const { data } = useQuery(resonanceChoicesQuery(block.projectId));
  const columns = data?.filterColumns ?? [];
  return (
    <>
      {'messageId' in block && (
        <Select
          label={t('reports.message')}
          placeholder={t('reports.bestMessage')}
          value={block.messageId}
          data={(data?.messages ?? []).map(({ id, message }) => ({ value: id, label: message }))}
          searchable
          clearable
          limit={100}
          onChange={(messageId) => onChange({ ...block, messageId })}
        />
      )}
      {columns.length > 0 && (
        <MultiSelect
          label={t('reports.audiences')}
          value={block.audienceIds}
          data={columns.map(({ header, audiences }) => ({
            group: header,
            items: audiences.map(({ id, subheader }) => ({ value: id, label: subheader })),
          }))}
          searchable
          clearable
          maxValues={reportLimits.audiences}
          onChange={(audienceIds) => onChange({ ...block, audienceIds })}
        />
      )}
    </>
  );
}
