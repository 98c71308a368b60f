import { z } from 'zod';
import { ScreeningFinding } from '../board/screening.ts';
import { addresses, channels, readingLevels, tones } from '../board/screening-choices.ts';
import { Done, endpoint } from '../endpoint.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { isWebAddress } from '../settings/brand-choices.ts';
import { Text } from '../text.ts';
import { brandRuleLimits as limits } from './scout-choices.ts';

/** Words next to each other, in any of their forms; an asterisk at the end stands for more letters. */
const Term = Text.trim()
  .min(1, 'required')
  .max(limits.term)
  .refine((term) => /[\p{L}\d]/u.test(term), 'required');

const Claim = z.object({
  term: Term,
  /** What proves it; empty where nothing is on file. */
  proof: Text.trim().max(limits.proof).default(''),
  /** Where the proof can be read. */
  address: z.union([z.literal(''), Text.trim().max(limits.address).refine(isWebAddress, 'httpsAddress')]).default(''),
});

export const BrandRules = z.object({
  /** A message uses at least one of them. */
  use: z.array(Term).max(limits.terms).default([]),
  avoid: z
    .array(z.object({ term: Term, instead: Text.trim().max(limits.term).default('') }))
    .max(limits.terms)
    .default([]),
  claims: z.array(Claim).max(limits.terms).default([]),
  /** Where messages are published; one channel once. */
  lengths: z
    .array(z.object({ channel: z.enum(channels), max: z.number().int().min(1).max(limits.characters) }))
    .max(channels.length)
    .refine((lengths) => new Set(lengths.map(({ channel }) => channel)).size === lengths.length, 'alreadyThere')
    .default([]),
  readingLevel: z.enum(readingLevels).nullable().default(null),
  address: z.enum(addresses).nullable().default(null),
  tones: z.array(z.enum(tones)).max(tones.length).default([]),
});
export type BrandRules = z.infer<typeof BrandRules>;

const OfCompany = z.object({ companyId: z.uuid() });
const OfProject = z.object({ id: z.uuid() });

const KeptRules = z.object({
  rules: BrandRules.nullable(),
  changedOn: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});

export const brandRulesEndpoints = {
  brandRulesOverview: endpoint({
    method: 'GET',
    path: '/api/settings/brand-rules',
    summary: 'All customers by name, and which of them have brand rules',
    access: 'settings.manage',
    answer: z.array(OfCompany.extend({ companyName: z.string(), changedOn: z.iso.datetime().nullable() })),
    large: true,
  }),
  companyBrandRules: endpoint({
    method: 'GET',
    path: '/api/settings/brand-rules/{companyId}',
    summary: 'The brand rules of a customer',
    access: 'settings.manage',
    params: OfCompany,
    answer: KeptRules,
  }),
  saveCompanyBrandRules: endpoint({
    method: 'PUT',
    path: '/api/settings/brand-rules/{companyId}',
    summary: 'Set the brand rules of a customer; messages of its projects are screened by them from then on',
    access: 'settings.manage',
    params: OfCompany,
    body: BrandRules,
    answer: Done,
  }),
  deleteCompanyBrandRules: endpoint({
    method: 'DELETE',
    path: '/api/settings/brand-rules/{companyId}',
    summary: 'Delete the brand rules of a customer',
    access: 'settings.manage',
    params: OfCompany,
    answer: Done,
  }),
  projectBrandRules: endpoint({
    method: 'GET',
    path: '/api/project/brand-rules/{id}',
    summary: 'A project’s own brand rules, and those of its customers, which they replace',
    access: 'projects.manage',
    params: OfProject,
    answer: KeptRules.extend({ inherited: BrandRules, companies: z.array(z.string()) }),
  }),
  saveProjectBrandRules: endpoint({
    method: 'PUT',
    path: '/api/project/brand-rules/{id}',
    summary: 'Give a project brand rules of its own',
    access: 'projects.manage',
    params: OfProject,
    body: BrandRules,
    answer: Done,
  }),
  deleteProjectBrandRules: endpoint({
    method: 'DELETE',
    path: '/api/project/brand-rules/{id}',
    summary: 'Delete a project’s own brand rules; those of its customers hold again',
    access: 'projects.manage',
    params: OfProject,
    answer: Done,
  }),
};

export const screeningCalls = projectCalls(
  { opens: 'SCOUTV2', root: 'scout-v2' },
  {
    screenTexts: {
      path: { staff: '/api/scout-v2/message/screen', consumer: '/api/consumer/scout/message/screen' },
      summary: 'What texts do not keep to of the brand rules that hold for the project and the caller',
      request: z.object({ messages: z.array(Text.max(limits.message)).min(1).max(limits.messages) }),
      answer: z.object({ findings: z.array(z.array(ScreeningFinding)) }),
      maxBodyBytes: 2 * 1024 * 1024,
    },
  },
);
