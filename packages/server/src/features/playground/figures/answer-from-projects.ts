import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { formatDays } from '@soundings/contract/sonar/calendar';
import type { Intent } from '@soundings/engine/facts/question/intent';
import { parseQuestion } from '@soundings/engine/facts/question/parse-question';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { openProjects } from '#/features/projects/load-project.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { escapeMarkdown } from '../built-in/from-attachments.ts';
import type { Turn } from '../chat/context.ts';
import { bold } from './figure-links.ts';
import { answerFromFlow } from './flow-answers.ts';
import { parseFlow } from './flow-question.ts';
import { answerFromGuide, isForGuide } from './guide-answers.ts';
import type { OpenProject } from './named-project.ts';
import { findAsked, findSpokenOf } from './project-in-context.ts';
import type { NamedBrand, ProjectReaders } from './project-readers.ts';
import { answerFromSurvey } from './resonance-answers.ts';
import { parseResonance, type ResonanceIntent } from './resonance-question.ts';
import { resonanceWords } from './resonance-words.ts';
import { answerFromScores } from './sonar-answers.ts';
import { sonarWords } from './sonar-words.ts';

export interface Asking {
  /** What was said before. */
  readonly turns: readonly Turn[];
  readonly services: Services;
  readonly caller: Caller;
  readonly readers: ProjectReaders;
  readonly language: TextLanguage;
  readonly signal: AbortSignal;
}

