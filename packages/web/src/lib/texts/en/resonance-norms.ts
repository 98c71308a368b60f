export const norms = {
  title: 'Compared with other projects',
  everyone: 'all respondents',
  thisMessage: 'this message',
  lowest: 'lowest',
  middle: 'median {{value}}',
  highest: 'highest',
  track: '{{metric}} {{value}}; comparable messages from {{low}} to {{high}}, median {{median}}',
  rank_one:
    '{{metric}} is higher than {{rank}} of {{messages}} comparable messages from {{projects}} project ({{dates}}).',
  rank_other:
    '{{metric}} is higher than {{rank}} of {{messages}} comparable messages from {{projects}} projects ({{dates}}).',
  few_one:
    '{{metric}} isn’t ranked among other projects yet: that takes {{least}} comparable messages from {{leastProjects}} projects, and there are {{messages}} from {{projects}}.',
  few_other:
    '{{metric}} isn’t ranked among other projects yet: that takes {{least}} comparable messages from {{leastProjects}} projects, and there are {{messages}} from {{projects}}.',
} as const;
