/** What a chapter of the guide is about; `question` is what a reader asked, `answer` what came of it. */
export const chapterTypes = [
  'own',
  'overview',
  'gaps',
  'movers',
  'unusual',
  'voice',
  'groups',
  'data',
  'question',
  'answer',
] as const;
export type ChapterType = (typeof chapterTypes)[number];

export const factTabs = [
  'powerrank',
  'data',
  'posts',
  'interest',
  'relevance',
  'trust',
  'engagement',
  'rivalry',
  'presence',
  'brand',
] as const;

export const guideLanguages = ['en', 'de'] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

export const guideDocuments = ['pdf', 'pptx'] as const;

/** Characters of a reply, and how many replies a thread takes before it is begun anew. */
export const guideLimits = { reply: 500, replies: 50 } as const;
