import { randomUUID } from 'node:crypto';
import type { Navig8 } from '@soundings/contract/sonar/navig8';
import { guideLimits } from '@soundings/contract/sonar/navig8-choices';
import { navig8Calls, navig8ThreadCalls } from '@soundings/contract/sonar/score-endpoints';
import { parseQuestion } from '@soundings/engine/facts/question/parse-question';
import { answerQuestion, vocabularyOf } from '@soundings/engine/facts/tell/answer-question';
import { say, suggestQuestions, tellChapters } from '@soundings/engine/facts/tell/chapters';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { getProject } from '#/features/projects/load-project.ts';
import { type ProjectQuestion, projectRoutes } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { type CustomerLogo, findDocumentBrand } from '#/features/settings/document-brand.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import { writePdf } from '#/platform/office/write-pdf.ts';
import { writePptx } from '#/platform/office/write-pptx.ts';
import type { Services } from '#/platform/services.ts';
import { openScores } from '../scores/open-scores.ts';
import { rangesWithin } from '../scores/score-ranges.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { chapterDocument, rangesInWords } from './chapter-document.ts';
import { isOutdated, presentThread } from './navig8.present.ts';
import { beginAnswer, findThread, putThread, type Reader } from './navig8.store.ts';
import type { ThreadRow } from './navig8.tables.ts';
import { openGuide } from './open-guide.ts';
import { finishIfStale, writeAnswer } from './write-answer.ts';

type Viewer = ProjectQuestion<unknown, unknown>['viewer'];

/** A consumer's thread is forgotten after a day: nobody signs out of one. */
const forgottenAfterMs = 24 * 3_600_000;

const readerOf = ({ caller, consumer }: Viewer): Reader =>
  caller ? { userId: caller.id } : { projectId: consumer.projectId };

export type FindCustomerLogo = (db: Database, projectId: string) => Promise<CustomerLogo | null>;

export const navig8Routes = (route: Route, services: Services, findCustomerLogo: FindCustomerLogo): void => {
  const scores = openScores(services);
  const { db, now, aiRuns } = services;
  const shared = (projectId: string) => getProject(db, projectId, 'SONAR');
  const load = { forStaff: loadSonarFor.bind(null, services), shared };
  /** The project comes with the thread. */
  const withThread = { forStaff: async () => null, shared: async () => null };

  const present = async (id: string, reader: Reader): Promise<Navig8> => {
    const row = await findThread(db, id, reader);
    if (!row) throw new AppError('notFound');
    const current = (await finishIfStale(services, row)) ? ((await findThread(db, id, reader)) ?? row) : row;
    return presentThread(current, await getProject(db, row.projectId, 'SONAR'));
  };

  const loadThread = async (id: string, viewer: Viewer): Promise<{ row: ThreadRow; project: Project }> => {
    const row = await findThread(db, id, readerOf(viewer));
    if (!row) throw new AppError('notFound');
    const { caller } = viewer;
    return { row, project: await (caller ? load.forStaff(caller, row.projectId) : shared(row.projectId)) };
  };

  projectRoutes(route, navig8Calls, load, {
    navig8: async ({ project, request: { ranges, language }, viewer, requestPath }) => {
      const days = rangesWithin(project, ranges, `${requestPath}.ranges`);
      const guide = await openGuide(db, await scores.settled(project), days);
      const { market, facts } = guide;
      const builtIn = tellChapters(market, facts, language);
      const threadId = randomUUID();
      const asker = askerOf(viewer.caller);
      const questions = suggestQuestions(market, facts, language);
      const draft = { threadId, projectId: project.id, language, asker, question: null, guide, builtIn };
      let former: string[] = [];
      await writeAnswer(services, draft, async (tx, { pendingId, runId }) => {
        const thread = { id: threadId, projectId: project.id, userId: asker.userId, language, ranges, questions };
        const said = pendingId === null ? { chapters: builtIn } : { chapters: [], pendingId, runId, builtIn };
        const forgottenBefore = new Date(now().getTime() - forgottenAfterMs);
        former = await putThread(tx, { ...thread, ...said, createdOn: now(), changedOn: now() }, forgottenBefore);
      });
      // Nobody reads any more what those were writing.
      for (const runId of former) await aiRuns.stop(runId);
      return present(threadId, readerOf(viewer));
    },
  });

  projectRoutes(route, navig8ThreadCalls, withThread, {
    navig8Reply: async ({ request: { reply, threadId }, viewer, requestPath }) => {
      const { row, project } = await loadThread(threadId, viewer);
      await finishIfStale(services, row);
      const days = rangesWithin(project, row.ranges, `${requestPath}.threadId`);
      const guide = await openGuide(db, await scores.settled(project), days);
      const { market, facts } = guide;
      const { language } = row;
      const answer = answerQuestion(market, facts, parseQuestion(reply, vocabularyOf(market)), language);
      const builtIn = [{ type: 'answer' as const, sentences: answer.sentences }];
      const asker = askerOf(viewer.caller);
      const draft = {
        threadId,
        projectId: project.id,
        language,
        asker,
        question: reply,
        guide,
        builtIn,
      };
      await writeAnswer(services, draft, async (tx, { pendingId, runId }) => {
        const current = (await findThread(tx, threadId, readerOf(viewer))) ?? row;
        if (current.chapters.filter(({ type }) => type === 'question').length >= guideLimits.replies)
          throw new AppError('tooManyRequests');
        const asked = [...current.chapters, { type: 'question' as const, sentences: [say(reply)] }];
        const said = current.chapters.flatMap(({ type, sentences }) =>
          type === 'question' ? sentences.map(({ text }) => text) : [],
        );
        const begun = await beginAnswer(
          tx,
          threadId,
          {
            pendingId,
            runId,
            builtIn: pendingId === null ? [] : builtIn,
            chapters: pendingId === null ? [...asked, ...builtIn] : asked,
            newFrom: current.chapters.length,
            questions: suggestQuestions(market, facts, language, [...said, reply]),
            isByModel: false,
          },
          now(),
        );
        if (!begun) throw new AppError('jobInProgress');
      });
      return present(threadId, readerOf(viewer));
    },
    navig8Document: async ({ request: { threadId, format, chapter }, viewer, requestPath }) => {
      const { row, project } = await loadThread(threadId, viewer);
      const chapters = row.chapters.filter(({ type }, at) =>
        chapter === undefined ? type !== 'question' && type !== 'answer' : at === chapter - 1,
      );
      if (chapters.length === 0) throw new AppError('notFound');
      const { language } = row;
      const market = isOutdated(row, project)
        ? null
        : (
            await openGuide(
              db,
              await scores.settled(project),
              rangesWithin(project, row.ranges, `${requestPath}.threadId`),
            )
          ).market;
      const when = rangesInWords(row.ranges, language);
      const { projectName, dataDemo: isDemo } = project;
      const document = chapterDocument({ projectName, chapters, language, market, isDemo, when });
      const brand = await findDocumentBrand(services, await findCustomerLogo(db, project.id));
      return {
        fileName: stampedFileName(document.title, format, now()),
        content: await (format === 'pdf' ? writePdf(document, brand) : writePptx(document, brand)),
      };
    },
    navig8Thread: async ({ request: { threadId }, viewer }) => {
      await loadThread(threadId, viewer);
      return present(threadId, readerOf(viewer));
    },
  });
};
