import type { LiveTopic } from '@soundings/contract/live/live-channel';

/** What messages of a topic of a project are published under on one node. */
export const keyOf = (topic: LiveTopic, projectId: string): string => `${topic} ${projectId}`;
