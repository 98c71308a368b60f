export const emptyWorkspace = {
  lead: 'There are no projects yet. Three ways to begin:',
  sonar: 'Benchmark brands',
  sonarText:
    'Names and domains are enough. Sonar finds the profiles, collects their figures, or takes yours from a file, and ranks the brands.',
  sonarAction: 'Add brands',
  survey: 'Analyse a survey',
  surveyText:
    'Upload the answers as they were exported (xlsx, csv or sav). Resonance shows which message resonates with whom.',
  surveyAction: 'Upload a survey',
  demo: 'Look around',
  demoText: 'Seven projects with invented data, at least one of each type. You can remove them with one click.',
  demoAction: 'Load the demo',
  demoWait: 'This takes a few seconds …',
} as const;
