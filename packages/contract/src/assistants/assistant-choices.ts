export const assistantTypes = ['FILE', 'TEXT', 'CHAT'] as const;
export type AssistantType = (typeof assistantTypes)[number];

/** Whose model answers in a chat; BUILT_IN needs no key and no network. */
export const aiChatTypes = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE', 'BUILT_IN'] as const;
export type AiChatType = (typeof aiChatTypes)[number];
