export const settings = {
  title: 'Settings',
  tabs: 'Settings by product',
  tab_ID8: 'ID8',
  tab_SCOUTV2: 'Scout',
  tab_RESONANCE: 'Resonance',
  tab_SONAR: 'Sonar',
  agentsComeWithId8: 'Agents will be available with ID8',
  writersComeWithScout: 'Writers will be available with Scout',
  nothingYet: 'No settings for {{product}} yet',
  nothingYet_RESONANCE: 'Set how a project’s charts look in the project itself: “Edit” in its menu, then “Theme”.',
  nothingYet_SONAR: 'Set what a project measures, and from when, in the project itself: “Edit” in its menu.',
  showProjects: 'Show {{product}} projects',
} as const;
