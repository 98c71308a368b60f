import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Projects = z.object({ projects: z.number().int() });

export const firstStepsEndpoints = {
  firstSteps: endpoint({
    method: 'GET',
    path: '/api/project/first-steps',
    summary: 'What of the first steps in a workspace was done; demo projects don’t count',
    access: 'projects.manage',
    answer: z.object({
      hasProject: z.boolean(),
      hasData: z.boolean(),
      hasColleague: z.boolean(),
      hasShared: z.boolean(),
      /** The newest SONAR project without data, and the newest project with data that is not shared, with its type’s segment. */
      toFill: z.object({ id: z.uuid() }).nullable(),
      toShare: z.object({ id: z.uuid(), segment: z.string() }).nullable(),
      demoProjects: z.number().int(),
    }),
  }),
  addDemoProjects: endpoint({
    method: 'POST',
    path: '/api/project/demo',
    summary: 'Add the demo projects that are not there; says how many were added',
    access: 'projects.manage',
    answer: Projects,
    slow: true,
  }),
  removeDemoProjects: endpoint({
    method: 'DELETE',
    path: '/api/project/demo',
    summary: 'Delete all demo projects with everything in them; says how many were deleted',
    access: 'projects.manage',
    answer: Projects,
    slow: true,
  }),
};
