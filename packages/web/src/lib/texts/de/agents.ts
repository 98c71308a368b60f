import type { agents as english } from '../en/agents.ts';
import type { TextShape } from '../text-shape.ts';

export const agents: TextShape<typeof english> = {
  title: 'Agenten',
  lead: 'Ein Agent sagt ID8, wie Ideen gefunden werden. Wer ein ID8-Projekt anlegt, wählt einen von ihnen oder schreibt Anweisungen nur für dieses Projekt.',
  filters: 'Agenten filtern',
  search: 'Agenten suchen',
  newAgent: 'Neuer Agent',
  allAgents: 'Alle Agenten',
  editAgent: 'Agent bearbeiten',
  ownAgent: 'Eigener Agent eines Projekts',
  ownLead: 'Er gehört zu einem Projekt, das allein ihm folgt.',
  editLead: 'Projekte folgen den neuen Anweisungen ab ihren nächsten Ideen.',
  createLead: 'Er steht für ID8-Projekte zur Wahl, sobald er gespeichert ist.',
  column_name: 'Name',
  column_instructions: 'Anweisungen',
  column_count: 'Projekte',
  noMatch: 'Keine passenden Agenten',
  noneYet: 'Noch keine Agenten',
  noneYetHelp:
    'ID8-Projekte können weiterhin eigenen Anweisungen folgen. Legen Sie einen Agenten an, um dieselben in vielen zu verwenden.',
  couldntPullAgents: 'Die Agenten konnten nicht geladen werden',
  couldntPullAgent: 'Der Agent konnte nicht geladen werden',
  notFound: 'Agent nicht gefunden',
  basics: 'Agent',
  basicsHelp: 'Benennen Sie ihn nach seiner Methode. Die Anweisungen werden vor jeder Idee gelesen.',
  name: 'Name',
  nameHelp: 'Eindeutig, denn Projekte wählen Agenten nach dem Namen.',
  instructions: 'Anweisungen',
  instructionsHelp:
    'Welche Schritte zu gehen sind, worauf zu achten und was zu vermeiden ist. Jede Idee hat Art, Überschrift, Verwandlung und Umsetzung.',
  instructionsExample:
    'Finde Ideen in … 1. Liste aus der Quelle auf, … 2. Frage bei jedem, … 3. Schreibe zu den stärksten je eine Idee …',
  create: 'Agent anlegen',
  deleteAgent: 'Agent löschen',
  keepAgent: 'Agent behalten',
  deleteText: 'Kein Projekt folgt ihm. Er kann nicht wiederhergestellt werden.',
  deleteBuiltInText:
    'Kein Projekt folgt ihm. Er gehörte zu Soundings und kommt auch mit Aktualisierungen nicht wieder.',
  agentHasBeenAddedSuccessfully: 'Der Agent wurde angelegt',
  addedText: '„{{name}}“ steht nun für ID8-Projekte zur Wahl.',
  agentHasBeenChangedSuccessfully: 'Der Agent wurde geändert',
  changedText: 'Bisher gefundene Ideen bleiben, wie sie sind.',
  agentHasBeenRemovedSuccessfully: 'Der Agent wurde gelöscht',
  couldntCreateAgent: 'Der Agent konnte nicht angelegt werden',
  couldntChangeAgent: 'Der Agent konnte nicht geändert werden',
  couldntDeleteAgent: 'Der Agent konnte nicht gelöscht werden',
};
