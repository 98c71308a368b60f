export const live = {
  cantConnectToProjectStratusTracker: 'Can’t connect to live project updates',
  cantConnectHelp: 'Changes made by others appear with a delay. We retry every few seconds.',
  projectInUse: 'The project is in use',
  thisProjectIsCurrentlyUsing: '{{username}} is currently working in this project. Try again when they’re done.',
  someoneElse: 'Someone else',
} as const;
