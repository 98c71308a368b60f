export const aiFailures = [
  'keyInvalid',
  'modelUnknown',
  'quotaSpent',
  /** Too many calls at once, or the vendor is overloaded; asked again in vain. */
  'busy',
  'unreachable',
  'firstWordLate',
  'stalled',
  'tookTooLong',
  'cutOff',
  'badAnswer',
  'refused',
  'tooLong',
  /** So many calls failed one after the other that none is sent for a moment. */
  'paused',
  'notSupported',
  'noKey',
] as const;
export type AiFailure = (typeof aiFailures)[number];

export const aiPurposes = ['messages', 'ideas', 'images', 'chat', 'guide'] as const;
export type AiPurpose = (typeof aiPurposes)[number];

export const vendorKinds = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE'] as const;
export type VendorKind = (typeof vendorKinds)[number];

export const runStates = ['queued', 'running', 'done', 'failed', 'stopped'] as const;

export const runFailures = [
  ...aiFailures,
  /** The tokens of this month, of a user or their company, are spent: the built-in engine answers instead. */
  'limitReached',
  'interrupted',
  'somethingWentWrong',
] as const;
export type RunFailure = (typeof runFailures)[number];

export const usageGroups = ['day', 'user', 'company', 'purpose', 'model'] as const;
export type UsageGroup = (typeof usageGroups)[number];

export const maxUsageDays = 400;

export const maxTriedText = 20_000;

export const writingHints = ['noFacts', 'fewFacts', 'otherLanguage', 'noNumbers', 'noProof', 'audience'] as const;
export type WritingHint = (typeof writingHints)[number];
