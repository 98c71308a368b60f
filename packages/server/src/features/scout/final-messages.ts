import { isInList } from '@soundings/contract/board/board-choices';
import { done } from '@soundings/contract/endpoint';
import { scoutEndpoints as endpoints } from '@soundings/contract/scout/endpoints';
import type { FinalMessages } from '@soundings/contract/scout/scout';
import { readBoard } from '#/features/board/add-to-board.ts';
import { presentFeedback } from '#/features/board/board.present.ts';
import { commentAs, finalMessages, likeAs, readFeedback } from '#/features/board/feedback.ts';
import { getProject } from '#/features/projects/load-project.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { deletedAsWrongCredentials } from '#/features/projects/sharing/open-shared.ts';
import { allowsFeedback } from '#/features/projects/sharing/share-project.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';

/** What a client sees and says with the password of the final messages, and never more. */
export const finalMessagesRoutes = (route: Route, services: Services): void => {
  route(endpoints.openFinalMessages, async ({ consumer }) => {
    const finals = await presentFinals(services, consumer);
    await recordSharedOpened(services, consumer);
    return finals;
  });
  route(endpoints.likeFinalMessage, async ({ consumer, body: { request } }) => {
    await likeAs(services, consumer, { ...request, subject: finalMessages }, request.liked);
    return done;
  });
  route(endpoints.commentFinalMessage, async ({ consumer, body: { request } }) => {
    const row = await commentAs(services, consumer, { ...request, subject: finalMessages }, request.text);
    const { kind: _, ...comment } = presentFeedback(row);
    return comment;
  });
};

const presentFinals = async (services: Services, { projectId }: Consumer): Promise<FinalMessages> => {
  const { db } = services;
  const project = await deletedAsWrongCredentials(getProject(db, projectId, 'SCOUTV2'));
  const said = Map.groupBy(await readFeedback(db, projectId), ({ subjectId }) => subjectId);
  const finals = (await readBoard(db, projectId)).filter((row) => isInList(row, 'FINAL'));
  const last = Number.POSITIVE_INFINITY;
  return {
    ...{ projectName: project.projectName, projectType: 'SCOUTV2', brand: project.settings.brand ?? null },
    allowsFeedback: await allowsFeedback(services, projectId),
    messages: finals
      .toSorted((one, other) => (one.finalRank ?? last) - (other.finalRank ?? last) || other.count - one.count)
      .map(({ id, text, count }) => {
        const feedback = (said.get(id) ?? []).map(presentFeedback);
        return {
          ...{ id, message: text, count },
          likedBy: feedback.filter(({ kind }) => kind === 'LIKE').map(({ name }) => name),
          comments: feedback.filter(({ kind }) => kind === 'COMMENT').map(({ kind: _, ...comment }) => comment),
        };
      }),
  };
};
