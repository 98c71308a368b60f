import { TextInput } from '@mantine/core';
import type { Block, BlockOf } from '@soundings/contract/reports/blocks';
import { reportChapters, reportLimits, scorePairNames } from '@soundings/contract/reports/report-choices';
import { postKinds, postLimits } from '@soundings/contract/sonar/post-choices';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { networkNames, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { brandChoicesQuery } from '../reports.api.ts';
import { type FieldsProps, OneOf, OneOrUsual, SomeOf } from './choice-fields.tsx';
import { PeriodField } from './period-field.tsx';

export type SonarBlock = Extract<Block, { period: unknown }>;

export function SonarFields({ block, onChange }: FieldsProps<SonarBlock>) {
  const { t } = useTranslation();
  return (
    <>
      <PeriodField
        label={t('reports.period')}
        projectIds={[block.projectId]}
        value={block.period}
        onChange={(period) => onChange({ ...block, period })}
      />
      {'score' in block && (
        <OneOf
          label={t('reports.score')}
          value={block.score}
          options={scoreNames.map((value) => ({ value, label: t(`reports.score_${value}`) }))}
          onChange={(score) => onChange({ ...block, score })}
        />
      )}
      {'pair' in block && (
        <OneOf
          label={t('reports.pair')}
          value={block.pair}
          options={scorePairNames.map((value) => ({ value, label: t(`reports.pair_${value}`) }))}
          onChange={(pair) => onChange({ ...block, pair })}
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
      {'network' in block && (
        <OneOrUsual
          label={t('reports.network')}
          usual={t(block.kind === 'sonarPosts' ? 'reports.allNetworks' : 'reports.firstNetwork')}
          value={block.network}
          options={socialNetworks.map((value) => ({ value, label: networkNames[value] }))}
          onChange={(value) => onChange({ ...block, network: socialNetworks.find((each) => each === value) ?? null })}
        />
      )}
      {block.kind === 'sonarPosts' && <PostFields block={block} onChange={onChange} />}
      {'brandIds' in block && <BrandsField block={block} onChange={onChange} />}
    </>
  );
}

type BrandsBlock = Extract<SonarBlock, { brandIds: unknown }>;

function BrandsField({ block, onChange }: FieldsProps<BrandsBlock>) {
  const { t } = useTranslation();
  const { data } = useQuery(brandChoicesQuery(block.projectId));
  // Until their names are there, chosen brands would stand as ids.
  if (data === undefined) return null;
  return (
    <SomeOf
      label={t('reports.brands')}
      placeholder={block.brandIds.length === 0 ? t('reports.allBrands') : ''}
      value={block.brandIds}
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      maxValues={reportLimits.brands}
      onChange={(brandIds) => onChange({ ...block, brandIds })}
    />
  );
}

function PostFields({ block, onChange }: FieldsProps<BlockOf<'sonarPosts'>>) {
  const { t } = useTranslation();
  return (
    <>
      <OneOrUsual
        label={t('reports.postKind')}
        usual={t('reports.allKinds')}
        value={block.postKind}
        options={postKinds.map((value) => ({ value, label: t(`reports.postKind_${value}`) }))}
        onChange={(value) => onChange({ ...block, postKind: postKinds.find((each) => each === value) ?? null })}
      />
      <TextInput
        label={t('reports.words')}
        value={block.words}
        maxLength={postLimits.words}
        onChange={({ currentTarget }) => onChange({ ...block, words: currentTarget.value })}
      />
    </>
  );
}
