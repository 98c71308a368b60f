import { audienceName, nodeName } from '@soundings/contract/reports/block-names';
import type { Block, BlockOf } from '@soundings/contract/reports/blocks';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import { waveMeasures } from '@soundings/contract/resonance/analysis-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conceptChoicesQuery, groupChoicesQuery, questionChoicesQuery, resonanceChoicesQuery } from '../reports.api.ts';
import { type FieldsProps, OneOf, OneOrUsual, SomeOf } from './choice-fields.tsx';

export type ResonanceBlock = Extract<Block, { audiences: unknown }>;

/** A file may name two alike. */
const toOptions = (names: readonly string[]) => [...new Set(names)].map((name) => ({ value: name, label: name }));

export function ResonanceFields({ block, onChange }: FieldsProps<ResonanceBlock>) {
  const { t } = useTranslation();
  const { data } = useQuery(resonanceChoicesQuery(block.projectId));
  const columns = data?.filterColumns ?? [];
  const messages = toOptions((data?.messages ?? []).map(({ message }) => message));
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
      {'message' in block && (
        <OneOrUsual
          label={t('reports.message')}
          usual={t('reports.bestMessage')}
          value={block.message}
          options={messages}
          onChange={(message) => onChange({ ...block, message })}
        />
      )}
      {'variable' in block && (
        <OneOrUsual
          label={t('reports.variable')}
          usual={columns[0]?.header ?? ''}
          value={block.variable}
          options={toOptions(columns.map(({ header }) => header))}
          onChange={(variable) => onChange({ ...block, variable })}
        />
      )}
      {'messages' in block && (
        <SomeOf
          label={t('reports.messages')}
          placeholder={
            block.messages.length === 0
              ? t(block.kind === 'resonanceWaves' ? 'reports.highestMessages' : 'reports.allMessages')
              : ''
          }
          value={block.messages}
          data={messages}
          maxValues={block.kind === 'resonanceWaves' ? reportLimits.lines : reportLimits.rows}
          onChange={(messages) => onChange({ ...block, messages })}
        />
      )}
      {columns.length > 0 && (
        <SomeOf
          label={t('reports.audiences')}
          value={block.audiences}
          data={columns.map(({ header, audiences }) => ({
            group: header,
            items: audiences.map(({ subheader }) => ({ value: audienceName(header, subheader), label: subheader })),
          }))}
          maxValues={reportLimits.audiences}
          onChange={(audiences) => onChange({ ...block, audiences })}
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
      value={block.concept}
      options={toOptions((data?.concepts ?? []).map(({ name }) => name))}
      onChange={(concept) => onChange({ ...block, concept })}
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
      options={toOptions((data?.questions ?? []).map(({ label }) => label))}
      onChange={(question) => onChange({ ...block, question })}
    />
  );
}

export function GroupsField({ block, onChange }: FieldsProps<BlockOf<'resonanceBenchmark'>>) {
  const { t } = useTranslation();
  const { data } = useQuery(groupChoicesQuery(block.projectId));
  const groups = (data?.groups ?? []).map((group) => ({
    group: group.header ?? t(`reports.groups_${group.type}`),
    items: group.nodes.map(({ label }) => ({ value: nodeName(group, label), label })),
  }));
  return (
    <SomeOf
      label={t('reports.groups')}
      description={t('reports.groupsHelp')}
      value={block.nodes}
      data={groups}
      maxValues={reportLimits.audiences}
      onChange={(nodes) => onChange({ ...block, nodes })}
    />
  );
}
