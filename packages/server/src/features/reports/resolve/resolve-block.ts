import type { Block } from '@soundings/contract/reports/blocks';
import type { BlockKind } from '@soundings/contract/reports/report-choices';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { findOpenOf, getProject } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { writtenText } from '../templates.ts';
import { boardResolvers } from './resolve-boards.ts';
import { resonanceResolvers } from './resolve-resonance.ts';
import { resonanceCodeResolvers } from './resolve-resonance-codes.ts';
import { resolveResonanceFigures } from './resolve-resonance-figures.ts';
import { resonanceGroupResolvers } from './resolve-resonance-groups.ts';
import { resonanceWaveResolvers } from './resolve-resonance-waves.ts';
import { sonarResolvers } from './resolve-sonar.ts';
import { missing, type Resolve, type Resolving } from './resolving.ts';

const resolvers: { readonly [K in Exclude<BlockKind, 'text'>]: Resolve<K> } = {
  ...sonarResolvers,
  ...resonanceResolvers,
  resonanceFigures: resolveResonanceFigures,
  ...resonanceGroupResolvers,
  ...resonanceWaveResolvers,
  ...resonanceCodeResolvers,
  ...boardResolvers,
};

export const projectOfBlock = (block: Block): string | null => (block.kind === 'text' ? null : block.projectId);

/** What of a project that the owner may open is not there is said in the block; faults are not. */
const explained: Readonly<Record<string, 'noData' | 'notFound'>> = {
  noDataCollectedYet: 'noData',
  // Days that were not collected.
  invalidRequest: 'noData',
  notFound: 'notFound',
};

/**
 * A block with its figures as they are now, by the rights of the report's owner, through what the pages of the products
 * ask. A block of a project that the owner may not open tells that, and nothing of the project.
 */
export const resolveBlock = async (resolving: Resolving, block: Block): Promise<BlockContent> => {
  const { services, owner, language } = resolving;
  if (block.kind === 'text') {
    const text = writtenText(block);
    if (text === null) return missing(language, block.title, 'unwritten');
    return { look: 'text', title: block.title, paragraphs: toParagraphs(text) };
  }
  const open = await findOpenOf(services, owner, [block.projectId]);
  if (!open.has(block.projectId)) return missing(language, block.title, 'noAccess');
  try {
    const content = await (resolvers[block.kind] as Resolve<typeof block.kind>)(resolving, block as never);
    if (!('source' in content)) return content;
    const { demo, dataDemo } = await getProject(services.db, block.projectId);
    return demo || dataDemo ? { ...content, source: { ...content.source, isDemo: true } } : content;
  } catch (error) {
    const reason = error instanceof AppError ? explained[error.code] : undefined;
    if (!reason) throw error;
    return missing(language, block.title, reason);
  }
};

const toParagraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
