export const resonanceWeighting = {
  title: 'Weighting',
  help: 'Give audiences the shares they have in your market. All figures then count by these weights.',
  variables: 'Variables',
  variablesHelp: 'Those whose audiences don’t overlap.',
  noVariables: 'This project has no variable to weight by: each needs audiences that don’t overlap.',
  ownWeights: 'The file has weights of its own. Weighting starts from them.',
  audience: 'Audience',
  base: 'Base',
  now: 'Before',
  target: 'Target',
  targetOf: 'Target share of {{audience}} in {{variable}}',
  sum: 'Sum {{sum}}',
  unanswered_one: '{{n}} respondent has no answer here and keeps their weight.',
  unanswered_other: '{{n}} respondents have no answer here and keep their weights.',
  largest: 'Largest weight',
  largestHelp:
    'No one counts for more than this many average respondents. Targets are then met as closely as that allows.',
  anyWeight: 'Any',
  weight: 'Weight answers',
  remove: 'Remove weighting',
  weightedTo: 'Weighted to {{variables}}, efficiency {{efficiency}}.',
  range: 'Weights from {{smallest}} to {{biggest}}.',
  cut_one: '{{n}} weight was cut; the shares are off by up to {{deviation}} percentage points.',
  cut_other: '{{n}} weights were cut; the shares are off by up to {{deviation}} percentage points.',
  refused_nobody:
    'No one in {{variable}} is “{{audience}}”, so it can’t be given a share. Join it with another audience first.',
  refused_noConvergence:
    'These shares contradict each other, so no weights meet them all. Use fewer variables, or check the targets.',
  done: 'The answers were weighted',
  failed: 'Couldn’t weight the answers',
  removed: 'The weighting was removed',
  removeFailed: 'Couldn’t remove the weighting',
} as const;

export const wavesEdit = {
  title: 'Earlier waves',
  help: 'Projects of the same questionnaire that came before this one. Their messages and audiences are joined by name.',
  earlier: 'Earlier waves, the earliest first',
  earlierHelp: 'They appear in the order you choose them.',
  choose: 'Choose projects',
  matchesHelp:
    'These messages have no message of the same text in a wave. Choose the one that matches, or leave it out.',
  leftOut: 'Left out',
  save: 'Save waves',
  done: 'The waves were saved',
  failed: 'Couldn’t save the waves',
} as const;

export const significance = {
  confidence: 'Confidence',
  confidenceHelp: 'What intervals cover, and how sure a difference must be.',
  correction: 'Correction for many tests',
  correctionHelp: 'Keeps chance differences rare where a table has many tests.',
  correction_none: 'None',
  correction_holm: 'Holm (no false difference per table)',
  correction_benjaminiHochberg: 'Benjamini–Hochberg (few false differences)',
} as const;
