import type { BoardMessage, Feedback, MessageHistory } from '@soundings/contract/board/board';
import type { ScreeningFinding } from '@soundings/contract/board/screening';
import { createYield } from '#/platform/event-loop.ts';
import { predictFigures } from '../predictor/predict-figures.ts';
import type { findEdits } from './board.store.ts';
import type { BoardRow, FeedbackRow } from './board.tables.ts';

/** What screening finds, by the message's id. */
export type Findings = ReadonlyMap<string, readonly ScreeningFinding[]>;

const presentMessage = (
  row: BoardRow,
  said: readonly FeedbackRow[],
  findings: readonly ScreeningFinding[],
  origin: BoardRow['origin'],
): BoardMessage => ({
  ...{ id: row.id, message: row.text, count: row.count, reaction: row.reaction, selected: row.selected },
  ...{ createType: row.createType, status: row.status, creator: row.creator, newMessage: row.isNew },
  createdOn: row.createdOn.toISOString(),
  isEdited: row.originalText !== null && row.originalText !== row.text,
  writer: row.writer && { id: row.writer.id, name: row.writer.name, color: row.writer.color },
  origin,
  finalRank: row.finalRank,
  absorbed: [...(row.absorbed ?? [])],
  prediction: predictFigures(row.text),
  findings: [...findings],
  ...countSaid(said),
});

export const countSaid = (said: readonly FeedbackRow[]) => ({
  likedBy: said.filter(({ kind }) => kind === 'LIKE').map(({ name }) => name),
  comments: said.filter(({ kind }) => kind === 'COMMENT').length,
});

/** Others get their turn in between. `open`: the projects that are named as where a message comes from. */
export const presentMessages = async (
  rows: readonly BoardRow[],
  feedback: readonly FeedbackRow[],
  findings: Findings,
  open: ReadonlySet<string>,
): Promise<BoardMessage[]> => {
  const byMessage = Map.groupBy(feedback, ({ subjectId }) => subjectId);
  const yieldToEventLoop = createYield();
  const messages: BoardMessage[] = [];
  for (const row of rows) {
    const origin = onlyOpen(row.origin, open);
    messages.push(presentMessage(row, byMessage.get(row.id) ?? [], findings.get(row.id) ?? [], origin));
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return messages;
};

/** Without ideas of other projects that the viewer may not open, and without the names of those that facts are from. */
const onlyOpen = (origin: BoardRow['origin'], open: ReadonlySet<string>): BoardRow['origin'] => {
  if (!origin) return null;
  const { idea, fact, ...rest } = origin;
  const isOpen = fact?.projectId !== undefined && open.has(fact.projectId);
  return {
    ...rest,
    fact: fact && (isOpen ? fact : { id: fact.id, text: fact.text }),
    ...(idea && open.has(idea.projectId) && { idea }),
  };
};

export const presentFeedback = ({ kind, name, text, createdOn }: FeedbackRow): Feedback => ({
  ...{ kind, name, text },
  createdOn: createdOn.toISOString(),
});

export const presentHistory = (
  row: BoardRow,
  edits: Awaited<ReturnType<typeof findEdits>>,
  feedback: readonly FeedbackRow[],
  imagesPromptCount: number,
): MessageHistory => ({
  histories: edits.map(({ text, updatedBy, updatedOn }) => ({
    updatedOn: updatedOn.toISOString(),
    updatedBy,
    message: text,
  })),
  original: {
    createdOn: row.createdOn.toISOString(),
    createdBy: row.creator,
    count: row.count,
    text: row.originalText ?? row.text,
  },
  imagesPromptCount,
  feedback: feedback.map(presentFeedback),
});
