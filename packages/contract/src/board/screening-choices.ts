/** Where a message is published, and how many characters it may have there unless a rule says otherwise. */
export const channelLengths = {
  AD_HEADLINE: 30,
  EMAIL_SUBJECT: 60,
  AD_DESCRIPTION: 90,
  SMS: 160,
  SOCIAL_POST: 280,
} as const;
export type Channel = keyof typeof channelLengths;
export const channels = Object.keys(channelLengths) as [Channel, ...Channel[]];

/** The hardest that a message may be to read. */
export const readingLevels = ['EASY', 'MEDIUM'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** How the reader is addressed in languages that tell one from the other: Sie or du, De or du. */
export const addresses = ['FORMAL', 'INFORMAL'] as const;

export const tones = ['EXCLAMATION', 'CAPITALS', 'EMOJI', 'URGENCY', 'SUPERLATIVE'] as const;
export type Tone = (typeof tones)[number];
