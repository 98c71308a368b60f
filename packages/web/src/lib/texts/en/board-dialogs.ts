export const onward = {
  ideaOf: '{{headline}} ({{name}})',
  ideaHelp: 'Open this idea in its ID8 project.',
  theProjects: 'the projects',
  targetProject: 'Project',
  chooseProject: 'Choose a project',
  targetUrl: 'URL',
  targetUrlHelp: 'The page that the messages are about',
  urlIsRequired: 'Enter a URL.',
  sendOnCut: '{{n}} go at once: the first ones are sent.',
  sendOn: 'Send',
  couldntSendOn: 'Couldn’t send the messages',
  sentOn_one: '{{n}} message sent to {{name}}',
  sentOn_other: '{{n}} messages sent to {{name}}',
  createProject: 'Create a project',
  openTarget: 'Open project',
  sendThisOn: 'Send on…',
  sendOnTitle_one: 'Send {{n}} idea on',
  sendOnTitle_other: 'Send {{n}} ideas on',
  sendOnHelp:
    'The headline becomes a message: in Scout on the board, in Genie to be predicted. It keeps a link to its idea.',
  noTargets: 'There is no Scout or Genie project that you can open.',
} as const;

export const feedback = {
  clientsSaid: 'What clients said',
  comments: 'Comments',
  comment: 'Comment',
  sendComment: 'Send comment',
  likeIt: 'Like',
  takeLikeBack: 'Take like back',
  yourName: 'Your name',
  yourNameHelp: 'Shown with your likes and comments',
  nameFirst: 'Enter your name first.',
  couldntSaveLike: 'Couldn’t save your like',
  couldntComment: 'Couldn’t send the comment',
} as const;

export const photo = {
  pagePhoto: 'Photo from the page',
  pagePhotoHelp: 'Shown on the boards instead of a drawing',
  noPhoto: 'None',
  lookAtPhoto: 'Look at this photo',
  photoIsLicensed: 'The customer owns this photo or is licensed to advertise with it.',
  confirmLicence: 'Confirm the licence, or choose no photo.',
  photoUsed: 'Photo',
  photoConfirmed: '{{url}}, licence confirmed by {{name}} on {{date}}',
} as const;

export const ideaMap = {
  title: 'How far the ideas are spread',
  theMap: 'the map',
  help: 'Each dot carries its idea’s number; ideas near each other say similar things. Dots that would cover each other are moved aside. Dashed circles with a letter are empty regions: nothing is there yet.',
  label_one: '{{n}} idea by meaning',
  label_other: '{{n}} ideas by meaning',
  unnamed: 'Headlines that the map shows as numbers',
  emptyRegions: 'Empty regions',
  nothingNear: 'No idea of this type yet about: {{subject}}',
  ideasFromHere: 'Generate ideas here',
} as const;

export const conceptImage = {
  openVersion: 'Open version',
  customHelp: 'What should be seen, and which words should it carry?',
  describeFirst: 'Describe the image first.',
  description: 'Description',
  makeImages: 'Make images',
  modifyHelp: 'What should be different? The images so far stay.',
  askedFor: 'Asked for',
  compareHelp: 'Choose a version to compare it with the open one.',
  compare: 'Share of the other version',
  compared: 'Compared',
  open: 'Open',
  drawnBy: 'Drawn by',
  newHeadline: 'New headline: “{{text}}”',
  revised: 'Revised',
  headlineChanged: 'Headline changed from “{{from}}” to “{{to}}”',
  versions: 'Versions',
} as const;
