/** Of crawling and collecting one project only one job is queued or running. */
export const sonarLane = (projectId: string): string => `sonar/${projectId}`;
