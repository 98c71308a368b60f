import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import type { PlaygroundTools } from './chat/build-input.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { copiesRoutes } from './conversations/copies.routes.ts';
import { foldersRoutes } from './conversations/folders.routes.ts';
import { savedPromptsRoutes } from './prompts/saved-prompts.routes.ts';

export const playgroundRoutes = (tools: PlaygroundTools) => (route: Route, services: Services) => {
  chatRoutes(route, services, tools);
  conversationsRoutes(route, services);
  foldersRoutes(route, services);
  copiesRoutes(route, services);
  attachmentsRoutes(route, services);
  savedPromptsRoutes(route, services);
};
