import type { Duplicates, Variation } from '@soundings/contract/scout/scout';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { mapMessagesInSteps } from '@soundings/engine/board/map-messages';
import { type Likeness, measureLikenessInSteps } from '@soundings/engine/board/message-likeness';
import type { Steps } from '@soundings/engine/steps';
import { compareListInSteps, findThemesInSteps } from '@soundings/engine/text/clusters';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { BoardRow } from '#/features/board/board.tables.ts';
import { runCooperatively } from '#/platform/event-loop.ts';

/** All pairs are compared: of more messages the newest. */
const maxCompared = 2000;
/** Whoever opens a board asks for them, so of fewer. */
const maxMarked = 1000;

export const measureVariation = (rows: readonly BoardRow[], signal: AbortSignal): Promise<Variation> =>
  runCooperatively(measureInSteps(rows.slice(0, maxCompared)), signal);

export const findDuplicates = (rows: readonly BoardRow[], signal: AbortSignal): Promise<Duplicates> =>
  runCooperatively(duplicatesInSteps(rows.slice(0, maxMarked)), signal);

function* duplicatesInSteps(rows: readonly BoardRow[]): Steps<Duplicates> {
  const texts = rows.map(({ text }) => text);
  const similarity = yield* compareListInSteps(texts, findTextLanguage(texts.join('\n')));
  return presentPairs(rows, yield* measureLikenessInSteps(similarity));
}

const presentPairs = (rows: readonly BoardRow[], { duplicates }: Likeness): Duplicates =>
  duplicates
    .map(({ first, second, similarity }) => ({ one: rows[first]!, other: rows[second]!, likeness: similarity }))
    .filter(({ one, other }) => !standsFor(one, other) && !standsFor(other, one))
    .slice(0, scoutLimits.duplicates)
    .map(({ one, other, likeness }) => ({ one: one.id, other: other.id, likeness }));

const standsFor = ({ absorbed }: BoardRow, { id }: BoardRow): boolean => absorbed?.includes(id) ?? false;

function* measureInSteps(rows: readonly BoardRow[]): Steps<Variation> {
  const texts = rows.map(({ text }) => text);
  const language = findTextLanguage(texts.join('\n'));
  const similarity = yield* compareListInSteps(texts, language);
  const themes = yield* findThemesInSteps(texts, similarity, language);
  const themeOf = new Map(themes.flatMap(({ members }, theme) => members.map((index) => [index, theme])));
  const { points, axes } = yield* mapMessagesInSteps(texts, similarity, language);
  const likeness = yield* measureLikenessInSteps(similarity);
  return {
    score: likeness.variationScore,
    points: rows.map(({ id }, index) => ({ id, ...points[index]!, theme: themeOf.get(index) ?? null })),
    axes: axes.map(({ low, high, share }) => ({ low, high, share })),
    themes: themes.map(({ label, members }) => ({ label, messages: members.length })),
    duplicates: presentPairs(rows, likeness),
  };
}
