import { randomUUID } from 'node:crypto';
import { verbatimLimits } from '@soundings/contract/resonance/analysis-choices';
import type {
  Code,
  CodedRows,
  CodeShares,
  FoundVerbatims,
  NewCode,
  VerbatimQuestions,
  VerbatimSearch,
} from '@soundings/contract/resonance/verbatims';
import { codeSharesInSteps } from '@soundings/engine/crosstab/calculations/code-shares';
import { hasBit } from '@soundings/engine/crosstab/dataset/bits';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { z } from 'zod';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { type LruCache, lruCache, oncePer } from '#/platform/cache.ts';
import { createYield, runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { LoadedDataset } from '../calculations/datasets.ts';
import { unknownAsNotFound } from '../calculations/unknown-as-not-found.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { codeAnswers, toMask } from './coded-answers.ts';
import { addCode, changeCode, findCodes, removeCode, type StoredCode } from './codes.store.ts';
import { wordRule } from './match-words.ts';
import { readVerbatims, type VerbatimQuestion } from './verbatim-file.ts';

/** Files of a few hundred megabytes at most; whoever codes stays with one. */
const maxCachedFiles = 2;

/** Answers in respondents' own words are personal data: all of these are for people with an account. */
const createVerbatims = (services: Services) => {
  const { db, now, storage } = services;
  const read: LruCache<VerbatimQuestion[]> = lruCache(maxCachedFiles, (key) =>
    storage.withLocalPath(key, readVerbatims),
  );

  const getQuestion = async ({ resonance }: LoadedResonance, id: number) => {
    const key = resonance.verbatimsKey;
    const question = key === null ? undefined : (await read(key))[id];
    if (!key || !question) throw new AppError('notFound');
    return { key, question };
  };

  const codesOf = async (projectId: string, label: string): Promise<StoredCode[]> =>
    (await findCodes(db, projectId)).filter(({ question }) => question === label);

  const present = ({ id, name, rule }: StoredCode, questionId: number, answers: number): Code => ({
    ...{ id, questionId, name, rule, answers },
  });

  return {
    questions: async ({ project, resonance }: LoadedResonance, signal: AbortSignal): Promise<VerbatimQuestions> => {
      const key = resonance.verbatimsKey;
      if (key === null) return { questions: [], codes: [] };
      const questions = await read(key);
      const stored = await findCodes(db, project.id);
      const codes: Code[] = [];
      for (const [id, question] of questions.entries()) {
        const own = stored.filter((code) => code.question === question.label);
        const coded = await codeAnswers(question, own, key, signal);
        codes.push(...coded.map(({ code, answers }) => present(code, id, answers)));
      }
      return { questions: questions.map(({ label, rows }, id) => ({ id, label, answers: rows.length })), codes };
    },

    search: async (
      loaded: LoadedResonance,
      { dataset }: LoadedDataset,
      { questionId, query, codeId, audienceIds, page }: z.output<typeof VerbatimSearch>,
      signal: AbortSignal,
    ): Promise<FoundVerbatims> => {
      const { key, question } = await getQuestion(loaded, questionId);
      const { mask } = await unknownAsNotFound(() => filterMask(dataset, audienceIds));
      const codes = await codesOf(loaded.project.id, question.label);
      const coded = await codeAnswers(question, codes, key, signal);
      const matches = wordRule(query);
      const wanted = coded.find(({ code }) => code.id === codeId);
      if (codeId !== null && codeId !== 'none' && !wanted) throw new AppError('notFound');
      const yieldToEventLoop = createYield(signal);
      const found: FoundVerbatims['verbatims'] = [];
      let total = 0;
      const from = page * verbatimLimits.page;
      for (const [i, row] of question.rows.entries()) {
        if (yieldToEventLoop.isDue()) await yieldToEventLoop();
        const text = question.texts[i]!;
        if (mask && !hasBit(mask, row)) continue;
        if (wanted && wanted.has[i] === 0) continue;
        if (codeId === 'none' && coded.some(({ has }) => has[i] === 1)) continue;
        if (matches && !matches(text)) continue;
        if (total >= from && found.length < verbatimLimits.page) {
          const codeIds = coded.filter(({ has }) => has[i] === 1).map(({ code }) => code.id);
          found.push({ row, text, codeIds });
        }
        total++;
      }
      return { total, verbatims: found };
    },

    shares: async (
      loaded: LoadedResonance,
      { dataset, significance }: LoadedDataset,
      { questionId, audienceIds }: { readonly questionId: number; readonly audienceIds: readonly string[] },
      signal: AbortSignal,
    ): Promise<CodeShares> => {
      const { key, question } = await getQuestion(loaded, questionId);
      const { mask } = await unknownAsNotFound(() => filterMask(dataset, audienceIds));
      const answered = toMask(question, dataset.respondents);
      const coded = await codeAnswers(question, await codesOf(loaded.project.id, question.label), key, signal);
      const named = dataset.variables.flatMap(({ header, audiences }) =>
        audiences.map(({ id, label }) => ({ audienceId: id, header, subheader: label })),
      );
      const codes: CodeShares['codes'] = [];
      for (const { code, has } of coded) {
        const members = toMask(question, dataset.respondents, has);
        const steps = codeSharesInSteps(dataset, answered, members, mask, significance);
        const { share, audiences } = await runCooperatively(steps, signal);
        codes.push({ id: code.id, share, audiences: named.map((name, i) => ({ ...name, share: audiences[i]! })) });
      }
      return { codes };
    },

    /** A new code, or another name or rule of one. Throws notFound, and limitReached. */
    saveCode: async (
      loaded: LoadedResonance,
      { id, questionId, name, rule }: z.output<typeof NewCode>,
      signal: AbortSignal,
    ): Promise<Code> => {
      const { key, question } = await getQuestion(loaded, questionId);
      const projectId = loaded.project.id;
      const savedId = id ?? randomUUID();
      const given = { name, rule: rule === '' ? null : rule };
      await db.transaction(async (tx) => {
        await lockExistingProject(tx, projectId);
        if (id !== null) {
          if (!(await changeCode(tx, { projectId, id }, given))) throw new AppError('notFound');
          return;
        }
        if ((await findCodes(tx, projectId)).length >= verbatimLimits.codes) throw new AppError('limitReached');
        const byHand = { of: key, rows: [], except: [] };
        await addCode(tx, { ...given, id: savedId, projectId, createdOn: now(), question: question.label, byHand });
      });
      const codes = (await codesOf(projectId, question.label)).filter((code) => code.id === savedId);
      const [coded] = await codeAnswers(question, codes, key, signal);
      if (!coded) throw new AppError('notFound');
      return present(coded.code, questionId, coded.answers);
    },

    /** Throws notFound. */
    deleteCode: async ({ project }: LoadedResonance, id: string): Promise<void> => {
      if (!(await removeCode(db, { projectId: project.id, id }))) throw new AppError('notFound');
    },

    /** Gives answers a code by hand, or takes it from them, whatever its rule says. Throws notFound. */
    setCoded: ({ project, resonance }: LoadedResonance, { codeId, rows, isCoded }: z.output<typeof CodedRows>) => {
      const of = resonance.verbatimsKey;
      if (of === null) throw new AppError('notFound');
      return db.transaction(async (tx) => {
        await lockExistingProject(tx, project.id);
        const code = (await findCodes(tx, project.id)).find(({ id }) => id === codeId);
        if (!code) throw new AppError('notFound');
        const before = code.byHand.of === of ? code.byHand : { rows: [], except: [] };
        const without = (list: readonly number[]) => list.filter((row) => !rows.includes(row));
        const byHand = {
          of,
          rows: [...without(before.rows), ...(isCoded ? rows : [])],
          except: [...without(before.except), ...(isCoded ? [] : rows)],
        };
        await changeCode(tx, { projectId: project.id, id: codeId }, { byHand });
      });
    },
  };
};

export const openVerbatims = oncePer(createVerbatims);
