import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Block } from '@soundings/contract/reports/blocks';
import { type BlockKind, blockKinds, blockTypes } from '@soundings/contract/reports/report-choices';

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
      return { kind, ...ofProject, audiences: [], messages: [] };
    case 'resonanceFigures':
    case 'resonanceAudiences':
      return { kind, ...ofProject, audiences: [], message: null };
    case 'resonanceMatrix':
      return { kind, ...ofProject, audiences: [], messages: [], variable: null };
    case 'resonanceWaves':
      return { kind, ...ofProject, audiences: [], measure: 'r1', messages: [] };
    case 'resonanceWaveTable':
      return { kind, ...ofProject, audiences: [], measure: 'r1' };
    case 'resonanceCodes':
      return { kind, ...ofProject, audiences: [], question: null };
    case 'resonanceCodeTable':
      return { kind, ...ofProject, audiences: [], question: null, variable: null };
    case 'resonanceConcept':
      return { kind, ...ofProject, audiences: [], concept: null };
    case 'resonanceBenchmark':
      return { kind, ...ofProject, nodes: [] };
    case 'boardMessages':
      return { kind, ...ofProject, list: 'FINAL' };
    case 'genieMessages':
    case 'pathTable':
      return { kind, ...ofProject };
    case 'conceptImage':
      return { kind, ...ofProject, promptId: null };
  }
};
