import { Block } from '@soundings/contract/reports/blocks';
import type { Report, ReportRow } from '@soundings/contract/reports/reports';
import type { ListedReport } from './reports.store.ts';

const people = ({ companyId, companyName, ownerId, ownerName }: ListedReport) => ({
  company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
  owner: { id: ownerId, name: ownerName },
});

export const presentReport = (report: ListedReport): Report => ({
  ...{ id: report.id, title: report.title, language: report.language, version: report.version },
  ...people(report),
  blocks: report.blocks.map((block) => Block.parse(block)),
  changedOn: report.changedOn.toISOString(),
});

export const presentRow = (report: ListedReport): ReportRow => ({
  ...{ id: report.id, title: report.title, ...people(report) },
  ...{ blocks: report.blocks.length, editions: report.editions },
  changedOn: report.changedOn.toISOString(),
});
