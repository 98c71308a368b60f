export type ConversationAction = 'rename' | 'pin' | 'move' | 'markdown' | 'json' | 'copy' | 'delete';
