import type { BlockOf } from '@soundings/contract/reports/blocks';
import type { BlockKind, MissingReason, ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { BlockContent, Source } from '@soundings/contract/reports/report-content';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { reportWords } from './report-words.ts';

export interface Resolving {
  readonly services: Services;
  /** By whose rights projects are read: the report's owner. */
  readonly owner: Caller;
  readonly language: ReportLanguage;
  readonly signal: AbortSignal;
}

export type Resolve<K extends BlockKind> = (resolving: Resolving, block: BlockOf<K>) => Promise<BlockContent>;

export const missing = (language: ReportLanguage, title: string, reason: MissingReason): BlockContent => ({
  look: 'missing',
  title,
  reason,
  text: reportWords[language].missing[reason],
});

/** A note that is no part of the base stands apart from it. */
export const withNoteApart = (source: Source, note: string): Source => ({
  ...source,
  base: source.base === null ? note : `${source.base} · ${note}`,
});
