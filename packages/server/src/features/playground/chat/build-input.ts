import { rankPassages } from '@soundings/engine/answers/rank-passages';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findPassages } from '../attachments/attachments.store.ts';
import { answerBuiltIn } from '../built-in/answer-built-in.ts';
import type { LoadedThread } from '../conversations/load-conversation.ts';
import type { ProjectReaders } from '../figures/project-readers.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import type { ChatInput, NumberedPassage } from './chat.prompt.ts';
import { buildContext, estimateTokens } from './context.ts';

/** Of passages, in characters; where there are more, those that say most about the question. */
const maxPassages = 32_000;

interface Given {
  readonly text: string;
  readonly assistant: ChatInput['assistant'];
  readonly thread: LoadedThread | null;
  readonly attachments: readonly AttachmentRow[];
  /** The question that is asked again: it is no earlier turn. */
  readonly without?: string | undefined;
}

/** Everything that an answer is made from. */
export const buildInput = async (
  services: Services,
  caller: Caller,
  readers: ProjectReaders,
  { text, assistant, thread, attachments, without }: Given,
): Promise<ChatInput> => {
  const passages = await readPassages(services, attachments);
  const chosen = choosePassages(text, passages);
  const turns = thread?.context.all.filter(({ id }) => id !== without) ?? [];
  const taken = chosen.reduce((sum, passage) => sum + estimateTokens(passage.text), estimateTokens(text));
  const context = buildContext(turns, taken);
  return {
    question: text,
    context,
    assistant,
    passages: chosen,
    images: [],
    tools: [],
    answer: (signal) =>
      answerBuiltIn({ services, caller, readers }, { question: text, turns, passages, attachments }, signal),
  };
};

const readPassages = async ({ db }: Services, attachments: readonly AttachmentRow[]): Promise<NumberedPassage[]> => {
  if (attachments.length === 0) return [];
  const of = new Map(attachments.map((row) => [row.id, row]));
  const rows = await findPassages(db, [...of.keys()]);
  return rows
    .map(({ attachmentId, number, text }) => {
      const { number: attachment, name } = of.get(attachmentId)!;
      return { key: `${attachment}.${number}`, name, text, order: attachment! * 1e6 + number };
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, name, text }) => ({ key, name, text }));
};

const choosePassages = (question: string, passages: readonly NumberedPassage[]): NumberedPassage[] => {
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= maxPassages) return [...passages];
  let room = maxPassages;
  const ranked = rankPassages(
    question,
    passages.map(({ text }) => text),
    findTextLanguage(question),
  );
  const chosen = new Set(
    ranked.flatMap(({ index }) => {
      room -= passages[index]!.text.length;
      return room >= 0 ? [index] : [];
    }),
  );
  return passages.filter((_, index) => chosen.has(index));
};
