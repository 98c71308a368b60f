import { onwardCalls } from '@soundings/contract/scout/onward';
import { type AddToGenie, readMessages } from '#/features/board/add-to-board.ts';
import { presentBoard } from '#/features/board/board-answers.ts';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import { answerOpenProjects, projectRoutes, staffOf } from '#/features/projects/project-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findRulesFor, screenRows } from '../screening/screen-texts.ts';
import { generateFromSonar, type ReadFacts } from '../sonar-az/generate-from-sonar.ts';
import { findMeasured, type ReadResonance } from './find-measured.ts';
import { writeQuestionnaire } from './write-questionnaire.ts';

interface OtherProducts {
  readonly readFacts: ReadFacts;
  readonly readResonance: ReadResonance;
  readonly addToGenie: AddToGenie;
}

export const onwardRoutes =
  (connect: (services: Services) => OtherProducts) =>
  (route: Route, services: Services): void => {
    const { db } = services;
    const others = connect(services);
    const load = {
      forStaff: (caller: Caller, id: string) => loadProjectFor(services, caller, id, 'SCOUTV2'),
      shared: (id: string) => getProject(db, id, 'SCOUTV2'),
    };

    projectRoutes(route, onwardCalls, load, {
      scoutSonarProjects: answerOpenProjects(services, ['SONAR'], { isCollected: true }),
      scoutGenieProjects: answerOpenProjects(services, ['GENIE']),
      scoutGenerateFromSonar: async ({ request, project, viewer }) => {
        const rows = await generateFromSonar(services, others.readFacts, { project, viewer }, request);
        const screen = async () => screenRows(rows, await findRulesFor(db, project.id, viewer));
        const content = await presentBoard(services, { screen }, { project, viewer }, rows);
        return { content, totalElements: content.length };
      },
      scoutSendToGenie: async ({ request, project, viewer }) => {
        const { ids, targetId, url } = request;
        const messages = (await readMessages(db, project.id, ids)).map(({ text }) => text);
        if (messages.length === 0) throw new AppError('noMessagesAvailable');
        const source = { projectId: project.id, projectName: project.projectName, projectType: 'SCOUTV2' } as const;
        return { added: await others.addToGenie(staffOf(viewer), targetId, { messages, url, source }) };
      },
      scoutMeasured: ({ project, viewer }) => findMeasured(services, others.readResonance, staffOf(viewer), project.id),
      scoutQuestionnaire: ({ request, ...open }) => writeQuestionnaire(services, open, request),
    });
  };
