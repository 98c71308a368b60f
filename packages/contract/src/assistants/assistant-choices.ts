export const assistantTypes = ['FILE', 'TEXT', 'CHAT'] as const;
export type AssistantType = (typeof assistantTypes)[number];

/** Whose model answers in a chat; BUILT_IN needs no key and no network. */
export const aiChatTypes = ['OPEN_AI', 'ANTHROPIC', 'GOOGLE', 'COMPATIBLE', 'BUILT_IN'] as const;
export type AiChatType = (typeof aiChatTypes)[number];

export const assistantSorts = ['name', '-name', 'type', '-type', 'updatedOn', '-updatedOn'] as const;
export type AssistantSort = (typeof assistantSorts)[number];

export const agentSorts = ['name', '-name', 'updatedOn', '-updatedOn'] as const;
export type AgentSort = (typeof agentSorts)[number];

/** Largest number of characters of an agent's or assistant's name, and of an example. */
export const assistantLimits = { name: 120, example: 4000 } as const;
