import { tryAssistantEndpoints as endpoints } from '@soundings/contract/ai/try-assistant';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { startRun } from '../runs/start-run.ts';
import { askerOf } from '../usage/quota.ts';
import { assistantPrompt } from './assistant.prompt.ts';

export const tryAssistantRoutes = (route: Route, services: Services): void => {
  route(endpoints.tryAssistant, async ({ caller, body }) => ({
    runId: await startRun(services, {
      prompt: assistantPrompt(body),
      input: body,
      asker: askerOf(caller),
    }),
  }));
};
