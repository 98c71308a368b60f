export const live = {
  cantConnectToProjectStratusTracker: 'Can’t connect to the project status tracker',
  cantConnectHelp: 'What others do in this project appears late. The connection is tried again every few seconds.',
  projectInUse: 'The project is in use',
  thisProjectIsCurrentlyUsing: 'This project is currently used by {{username}}. Try again when they are done.',
  someoneElse: 'someone else',
} as const;
