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
  needs_interest: 'Interesse braucht Interaktionen oder Follower an mindestens zwei Tagen.',
  needs_trust: 'Vertrauen braucht eine Bewertung bei Trustpilot oder bei Twitter Listen und Follower.',
  needs_passion: 'Engagement braucht Beiträge und Interaktionen zusammen mit Followern; bei YouTube ohne diese.',
  needs_relevanceStrength:
    'Die Stärke der Relevanz braucht Follower, Beiträge mit Interaktionen oder Rezensionen bei Trustpilot.',
  needs_relevanceBreadth:
    'Die Breite der Relevanz braucht Follower, Beiträge mit Interaktionen oder Rezensionen bei Trustpilot.',
  needs_friction:
    'Rivalität braucht mindestens eines davon: Kommentare mit Interaktionen, eine Bewertung bei Trustpilot, Follower an mindestens zwei Tagen.',
  needs_presence: 'Reichweite braucht Follower.',
  needs_energy: 'Vitalität braucht Beiträge oder Follower an mindestens zwei Tagen.',
  needs_powerrank: 'Der Powerrank braucht mindestens einen der Werte, aus denen er entsteht.',
  provisional: 'vorläufig',
  provisionalHelp: 'Vorläufiger Rang: Weniger als die Hälfte dessen, woraus der Powerrank besteht, ist bekannt.',
  provisionalPlace: '{{place}} (vorläufig)',
  placeIs: 'Powerrank, Rang ist',
  nobodyHas: 'In diesem Zeitraum von keiner dieser Marken bekannt: {{what}}.',
  toData: 'Gesammelte Daten ansehen',
  collectFigures: 'Zahlen sammeln',
  collectOrImport: 'Zahlen sammeln oder importieren',
  unlike: 'Zum Teil liegt die Veränderung daran, dass nicht in beiden Zeiträumen dasselbe bekannt ist',
};
