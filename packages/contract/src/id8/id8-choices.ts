/** Real sizes: A4 at 200 dpi, posts and stories of networks, a banner, a pack on its table. */
export const boardLayouts = ['POSTER', 'SQUARE', 'STORY', 'BANNER', 'PACK_SHOT'] as const;

export const imagePromptKinds = ['IDEA', 'RUN_AGAIN', 'CONCEPT', 'CUSTOM', 'REVISION'] as const;
export type ImagePromptKind = (typeof imagePromptKinds)[number];

export const imageReactions = ['LIKE'] as const;
export type ImageReaction = (typeof imageReactions)[number];

/** Liked ones come first, then those that changed last. */
export const imageSorts = ['-createdOn', 'createdOn'] as const;
/** @public for the page of images */
export const imagePageSizes = [8, 16, 32] as const;

/** What would make the next ideas better, where no model asks for it. */
export const ideaHints = ['noFacts', 'fewFacts', 'otherLanguage', 'noNumbers', 'audience'] as const;
export type IdeaHint = (typeof ideaHints)[number];

export const ideaStrategies = [
  'inversion',
  'analogy',
  'constraint',
  'audienceShift',
  'ritual',
  'productTruth',
  'categoryCode',
  'exaggeration',
  'enemy',
  'absence',
  'time',
  'publicProof',
] as const;

/** Types of projects that take an idea: as a message, and to be predicted. */
export const ideaTargets = ['SCOUTV2', 'GENIE'] as const;

export const feedbackSubjects = ['IDEA', 'IMAGE'] as const;

/** What ideas are judged by, each with a weight of 0 to 5. */
export const ideaCriteria = ['fit', 'newness', 'proof', 'doable'] as const;

export const id8Limits = {
  /** Characters. */
  url: 2000,
  brief: 4000,
  instructions: 20_000,
  fileText: 200_000,
  reply: 2000,
  description: 2000,
  query: 200,
  /** Bytes of a logo. */
  logo: 1024 * 1024,
  /** Frames that a project keeps; then no image is made any more. */
  prompts: 2000,
} as const;
