/** Why a model gave no answer, or no whole one. */
export const aiFailures = [
  /** The vendor knows no such key, or it may not do this. */
  'keyInvalid',
  'modelUnknown',
  /** The account has no money, or its limit is spent. */
  'quotaSpent',
  /** Too many calls at once, or the vendor is overloaded; asked again in vain. */
  'busy',
  'unreachable',
  /** No first word in time. */
  'firstWordLate',
  /** Words came, then none for too long. */
  'stalled',
  /** Words came until the whole time was over. */
  'tookTooLong',
  /** The connection ended in the middle of the answer. */
  'cutOff',
  /** No such answer as was asked for. */
  'badAnswer',
  /** The model did not want to answer, or the vendor's filter stopped it. */
  'refused',
  /** More text than the model reads, or answers. */
  'tooLong',
  /** So many calls failed one after the other that none is sent for a moment. */
  'paused',
  /** The model does no such thing, such as pictures. */
  'notSupported',
  /** No key is set for this vendor. */
  'noKey',
] as const;
export type AiFailure = (typeof aiFailures)[number];

/** What models are asked for; each may be another vendor's. */
export const aiPurposes = ['messages', 'ideas', 'images', 'chat', 'guide'] as const;
export type AiPurpose = (typeof aiPurposes)[number];

/** Those who need a key, or an address. */
export const vendorKinds = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE'] as const;
export type VendorKind = (typeof vendorKinds)[number];

/** queued → running → done, failed or stopped. */
export const runStates = ['queued', 'running', 'done', 'failed', 'stopped'] as const;

/** Why a run failed: the model's reason, or ours. */
export const runFailures = [
  ...aiFailures,
  /** The tokens of this month, of a user or their company, are spent: the built-in engine answers instead. */
  'limitReached',
  /** The server that it ran on is gone. */
  'interrupted',
  'somethingWentWrong',
] as const;
export type RunFailure = (typeof runFailures)[number];

/** What is added up to one row of the usage. */
export const usageGroups = ['day', 'user', 'company', 'purpose', 'model'] as const;
export type UsageGroup = (typeof usageGroups)[number];

/** Days that one question about the usage may span. */
export const maxUsageDays = 400;

/** Largest number of characters that an assistant is tried with. */
export const maxTriedText = 20_000;

/** What would make the next messages better, where no model asks for it. */
export const writingHints = ['noFacts', 'fewFacts', 'otherLanguage', 'noNumbers', 'noProof', 'audience'] as const;
export type WritingHint = (typeof writingHints)[number];
