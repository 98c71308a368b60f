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
    monthText: 'Write here what matters most this month and what follows from it.',
    next: 'What we suggest',
    nextText: 'Write here what to do next, by whom, and until when.',
    result: 'What people responded to',
    resultText: 'Write here what was asked, whom, and what the result means.',
    pitch: 'The idea in short',
    pitchText: 'Write here the task, the insight and the idea.',
    response: 'How it is expected to do',
    responseText: 'Predicted, not measured: a test among respondents tells how it really does.',
  },
  de: {
    month: 'Was dieser Monat zeigt',
    monthText: 'Schreiben Sie hier, was in diesem Monat am wichtigsten ist und was daraus folgt.',
    next: 'Was wir vorschlagen',
    nextText: 'Schreiben Sie hier, was als Nächstes zu tun ist, von wem und bis wann.',
    result: 'Worauf Menschen reagieren',
    resultText: 'Schreiben Sie hier, was wer gefragt wurde und was das Ergebnis bedeutet.',
    pitch: 'Die Idee in Kürze',
    pitchText: 'Schreiben Sie hier die Aufgabe, den Insight und die Idee.',
    response: 'Was zu erwarten ist',
    responseText: 'Vorhergesagt, nicht gemessen: Wie es wirklich ankommt, sagt ein Test mit Befragten.',
  },
} as const satisfies Record<ReportLanguage, object>;

const hints: readonly string[] = Object.values(texts).flatMap(({ monthText, nextText, resultText, pitchText }) => [
  monthText,
  nextText,
  resultText,
  pitchText,
]);

/** What stands in a block of text but for what a template says to write there; null where that, or nothing, is all. */
export const writtenText = ({ title, text }: Pick<BlockOf<'text'>, 'title' | 'text'>): string | null => {
  const written = hints.reduce((rest, hint) => rest.replace(hint, ''), text).trim();
  return written === '' && (title === '' || text.trim() !== '') ? null : written;
};

const templates: Record<ReportTemplate, (language: ReportLanguage, projects: Projects) => readonly WithoutId[]> = {
  empty: () => [],
  sonarMonth: (language, projects) => {
    const say = texts[language];
    const projectId = projects.get('SONAR');
    if (!projectId) return [];
    return [
      { kind: 'text', title: say.month, text: say.monthText },
      { kind: 'sonarFigures', projectId },
      { kind: 'sonarChapter', projectId, chapter: 'own' },
      { kind: 'sonarRanking', projectId },
      { kind: 'sonarTrend', projectId },
      { kind: 'sonarChapter', projectId, chapter: 'movers' },
      { kind: 'sonarChapter', projectId, chapter: 'gaps' },
      { kind: 'sonarTable', projectId },
      { kind: 'text', title: say.next, text: say.nextText },
    ];
  },
  resonanceResult: (language, projects) => {
    const say = texts[language];
    const projectId = projects.get('RESONANCE');
    if (!projectId) return [];
    return [
      { kind: 'text', title: say.result, text: say.resultText },
      { kind: 'resonanceFigures', projectId },
      { kind: 'resonanceChart', projectId },
      { kind: 'resonanceAudiences', projectId },
      { kind: 'resonanceTable', projectId },
      { kind: 'text', title: say.next, text: say.nextText },
    ];
  },
  conceptPitch: (language, projects) => {
    const say = texts[language];
    const [scout, id8, genie] = ['SCOUTV2', 'ID8', 'GENIE'].map((type) => projects.get(type));
    const blocks: WithoutId[] = [{ kind: 'text', title: say.pitch, text: say.pitchText }];
    if (id8) blocks.push({ kind: 'conceptImage', projectId: id8 }, { kind: 'boardMessages', projectId: id8 });
    if (scout) blocks.push({ kind: 'boardMessages', projectId: scout });
    if (genie)
      blocks.push(
        { kind: 'text', title: say.response, text: say.responseText },
        { kind: 'genieMessages', projectId: genie },
      );
    return [...blocks, { kind: 'text', title: say.next, text: say.nextText }];
  },
};
