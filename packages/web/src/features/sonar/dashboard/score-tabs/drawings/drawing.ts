import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Entry } from '../model/entry.ts';

/** What every drawing of a score is given. */
export interface Drawing {
  /** Names it: "Trust, top 10". */
  label: string;
  /** Best first. */
  entries: readonly Entry[];
  score: ScoreName;
}
