import type { scores as english } from '../en/scores.ts';
import type { TextShape } from '../text-shape.ts';

export const scores: TextShape<typeof english> = {
  interest: 'Interesse',
  trust: 'Vertrauen',
  passion: 'Engagement',
  relevanceStrength: 'Relevanz: Stärke',
  relevanceBreadth: 'Relevanz: Breite',
  friction: 'Rivalität',
  presence: 'Reichweite',
  energy: 'Vitalität',
  powerrank: 'Powerrank',
  needs_interest: 'Für Interesse sind Interaktionen oder Follower an mindestens zwei Tagen nötig.',
  needs_trust: 'Für Vertrauen sind eine Bewertung bei Trustpilot oder Listen und Follower bei Twitter nötig.',
  needs_passion:
    'Für Engagement sind Beiträge, Interaktionen und Follower nötig; bei YouTube genügen Beiträge und Interaktionen.',
  needs_relevanceStrength:
    'Für die Stärke der Relevanz sind Follower, Beiträge mit Interaktionen oder Rezensionen bei Trustpilot nötig.',
  needs_relevanceBreadth:
    'Für die Breite der Relevanz sind Follower, Beiträge mit Interaktionen oder Rezensionen bei Trustpilot nötig.',
  needs_friction:
    'Für Rivalität ist mindestens eines davon nötig: Kommentare mit Interaktionen, eine Bewertung bei Trustpilot oder Follower an mindestens zwei Tagen.',
  needs_presence: 'Für Reichweite sind Follower nötig.',
  needs_energy: 'Für Vitalität sind Beiträge oder Follower an mindestens zwei Tagen nötig.',
  needs_powerrank: 'Für den Powerrank ist mindestens einer der Werte nötig, aus denen er entsteht.',
  nobodyHas: 'In diesem Zeitraum für keine dieser Marken bekannt: {{what}}.',
  toData: 'Erhobene Daten ansehen',
  collectFigures: 'Daten erheben',
  collectOrImport: 'Daten erheben oder importieren',
  unlike: 'Ein Teil der Änderung entsteht, weil in den beiden Zeiträumen unterschiedliche Daten bekannt sind',
};
