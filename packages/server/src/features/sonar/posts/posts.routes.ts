import { sonarPostCalls } from '@soundings/contract/sonar/posts';
import { getProject } from '#/features/projects/load-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { openScores, placesOf } from '../scores/open-scores.ts';
import { rangeWithin } from '../scores/score-ranges.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { findPostPatterns } from './find-post-patterns.ts';
import { listTopPosts } from './list-top-posts.ts';

export const postsRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const scores = openScores(services);
  const load = {
    forStaff: loadSonarFor.bind(null, services),
    shared: (projectId: string) => getProject(db, projectId, 'SONAR'),
  };

  projectRoutes(route, sonarPostCalls, load, {
    topPosts: async ({ project, request: { range, ids, network, ...search }, requestPath }) => {
      const days = rangeWithin(project, range, `${requestPath}.range`);
      const loaded = await scores.settled(project);
      return listTopPosts(db, loaded.roll.accounts, {
        ...{ brands: placesOf(loaded, ids).map((place) => loaded.roll.brands[place]!.id), network, days },
        ...search,
      });
    },
    postPatterns: async ({ project, request: { range, ids, network, timeZone }, requestPath }) => {
      const days = rangeWithin(project, range, `${requestPath}.range`);
      const loaded = await scores.settled(project);
      return findPostPatterns(db, loaded, { places: placesOf(loaded, ids), network, days, timeZone });
    },
  });
};
