import type { ProjectType } from '@soundings/contract/projects/projects';
import { type BlockKind, blockKinds, blockTypes } from '@soundings/contract/reports/report-choices';
import type { Block } from '@soundings/contract/reports/reports';

type ProjectKind = Exclude<BlockKind, 'text'>;

export const kindsOfType = (type: ProjectType): ProjectKind[] =>
  blockKinds.filter((kind) => (blockTypes[kind] as readonly ProjectType[]).includes(type)) as ProjectKind[];

export const newBlock = (kind: ProjectKind, projectId: string): Block => {
  const ofProject = { id: crypto.randomUUID(), projectId, title: '' };
  const ofSonar = { ...ofProject, period: { type: 'month' } } as const;
  switch (kind) {
    case 'sonarFigures':
    case 'sonarScores':
      return { kind, ...ofSonar };
    case 'sonarRanking':
    case 'sonarTrend':
      return { kind, ...ofSonar, score: 'powerrank', brandIds: [] };
    case 'sonarMap':
      return { kind, ...ofSonar, pair: 'relevance', brandIds: [] };
    case 'sonarMetrics':
      return { kind, ...ofSonar, brandIds: [], network: null };
    case 'sonarPosts':
      return { kind, ...ofSonar, brandIds: [], network: null, postKind: null, words: '' };
    case 'sonarTable':
      return { kind, ...ofSonar, brandIds: [] };
    case 'sonarChapter':
      return { kind, ...ofSonar, chapter: 'own' };
    case 'resonanceChart':
    case 'resonanceMap':
    case 'resonanceTable':
      return { kind, ...ofProject, audienceIds: [], messageIds: [] };
    case 'resonanceFigures':
    case 'resonanceAudiences':
      return { kind, ...ofProject, audienceIds: [], messageId: null };
    case 'resonanceMatrix':
      return { kind, ...ofProject, audienceIds: [], messageIds: [], variable: null };
    case 'resonanceWaves':
      return { kind, ...ofProject, audienceIds: [], measure: 'r1', messageIds: [] };
    case 'resonanceWaveTable':
      return { kind, ...ofProject, audienceIds: [], measure: 'r1' };
    case 'resonanceCodes':
      return { kind, ...ofProject, audienceIds: [], question: null };
    case 'resonanceCodeTable':
      return { kind, ...ofProject, audienceIds: [], question: null, variable: null };
    case 'resonanceConcept':
      return { kind, ...ofProject, audienceIds: [], conceptId: null };
    case 'resonanceBenchmark':
      return { kind, ...ofProject, nodeIds: [] };
    case 'boardMessages':
      return { kind, ...ofProject, list: 'FINAL' };
    case 'genieMessages':
    case 'pathTable':
      return { kind, ...ofProject };
    case 'conceptImage':
      return { kind, ...ofProject, promptId: null };
  }
};
