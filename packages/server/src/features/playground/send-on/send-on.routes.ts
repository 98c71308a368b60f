import { sendOnTypes } from '@soundings/contract/playground/playground-choices';
import { playgroundSendOnEndpoints as endpoints } from '@soundings/contract/playground/send-on';
import { openProjects } from '#/features/projects/load-project.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { sendAnswerOn } from './send-answer-on.ts';

export const sendOnRoutes = (route: Route, services: Services): void => {
  route(endpoints.sendOnProjects, ({ caller }) => openProjects(services, caller, sendOnTypes));
  route(endpoints.sendAnswerOn, ({ caller, params, body }) => sendAnswerOn(services, caller, params.id, body));
};
