import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Refusal } from '../question/intent.ts';
import type { Language } from './language.ts';

export const meanings: Readonly<Record<ScoreName, string>> = {
  interest: 'Interest shows how much a brand draws people: their interactions, and the followers that it gains.',
  trust: 'Trust shows how far people rely on a brand: its rating on Trustpilot, and how many keep it on a list.',
  passion: 'Engagement shows how strongly people respond: interactions per post and follower.',
  relevanceStrength: 'Relevance strength shows how much a brand counts on its best networks: followers and response.',
  relevanceBreadth: 'Relevance breadth shows on how many networks a brand counts.',
  friction: 'Rivalry shows resistance: comments rather than likes, little trust, slow growth. Lower is better.',
  presence: 'Reach shows how many people follow a brand on all networks together.',
  energy: 'Vitality shows how active a brand is: how often it posts, and how fast it grows.',
  powerrank: 'Powerrank is all other scores together, each with its weight.',
};

const canAnswer =
  'I can tell who leads, where a brand stands, what changed and why, what would help your brand, shares of interactions, groups, unusual days and missing data.';

export function englishRefusal({ reason, words }: Refusal): string[] {
  switch (reason) {
    case 'empty':
      return [canAnswer];
    case 'future':
      return ['I don’t make forecasts: I only know what was measured.', canAnswer];
    case 'otherPeriod':
      return ['I answer for the chosen period only. Choose other days above to ask about them.', canAnswer];
    case 'noOwnBrand':
      return ['No brand is marked as your own company, so I don’t know whom you mean. Name the brand.'];
    case 'whichBrand':
      return ['I don’t know which brand you mean. Name it, please.'];
    case 'unknownWords':
      return words.length === 0
        ? ['I don’t understand this question.', canAnswer]
        : [`I don’t know “${words.slice(0, 3).join('”, “')}” as a brand of this project or as a score.`, canAnswer];
  }
}

export const englishQuestions = (
  score: Readonly<Record<ScoreName, string>>,
  possessive: (brand: string) => string,
): Language['questions'] => ({
  why: (brand, of, isUp) => `Why did ${possessive(brand)} ${score[of]} ${isUp ? 'rise' : 'fall'}?`,
  compare: (brand) => `Compare us with ${brand}`,
  compareTwo: (one, other) => `Compare ${one} and ${other}`,
  standing: (brand) => `How is ${brand} doing?`,
  advice: 'What should we do?',
  movers: 'Who moved the most?',
  best: (of) => `Who leads in ${score[of]}?`,
  voice: 'Who has the largest share of voice?',
  missing: 'Which data is missing?',
  unusual: 'Was anything unusual?',
});
