import { type ChapterType, chapterTypes, type GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import type { Fact, FactKind } from '@soundings/engine/facts/find/finding';
import type { Market } from '@soundings/engine/facts/find/market';
import { parseQuestion } from '@soundings/engine/facts/question/parse-question';
import { answerQuestion, vocabularyOf } from '@soundings/engine/facts/tell/answer-question';
import { type ToldSentence, tellChapters, tellFacts } from '@soundings/engine/facts/tell/chapters';
import { z } from 'zod';
import type { AiTool } from '#/platform/ai/ai-engine.ts';
import type { Guide } from './open-guide.ts';

type Subject = Exclude<ChapterType, 'question' | 'answer'>;
const subjects = chapterTypes.filter((type) => type !== 'question' && type !== 'answer');

const kinds: Readonly<Record<Exclude<Subject, 'own'>, readonly FactKind[]>> = {
  overview: ['leader', 'market'],
  gaps: ['gap'],
  movers: ['mover', 'longRun', 'carried'],
  unusual: ['outlier', 'silence'],
  voice: ['voice'],
  groups: ['group'],
  data: ['lost', 'hole', 'provisional', 'unscored', 'fresh'],
};

const maxSentences = 40;

const FactsInput = z.object({
  about: z.enum(subjects).describe('"own" is the reader’s own brand, "gaps" what would help it'),
  brand: z.string().max(200).optional().describe('Name of a brand; all brands unless given'),
});
const AnswerInput = z.object({ question: z.string().max(500) });

/** What a model may look up of a project in two ranges. Whatever it is told is put into `told`: it may cite that alone. */
export const factTools = ({ market, facts }: Guide, language: GuideLanguage, told: Fact[]): AiTool[] => {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const give = (sentences: readonly ToldSentence[], more: readonly Fact[] = []): string[] => {
    told.push(...more, ...sentences.flatMap(({ factIds }) => factIds.flatMap((id) => known.get(id) ?? [])));
    return [...new Set(sentences.map(({ text }) => text))];
  };
  return [
    {
      name: 'readFacts',
      description:
        'What has been found in the scores of the brands, a sentence a fact, the weightiest first. Whether a change is more than noise is told.',
      input: FactsInput,
      run: async (input) => {
        const { about, brand } = FactsInput.parse(input);
        const name = brand && findName(market, brand);
        if (brand && !name) return { note: 'The project has no brand of this name.' };
        const sentences = tellAbout({ market, facts }, about, language).filter(
          ({ factIds }) => !name || factIds.some((id) => known.get(id)?.brands.includes(name)),
        );
        return { facts: give(sentences.slice(0, maxSentences)), left: Math.max(0, sentences.length - maxSentences) };
      },
    },
    {
      name: 'findAnswer',
      description:
        'Computes the answer to a short question in plain words: who leads in a score, how a brand stands, compare two brands, why or since when a score changed, what would help a brand, what is unusual, what data is missing. Says so where it does not understand.',
      input: AnswerInput,
      run: async (input) => {
        const { question } = AnswerInput.parse(input);
        const parsed = parseQuestion(question, vocabularyOf(market));
        const answer = answerQuestion(market, facts, parsed, language);
        return { facts: give(answer.sentences, answer.facts) };
      },
    },
  ];
};

const findName = ({ brands }: Market, wanted: string): string | undefined =>
  brands.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.name;

const tellAbout = ({ market, facts }: Guide, about: Subject, language: GuideLanguage): ToldSentence[] => {
  const chapter = tellChapters(market, facts, language).find(({ type }) => type === about);
  const isAbout = ({ finding }: Fact): boolean =>
    about === 'own' ? 'brand' in finding && finding.brand === market.own : kinds[about].includes(finding.kind);
  return [...(chapter?.sentences ?? []), ...tellFacts(market, facts.filter(isAbout), language)];
};

export const countFacts = ({ market, facts }: Guide): Readonly<Record<Subject, number>> => {
  const count = (is: (fact: Fact) => boolean): number => facts.filter(is).length;
  return {
    own: count(({ finding }) => 'brand' in finding && finding.brand === market.own),
    ...(Object.fromEntries(
      Object.entries(kinds).map(([about, of]) => [about, count(({ finding }) => of.includes(finding.kind))]),
    ) as Record<Exclude<Subject, 'own'>, number>),
  };
};