/** Surveys that are looked through for a message, where none is named: the newest. */
const maxSurveys = 12;
/** Projects that a question may mean, of which one is asked for. */
const maxAsked = 8;
const saysSurvey =
  /["“„«]|(?<![\p{L}\d])(r1|r2|messages?|claims?|statements?|respondents?|participants?|survey|botschaft\p{L}*|aussagen?|befragte\p{L}*|teilnehmer\p{L}*|umfrage|zielgruppe\p{L}*|audiences?)(?![\p{L}\d])/iu;

export const answerFromProjects = async (asking: Asking, question: string): Promise<string | null> => {
  const { services, caller } = asking;
  const projects = await openProjects(services, caller, ['SONAR', 'RESONANCE']);
  if (projects.length === 0) return null;
  const { project, rest } = findAsked(question, asking.turns, projects);
  if (project?.projectType === 'RESONANCE') return answerFromSurveys(asking, [project], rest);
  const sonar = project ? [project] : projects.filter(({ projectType }) => projectType === 'SONAR');
  const scores = await answerFromSonar(asking, sonar, rest);
  if (scores || project) return scores;
  if (!saysSurvey.test(question)) return null;
  const surveys = projects.filter(({ projectType }) => projectType === 'RESONANCE');
  return answerFromSurveys(asking, surveys.slice(0, maxSurveys), rest);
};

interface Understood {
  readonly project: OpenProject;
}

/** Where several have understood a question, the one that the conversation is about; null where that is none of them. */
const findMeant = <T extends Understood>({ turns }: Asking, understood: readonly T[]): T | null => {
  if (understood.length < 2) return understood[0] ?? null;
  const projects = understood.map(({ project }) => project);
  const spokenOf = findSpokenOf(turns, projects);
  return understood.find(({ project }) => project === spokenOf) ?? null;
};

const answerFromSonar = async (
  asking: Asking,
  projects: readonly OpenProject[],
  question: string,
): Promise<string | null> => {
  if (projects.length === 0) return null;
  const { readers, caller, language, signal } = asking;
  const brands = Map.groupBy(await readers.sonar.brands(projects.map(({ id }) => id)), ({ projectId }) => projectId);
  const counted = await answerFromDays(asking, projects, brands, question);
  if (counted) return counted;
  const understood = projects.flatMap((project) => {
    const intent = understand(question, brands.get(project.id) ?? []);
    return intent ? [{ project, intent }] : [];
  });
  // A project whose brand is named is meant before those that have only understood the rest.
  const named = understood.filter(({ intent }) => 'brand' in intent || 'brands' in intent);
  const candidates = await keepCollected(asking, named.length > 0 ? named : understood);
  const meant = findMeant(asking, candidates);
  if (!meant) return askWhich(candidates, language);
  const words = sonarWords[language];
  const { project, intent } = meant;
  const name = escapeMarkdown(project.projectName);
  const figures = isForGuide(intent)
    ? await readers.sonar.guide(caller, project.id)
    : await readers.sonar.scores(caller, project.id, signal);
  if (!figures) return words.nothingCollected(name);
  const answer =
    'facts' in figures
      ? answerFromGuide(intent, figures, language === 'de' ? 'de' : 'en')
      : answerFromScores(intent, figures, language);
  const { comparable, compareTo } = figures.ranges;
  return answer && `${answer}\n\n${words.period(name, formatDays(comparable), formatDays(compareTo), figures.isDemo)}`;
};

type BrandsByProject = ReadonlyMap<string, readonly NamedBrand[]>;

/** Without those that have nothing to tell yet, unless none has. */
const keepCollected = async <T extends Understood>(
  { services, caller }: Asking,
  understood: readonly T[],
): Promise<readonly T[]> => {
  if (understood.length < 2) return understood;
  const collected = await openProjects(services, caller, ['SONAR'], { isCollected: true });
  const ids = new Set(collected.map(({ id }) => id));
  const kept = understood.filter(({ project }) => ids.has(project.id));
  return kept.length > 0 ? kept : understood;
};

/** What came in a month, counted by the day. */
const answerFromDays = async (
  asking: Asking,
  projects: readonly OpenProject[],
  brands: BrandsByProject,
  question: string,
): Promise<string | null> => {
  const { services, readers, caller, language } = asking;
  const today = services.now().toISOString().slice(0, 10);
  const understood = projects.flatMap((project) => {
    const intent = parseFlow(question, brands.get(project.id) ?? [], today);
    return intent ? [{ project, intent }] : [];
  });
  const meant = findMeant(asking, understood);
  if (!meant) return askWhich(understood, language);
  const { intent } = meant;
  const { startDate: from, endDate: to } = intent.period;
  const flow = await readers.sonar.flow(caller, meant.project.id, {
    ...{ brandId: intent.brand.id, metric: intent.metric, from, to },
  });
  const source = resonanceWords[language].from(escapeMarkdown(flow.projectName), flow.isDemo);
  return `${answerFromFlow(intent, flow, language)}\n\n${source}`;
};

/** Null where no project has understood the question. */
const askWhich = (understood: readonly Understood[], language: TextLanguage): string | null => {
  if (understood.length === 0) return null;
  const names = understood.slice(0, maxAsked).map(({ project }) => `- ${bold(project.projectName)}`);
  return sonarWords[language].whichProject(names.join('\n'), understood.length - names.length);
};

const understand = (question: string, brands: readonly NamedBrand[]): Intent | null => {
  const parsed = parseQuestion(question, { brands, groups: [] });
  return 'intent' in parsed && parsed.intent.kind !== 'meaning' ? parsed.intent : null;
};

const answerFromSurveys = async (
  asking: Asking,
  projects: readonly OpenProject[],
  question: string,
): Promise<string | null> => {
  const { readers, caller, language, signal } = asking;
  const understood: (Understood & { readonly data: ResonanceData; readonly intent: ResonanceIntent })[] = [];
  for (const project of projects) {
    signal.throwIfAborted();
    const data = await readers.resonance.data(caller, project.id).catch(() => null);
    const intent = data && parseResonance(question, data);
    if (data && intent) understood.push({ project, data, intent });
  }
  const meant = findMeant(asking, understood);
  if (!meant) return askWhich(understood, language);
  const { data, intent } = meant;
  const audiences = (messageId: string) =>
    readers.resonance.audiences(caller, { id: data.projectId, messageId }, signal);
  const answer = await answerFromSurvey(intent, data, audiences, language);
  return answer && `${answer}\n\n${resonanceWords[language].from(escapeMarkdown(data.projectName), data.demo)}`;
};
