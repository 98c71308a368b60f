import { Input, Select } from '@mantine/core';
import { reportLanguages } from '@soundings/contract/reports/report-choices';
import type { Report } from '@soundings/contract/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { reportCompaniesQuery } from '../reports.api.ts';
import { commonPeriod, PeriodField, withPeriod } from './period-field.tsx';
import type { Draft } from './use-report-draft.ts';

interface Props {
  report: Report;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function ReportSettings({ report, draft: { company, language, blocks }, onChange }: Props) {
  const { t } = useTranslation();
  const { data: found = [] } = useQuery(reportCompaniesQuery);
  // A customer whom somebody else has chosen stays to be seen.
  const companies = company && !found.some(({ id }) => id === company.id) ? [company, ...found] : found;
  const period = commonPeriod(blocks);
  return (
    <Card title={t('reports.settings')} footer={t('reports.ownedBy', { name: report.owner.name })}>
      <div className={layout.stack}>
        <Select
          label={t('reports.customer')}
          description={t('reports.customerHelp')}
          placeholder={t('reports.noCustomer')}
          data={companies.map(({ id, name }) => ({ value: id, label: name }))}
          value={company?.id ?? null}
          searchable
          clearable
          onChange={(id) => onChange({ company: companies.find((one) => one.id === id) ?? null })}
        />
        <Input.Wrapper label={t('reports.language')} labelElement="div">
          <div>
            <Segmented
              label={t('reports.language')}
              value={language}
              options={reportLanguages.map((value) => ({ value, label: t(`reports.language_${value}`) }))}
              onChange={(next) => onChange({ language: next })}
            />
          </div>
        </Input.Wrapper>
        {period !== undefined && (
          <PeriodField
            label={t('reports.period')}
            description={t('reports.periodOfAll')}
            projectIds={blocks.flatMap((block) => ('period' in block ? [block.projectId] : []))}
            value={period}
            onChange={(next) => onChange({ blocks: withPeriod(blocks, next) })}
          />
        )}
      </div>
    </Card>
  );
}
