export const settings = {
  title: 'Settings',
  tabs: 'Settings by product',
  tab_ID8: 'ID8',
  tab_SCOUTV2: 'Scout',
  tab_RESONANCE: 'Resonance',
  tab_SONAR: 'Sonar',
  agentsComeWithId8: 'Agents come with ID8',
  writersComeWithScout: 'Writers come with Scout',
  nothingYet: 'Nothing to set for {{product}} yet',
  nothingYet_RESONANCE: 'How a project’s charts look is set in the project itself: “Edit” in its menu, then “Theme”.',
  nothingYet_SONAR: 'What a project measures, and from when, is set in the project itself: “Edit” in its menu.',
  showProjects: 'Show {{product}} projects',
} as const;
