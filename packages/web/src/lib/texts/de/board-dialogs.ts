import type {
  conceptImage as englishConceptImage,
  feedback as englishFeedback,
  ideaMap as englishIdeaMap,
  onward as englishOnward,
  photo as englishPhoto,
} from '../en/board-dialogs.ts';
import type { TextShape } from '../text-shape.ts';

export const onward: TextShape<typeof englishOnward> = {
  ideaOf: '{{headline}} ({{name}})',
  ideaHelp: 'Diese Idee in ihrem ID8-Projekt öffnen.',
  theProjects: 'Die Projektliste',
  targetProject: 'Projekt',
  chooseProject: 'Projekt wählen',
  targetUrl: 'URL',
  targetUrlHelp: 'Die Seite, um die es in den Botschaften geht',
  urlIsRequired: 'Geben Sie eine URL ein.',
  sendOnCut: 'Auf einmal gehen {{n}}: Die ersten werden gesendet.',
  sendOn: 'Senden',
  couldntSendOn: 'Die Botschaften konnten nicht gesendet werden',
  sentOn_one: '{{n}} Botschaft an {{name}} gesendet',
  sentOn_other: '{{n}} Botschaften an {{name}} gesendet',
  createProject: 'Projekt erstellen',
  openTarget: 'Projekt öffnen',
  sendThisOn: 'Weitergeben …',
  sendOnTitle_one: '{{n}} Idee weitergeben',
  sendOnTitle_other: '{{n}} Ideen weitergeben',
  sendOnHelp:
    'Die Headline wird zu einer Botschaft: in Scout auf dem Board, in Genie mit Vorhersage. Sie behält einen Link zu ihrer Idee.',
  noTargets: 'Es gibt kein Scout- oder Genie-Projekt, das Sie öffnen können.',
};

export const feedback: TextShape<typeof englishFeedback> = {
  clientsSaid: 'Was Kunden sagten',
  comments: 'Kommentare',
  comment: 'Kommentar',
  sendComment: 'Kommentar senden',
  likeIt: 'Gefällt mir',
  takeLikeBack: '„Gefällt mir“ zurücknehmen',
  yourName: 'Ihr Name',
  yourNameHelp: 'Steht bei Ihren Kommentaren und „Gefällt mir“',
  nameFirst: 'Geben Sie zuerst Ihren Namen ein.',
  couldntSaveLike: '„Gefällt mir“ konnte nicht gespeichert werden',
  couldntComment: 'Der Kommentar konnte nicht gesendet werden',
};

export const photo: TextShape<typeof englishPhoto> = {
  pagePhoto: 'Foto von der Seite',
  pagePhotoHelp: 'Steht auf den Boards anstelle einer Zeichnung',
  noPhoto: 'Keines',
  lookAtPhoto: 'Dieses Foto ansehen',
  photoIsLicensed: 'Das Foto gehört dem Kunden, oder er darf damit werben.',
  confirmLicence: 'Bestätigen Sie die Lizenz, oder wählen Sie kein Foto.',
  photoUsed: 'Foto',
  photoConfirmed: '{{url}}, Lizenz bestätigt von {{name}} am {{date}}',
};

export const ideaMap: TextShape<typeof englishIdeaMap> = {
  title: 'Wie weit die Ideen auseinanderliegen',
  theMap: 'Die Karte',
  help: 'Jeder Punkt trägt die Nummer seiner Idee; nahe Ideen sagen Ähnliches. Punkte, die einander verdecken würden, sind auseinandergerückt. Gestrichelte Kreise mit einem Buchstaben sind leere Bereiche: Dort ist noch nichts.',
  label_one: '{{n}} Idee nach Bedeutung',
  label_other: '{{n}} Ideen nach Bedeutung',
  unnamed: 'Headlines, die die Karte als Zahlen zeigt',
  emptyRegions: 'Leere Bereiche',
  nothingNear: 'Noch keine Idee dieser Art zu: {{subject}}',
  ideasFromHere: 'Ideen hier generieren',
};

export const conceptImage: TextShape<typeof englishConceptImage> = {
  openVersion: 'Geöffnete Version',
  customHelp: 'Was soll zu sehen sein, und welche Worte soll es tragen?',
  describeFirst: 'Beschreiben Sie zuerst das Bild.',
  description: 'Beschreibung',
  makeImages: 'Bilder erstellen',
  modifyHelp: 'Was soll anders werden? Die bisherigen Bilder bleiben.',
  askedFor: 'Gewünscht',
  compareHelp: 'Wählen Sie eine Version, um sie mit der geöffneten zu vergleichen.',
  compare: 'Anteil der anderen Version',
  drawnBy: 'Gezeichnet von',
  compared: 'Verglichen',
  open: 'Geöffnet',
  newHeadline: 'Neue Überschrift: „{{text}}“',
  revised: 'Überarbeitet',
  headlineChanged: 'Überschrift geändert von „{{from}}“ zu „{{to}}“',
  versions: 'Versionen',
};
