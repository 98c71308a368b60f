import { reportLimits } from '@soundings/contract/reports/report-choices';
import type { Block, BlockOf } from '@soundings/contract/reports/reports';
import { waveMeasures } from '@soundings/contract/resonance/analysis-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conceptChoicesQuery, groupChoicesQuery, questionChoicesQuery, resonanceChoicesQuery } from '../reports.api.ts';
import { type FieldsProps, OneOf, OneOrUsual, SomeOf } from './choice-fields.tsx';

export type ResonanceBlock = Extract<Block, { audienceIds: unknown }>;

export function ResonanceFields({ block, onChange }: FieldsProps<ResonanceBlock>) {
  const { t } = useTranslation();
  const { data } = useQuery(resonanceChoicesQuery(block.projectId));
  const columns = data?.filterColumns ?? [];
  const messages = (data?.messages ?? []).map(({ id, message }) => ({ value: id, label: message }));
  return (
    <>
      {block.kind === 'resonanceConcept' && <ConceptField block={block} onChange={onChange} />}
      {'question' in block && <QuestionField block={block} onChange={onChange} />}
      {'measure' in block && (
        <OneOf
          label={t('reports.measure')}
          value={block.measure}
          options={waveMeasures.map((value) => ({ value, label: t(`reports.measure_${value}`) }))}
          onChange={(measure) => onChange({ ...block, measure })}
        />
      )}
      {'messageId' in block && (
        <OneOrUsual
          label={t('reports.message')}
          usual={t('reports.bestMessage')}
          value={block.messageId}
          options={messages}
          onChange={(messageId) => onChange({ ...block, messageId })}
        />
      )}
      {'variable' in block && (
        <OneOrUsual
          label={t('reports.variable')}
          usual={columns[0]?.header ?? ''}
          value={block.variable}
          options={columns.map(({ header }) => ({ value: header, label: header }))}
          onChange={(variable) => onChange({ ...block, variable })}
        />
      )}
      {'messageIds' in block && (
        <SomeOf
          label={t('reports.messages')}
          placeholder={
            block.messageIds.length === 0
              ? t(block.kind === 'resonanceWaves' ? 'reports.highestMessages' : 'reports.allMessages')
              : ''
          }
          value={block.messageIds}
          data={messages}
          maxValues={block.kind === 'resonanceWaves' ? reportLimits.lines : reportLimits.rows}
          onChange={(messageIds) => onChange({ ...block, messageIds })}
        />
      )}
      {columns.length > 0 && (
        <SomeOf
          label={t('reports.audiences')}
          value={block.audienceIds}
          data={columns.map(({ header, audiences }) => ({
            group: header,
            items: audiences.map(({ id, subheader }) => ({ value: id, label: subheader })),
          }))}
          maxValues={reportLimits.audiences}
          onChange={(audienceIds) => onChange({ ...block, audienceIds })}
        />
      )}
    </>
  );
}

function ConceptField({ block, onChange }: FieldsProps<BlockOf<'resonanceConcept'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(conceptChoicesQuery(block.projectId));
  return (
    <OneOrUsual
      label={t('reports.concept')}
      usual={t('reports.firstConcept')}
      value={block.conceptId}
      options={(data?.concepts ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(conceptId) => onChange({ ...block, conceptId })}
    />
  );
}

function QuestionField({ block, onChange }: FieldsProps<BlockOf<'resonanceCodes' | 'resonanceCodeTable'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(questionChoicesQuery(block.projectId));
  return (
    <OneOrUsual
      label={t('reports.question')}
      usual={t('reports.firstQuestion')}
      value={block.question}
      options={(data?.questions ?? []).map(({ label }) => ({ value: label, label }))}
      onChange={(question) => onChange({ ...block, question })}
    />
  );
}

export function GroupsField({ block, onChange }: FieldsProps<BlockOf<'resonanceBenchmark'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(groupChoicesQuery(block.projectId));
  const groups = (data?.groups ?? []).map(({ type, header, nodes }) => ({
    group: header ?? t(`reports.groups_${type}`),
    items: nodes.map(({ id, label }) => ({ value: id, label })),
  }));
  return (
    <SomeOf
      label={t('reports.groups')}
      description={t('reports.groupsHelp')}
      value={block.nodeIds}
      data={groups}
      maxValues={reportLimits.audiences}
      onChange={(nodeIds) => onChange({ ...block, nodeIds })}
    />
  );
}
