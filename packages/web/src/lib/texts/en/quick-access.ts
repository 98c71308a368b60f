export const palette = {
  open: 'Search or jump to',
  placeholder: 'Search projects, pages and actions',
  recent: 'Recent',
  newest: 'Newest projects',
  searchAll: 'Search all projects for “{{query}}”',
  create: 'New project',
  goOn: 'Go on with',
  toChoose: 'to choose',
  toOpen: 'to open',
  toClose: 'to close',
  projects: 'Projects',
  pages: 'Pages',
  actions: 'Actions',
  nothing: 'Nothing found for “{{query}}”',
  searching: 'Searching …',
  couldntSearch: 'The search failed. Pages and actions still work.',
  newProject: 'New project: {{type}}',
  addUser: 'Add a user',
  addCustomer: 'Add a customer',
  toLight: 'Use the light theme',
  toDark: 'Use the dark theme',
  toEnglish: 'Switch to English',
  toGerman: 'Auf Deutsch umstellen',
  help: 'Help and shortcuts of this page',
  signOut: 'Sign out',
  agents: 'Settings: ID8 agents',
  writers: 'Settings: Scout writers',
  assistants: 'Settings: assistants',
  ai: 'Settings: AI',
  predictions: 'Settings: predictions',
  agency: 'Settings: your agency',
  agencyWords: 'logo brand color colour name white label imprint',
  languageWords: 'language Sprache English Englisch German Deutsch',
} as const;

export const help = {
  title: 'Help',
  open: 'Help and shortcuts',
  shortcuts: 'Shortcuts',
  key_palette: 'Search projects, pages and actions',
  key_help: 'Show this help',
  key_search: 'Go to the search field of the list',
  key_arrows: 'Move within a table, a chart, a list or tabs',
  key_open: 'Open what has the focus',
  key_escape: 'Close a dialog or a menu',
  key_menu: 'Open the menu of a row or card (also Shift+F10)',
  key_send: 'Send the message',
  key_newLine: 'Start a new line in the message',
  key_stop: 'Stop the answer, from the message field',
  key_editLast: 'Edit the last question, from the empty message field',
  key_newConversation: 'Begin a new conversation',
  key_nextMessage: 'Go to the next or the previous message',
  key_selectMessage: 'Select the message, or take it out of the selection',
  key_selectRange: 'Select along the way (also Shift and a click)',
  key_likeMessage: 'Like the message, which makes it final',
  key_editMessage: 'Edit the message',
  key_messageInfo: 'Show details and history of the message',
  key_deleteMessage: 'Delete the message, with undo',
  key_orderFinals: 'Move a final message up or down',
  page_playground:
    'Ask an assistant about your projects, files and web pages. Figures link to where they come from; numbers like 2.14 open the passage an answer quotes.',
  page_projects:
    'Every project you can open, with its latest result. Filter by type or person, or switch to the table to compare.',
  page_create:
    'Choose what you want to find out; the page that follows says what you need for it. Sonar and Resonance work at once, the other types keep their settings until they open.',
  page_createSonar:
    'Names and domains of brands are enough: their profiles are found on their websites. You can also import a file with one brand a line.',
  page_createResonance:
    'Upload a survey with one respondent a line, or figures per message. You see how each column was understood and confirm what isn’t certain before anything is counted.',
  page_edit:
    'Change a project’s name, settings, people and file, or share it by password. Nothing changes until you save.',
  page_sonar:
    'Scores from 0 to 100 for every brand, where 50 is a typical brand of this market. Click any figure to see what it’s made of.',
  page_collect:
    'Check which profiles belong to each brand, then collect their figures. You can close the page meanwhile.',
  page_resonance:
    'Each message with the share of positive answers and its 95% interval. Filter by audience to compare how groups respond.',
  page_scout:
    'Messages written from a page, a file or your own text. Select the ones you like, compress them to the best of each theme, and like the final ones. Final messages can be exported, shared with a client and tested with respondents.',
  page_scoutCollect: 'Ask the agency for respondents to your messages. The request is kept and confirmed by email.',
  page_id8:
    'Ideas for a brand from a page, a file or your own text. Like, edit and select ideas; a selected idea becomes concept images.',
  page_genie:
    'Predict which message people will choose, with how sure that is, and write others that may do better. Every prediction tells what it rests on.',
  page_customers: 'Companies you work for, with the products they may use. Open one to see its projects and users.',
  page_customer: 'A company’s details, projects and users. Its users see only the projects it was given.',
  page_users: 'Everyone who can sign in, with their role. Disabled users lose access at their next click.',
  page_user:
    'A user’s details and role, and what they can open. Whoever is given a password sets their own at the next sign-in.',
  page_newCustomer:
    'A customer’s details, the products it may use, and its first users. You can change and add everything later.',
  page_createOther:
    'Above the form you see what this type needs and what you get from it. Save its settings now; results appear once the type is available.',
  page_reports: 'Reports of your projects’ figures. Open one to edit it, or make a new one from a template.',
  page_report:
    'Blocks in order, each with its figures as they are now. A file or a link freezes them as an edition that stays as it is.',
  page_path:
    'Messages on their way through your projects: the idea, the message, what Genie predicted and what Resonance measured. The same text is the same message.',
  page_addToReport: 'What of this project goes into a report. Choose blocks and a report, or begin a new one.',
  page_audit: 'Who did what and when, for everything that changes access or data. Filter by action, person or day.',
  page_alerts:
    'What changed, stopped or failed in your projects. Choose below whether you also get alerts by e-mail, and mute projects.',
  page_status: 'How the server is doing: what waits, what is slow, and what needs somebody. Only global admins see it.',
  page_settings: 'What applies to the whole workspace. Changes affect every project from now on.',
} as const;
