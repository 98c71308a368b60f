import { z } from 'zod';
import { genieLimits } from '../genie/genie-choices.ts';
import { openProject, openProjectsCall } from '../projects/open-projects.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { Text } from '../text.ts';
import { ideaTargets } from './id8-choices.ts';

const product = { opens: 'ID8', root: 'id8' } as const;

export const id8OnwardCalls = projectCalls(product, {
  id8Targets: openProjectsCall('send-on/projects', ideaTargets, 'SCOUT and GENIE'),
  id8SendOn: {
    path: 'send-on',
    summary: 'Add the headlines of ideas to a SCOUT or GENIE project, where each knows its idea; answers how many',
    isStaffOnly: true,
    request: z.object({
      targetId: z.uuid(),
      ids: z.array(z.uuid()).min(1).max(genieLimits.messages),
      /** The page that they are about: GENIE needs it. */
      url: Text.trim().max(genieLimits.url).default(''),
    }),
    answer: openProject(ideaTargets).extend({ added: z.number().int() }),
    status: 201,
    errors: ['projectInUse', 'noMessagesAvailable', 'limitReached'],
  },
});
