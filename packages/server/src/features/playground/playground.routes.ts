import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import { chatRoutes, type ResetThread } from './chat/chat.routes.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { copiesRoutes } from './conversations/copies.routes.ts';
import { foldersRoutes } from './conversations/folders.routes.ts';
import type { OpenReaders } from './figures/project-readers.ts';
import { savedPromptsRoutes } from './prompts/saved-prompts.routes.ts';
import { sendOnRoutes } from './send-on/send-on.routes.ts';

export const playgroundRoutes = (open: OpenReaders, resetOther: ResetThread) => (route: Route, services: Services) => {
  chatRoutes(route, services, open(services), resetOther);
  conversationsRoutes(route, services);
  foldersRoutes(route, services);
  copiesRoutes(route, services);
  attachmentsRoutes(route, services);
  savedPromptsRoutes(route, services);
  sendOnRoutes(route, services);
};
