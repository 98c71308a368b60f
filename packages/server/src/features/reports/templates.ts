import { randomUUID } from 'node:crypto';
import { Block, type BlockOf } from '@soundings/contract/reports/blocks';
import type { ReportLanguage, ReportTemplate } from '@soundings/contract/reports/report-choices';
import type { z } from 'zod';

type Projects = ReadonlyMap<string, string>;
type Given = z.input<typeof Block>;
type WithoutId = Given extends infer B ? (B extends { id: string } ? Omit<B, 'id'> : never) : never;

/** The blocks that a template begins with: those of projects that were not chosen are left out. */
export const blocksOf = (template: ReportTemplate, language: ReportLanguage, projects: Projects): Block[] =>
  templates[template](language, projects).map((block) => Block.parse({ ...block, id: randomUUID() }));

const texts = {
  en: {
    month: 'What this month shows',
    next: 'What we suggest',
    result: 'What people responded to',
    pitch: 'The idea in short',
    response: 'How it is expected to do',
    responseText: 'Predicted, not measured: a test among respondents tells how it really does.',
  },
  de: {
    month: 'Was dieser Monat zeigt',
    next: 'Was wir vorschlagen',
    result: 'Worauf Menschen reagieren',
    pitch: 'Die Idee in Kürze',
    response: 'Was zu erwarten ist',
    responseText: 'Vorhergesagt, nicht gemessen: Wie es wirklich ankommt, sagt ein Test mit Befragten.',
  },
} as const satisfies Record<ReportLanguage, object>;

/** What stands in a block of text; null where nothing does, not even a heading of its own. */
export const writtenText = ({ title, text, hint }: Pick<BlockOf<'text'>, 'title' | 'text' | 'hint'>): string | null => {
  const written = text.trim();
  return written === '' && (title === '' || hint !== null) ? null : written;
};

const templates: Record<ReportTemplate, (language: ReportLanguage, projects: Projects) => readonly WithoutId[]> = {
  empty: () => [],
  sonarMonth: (language, projects) => {
    const say = texts[language];
    const projectId = projects.get('SONAR');
    if (!projectId) return [];
    return [
      { kind: 'text', title: say.month, hint: 'month' },
      { kind: 'sonarFigures', projectId },
      { kind: 'sonarChapter', projectId, chapter: 'own' },
      { kind: 'sonarRanking', projectId },
      { kind: 'sonarTrend', projectId },
      { kind: 'sonarChapter', projectId, chapter: 'movers' },
      { kind: 'sonarChapter', projectId, chapter: 'gaps' },
      { kind: 'sonarTable', projectId },
      { kind: 'text', title: say.next, hint: 'next' },
    ];
  },
  resonanceResult: (language, projects) => {
    const say = texts[language];
    const projectId = projects.get('RESONANCE');
    if (!projectId) return [];
    return [
      { kind: 'text', title: say.result, hint: 'result' },
      { kind: 'resonanceFigures', projectId },
      { kind: 'resonanceChart', projectId },
      { kind: 'resonanceAudiences', projectId },
      { kind: 'resonanceTable', projectId },
      { kind: 'text', title: say.next, hint: 'next' },
    ];
  },
  conceptPitch: (language, projects) => {
    const say = texts[language];
    const [scout, id8, genie] = ['SCOUTV2', 'ID8', 'GENIE'].map((type) => projects.get(type));
    const blocks: WithoutId[] = [{ kind: 'text', title: say.pitch, hint: 'pitch' }];
    if (id8) blocks.push({ kind: 'conceptImage', projectId: id8 }, { kind: 'boardMessages', projectId: id8 });
    if (scout) blocks.push({ kind: 'boardMessages', projectId: scout });
    if (genie)
      blocks.push(
        { kind: 'text', title: say.response, text: say.responseText },
        { kind: 'genieMessages', projectId: genie },
      );
    return [...blocks, { kind: 'text', title: say.next, hint: 'next' }];
  },
};
