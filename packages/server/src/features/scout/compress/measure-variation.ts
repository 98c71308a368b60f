import type { Variation } from '@soundings/contract/scout/scout';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { mapMessagesInSteps } from '@soundings/engine/board/map-messages';
import { measureLikenessInSteps } from '@soundings/engine/board/message-likeness';
import type { Steps } from '@soundings/engine/steps';
import { compareListInSteps, findThemesInSteps } from '@soundings/engine/text/clusters';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { BoardRow } from '#/features/board/board.tables.ts';
import { runCooperatively } from '#/platform/event-loop.ts';

/** All pairs are compared: of more messages the newest. */
const maxCompared = 2000;

/** How much messages differ, what they are about, and which say the same. */
export const measureVariation = (rows: readonly BoardRow[], signal: AbortSignal): Promise<Variation> =>
  runCooperatively(measureInSteps(rows.slice(0, maxCompared)), signal);

function* measureInSteps(rows: readonly BoardRow[]): Steps<Variation> {
  const texts = rows.map(({ text }) => text);
  const language = findTextLanguage(texts.join('\n'));
  const similarity = yield* compareListInSteps(texts, language);
  const themes = yield* findThemesInSteps(texts, similarity, language);
  const themeOf = new Map(themes.flatMap(({ members }, theme) => members.map((index) => [index, theme])));
  const { points, axes } = yield* mapMessagesInSteps(texts, similarity, language);
  const { duplicates, variationScore } = yield* measureLikenessInSteps(similarity);
  return {
    score: variationScore,
    points: rows.map(({ id }, index) => ({ id, ...points[index]!, theme: themeOf.get(index) ?? null })),
    axes: axes.map(({ low, high, share }) => ({ low, high, share })),
    themes: themes.map(({ label, members }) => ({ label, messages: members.length })),
    duplicates: duplicates.slice(0, scoutLimits.duplicates).map(({ first, second, similarity: likeness }) => ({
      one: rows[first]!.id,
      other: rows[second]!.id,
      likeness,
    })),
  };
}
