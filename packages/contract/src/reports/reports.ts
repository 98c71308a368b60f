import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { openProject } from '../projects/open-projects.ts';
import { createdTypes } from '../projects/project-types.ts';
import { Name, Text } from '../text.ts';
import { Block, Id } from './blocks.ts';
import { reportLanguages, reportLimits, reportSorts, reportTemplates } from './report-choices.ts';
import { BlockContent } from './report-content.ts';

const Blocks = z
  .array(Block)
  .max(reportLimits.blocks)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'twice');

const ReportTitle = Name.pipe(z.string().max(reportLimits.title));

const Person = z.object({ id: z.uuid(), name: z.string() });

export const ReportRow = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  owner: Person,
  blocks: z.number().int(),
  editions: z.number().int(),
  changedOn: z.iso.datetime(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = z.object({
  id: z.uuid(),
  title: z.string(),
  language: z.enum(reportLanguages),
  company: ReportRow.shape.company,
  owner: Person,
  blocks: z.array(Block),
  /** Counts its changes: whoever saves says which one they have seen. */
  version: z.number().int(),
  changedOn: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

const access = 'reports.use';
const ById = z.object({ id: z.uuid() });

export const reportsEndpoints = {
  searchReports: endpoint({
    method: 'GET',
    path: '/api/reports',
    summary: 'One’s own reports, or all as a global admin',
    access,
    query: paging(reportSorts, '-changedOn').extend({ query: Text.trim().max(200).optional() }),
    answer: page(ReportRow),
  }),
  createReport: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Make a report from a template, with one project of each type that the template is made of, or without',
    access,
    body: z.object({
      title: ReportTitle,
      companyId: Id.nullable().default(null),
      language: z.enum(reportLanguages),
      template: z.enum(reportTemplates),
      projectIds: z.array(Id).max(6).default([]),
    }),
    answer: Report,
    status: 201,
    errors: ['notFound', 'limitReached'],
  }),
  reportProjects: endpoint({
    method: 'GET',
    path: '/api/report-choices/projects',
    summary: 'Projects that blocks of a report can be of, newest first',
    access,
    answer: z.array(openProject(createdTypes)),
  }),
  reportBrands: endpoint({
    method: 'GET',
    path: '/api/report-choices/brands',
    summary: 'Brands of a SONAR project that blocks of a report can be limited to, by the number of their card',
    large: true,
    access,
    query: z.object({ projectId: z.uuid() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int(), groups: z.array(z.string()) })),
    errors: ['notFound'],
  }),
  reportCompanies: endpoint({
    method: 'GET',
    path: '/api/report-choices/customers',
    summary: 'Customers that a report can be for: all as a global admin, else those of one’s own projects',
    access,
    answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'A report as it is set up, without figures',
    access,
    params: ById,
    answer: Report,
    errors: ['notFound'],
  }),
  saveReport: endpoint({
    method: 'PUT',
    path: '/api/reports/{id}',
    summary: 'Change a report; refused where somebody else has changed it since it was read',
    access,
    params: ById,
    body: z.object({
      title: ReportTitle,
      companyId: Id.nullable(),
      language: z.enum(reportLanguages),
      blocks: Blocks,
      version: z.number().int(),
    }),
    maxBodyBytes: 1024 * 1024,
    answer: Report,
    errors: ['notFound', 'reportChanged'],
  }),
  addReportBlocks: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/blocks',
    summary: 'Add blocks at the end of a report',
    access,
    params: ById,
    body: z.object({ blocks: Blocks.min(1) }),
    maxBodyBytes: 1024 * 1024,
    answer: Report,
    errors: ['notFound', 'limitReached'],
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/api/reports/{id}',
    summary: 'Delete a report with its editions and their links',
    access,
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  previewReportBlock: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/preview',
    summary: 'A block with its figures as they are now, by the rights of the report’s owner; nothing is kept',
    access,
    params: ById,
    body: z.object({ block: Block, language: z.enum(reportLanguages) }),
    answer: BlockContent,
    errors: ['notFound'],
  }),
};
