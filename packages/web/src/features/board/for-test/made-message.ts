import type { BoardMessage } from '@soundings/contract/board/board';

export const madeMessage = (count: number, more: Partial<BoardMessage> = {}): BoardMessage => ({
  ...{ id: `m${count}`, message: `Message of ${count}`, count, reaction: null, selected: false, createType: 'MANUAL' },
  ...{ status: null, creator: 'anna@fjord.example', newMessage: false, createdOn: '2026-11-20T09:00:00.000Z' },
  ...{ isEdited: false, writer: null, origin: null, finalRank: null, absorbed: [], prediction: null },
  ...{ findings: [], likedBy: [], comments: 0, ...more },
});
