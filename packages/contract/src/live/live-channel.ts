export const livePath = '/ws/soundings';

export const liveTopics = {
  /** `true` or `false`: whether the project is processing. */
  project: '/project',
  job: '/job',
  messages: '/genie/messages',
  /** Ids of messages of a board that have changed, with commas; empty where many have, or the board as a whole. */
  board: '/board',
  promptCreated: '/id8/images/prompt/created',
  generatingStart: '/id8/images/prompt/generating/start',
  generatingFinish: '/id8/images/prompt/generating/finish',
  /** JSON with `promptId` and `imageId`. */
  image: '/id8/images/image',
  /** Of who is signed in, and of no project: empty, their alerts have changed. */
  alerts: '/alerts',
} as const;
export type LiveTopic = keyof typeof liveTopics;

export type LiveProject =
  | { readonly projectId: string }
  | { readonly projectName: string; readonly projectPassword: string };

export type LiveSubject = LiveProject | { readonly user: 'self' };

export const liveHeaders = {
  user: 'user',
  projectId: 'project-id',
  projectName: 'project-name',
  projectPassword: 'project-password',
} as const;

/** `/{topic}/{projectId}`, or `/{topic}/{projectName}/{projectPassword}` with both percent-encoded; `/alerts/self`. */
export const liveDestination = (topic: LiveTopic, subject: LiveSubject): string => {
  const parts =
    'user' in subject
      ? [subject.user]
      : 'projectId' in subject
        ? [subject.projectId]
        : [encodeURIComponent(subject.projectName), encodeURIComponent(subject.projectPassword)];
  return [liveTopics[topic], ...parts].join('/');
};

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

export const readDestination = (destination: string): { topic: LiveTopic; project: LiveProject } | null => {
  for (const topic of Object.keys(liveTopics) as LiveTopic[]) {
    if (!destination.startsWith(`${liveTopics[topic]}/`)) continue;
    const parts = destination
      .slice(liveTopics[topic].length + 1)
      .split('/')
      .map(decode);
    const [first, second] = parts;
    if (parts.length === 1 && first) return { topic, project: { projectId: first } };
    if (parts.length === 2 && first && second) {
      return { topic, project: { projectName: first, projectPassword: second } };
    }
  }
  return null;
};
