import type { settings as english } from '../en/settings.ts';
import type { TextShape } from '../text-shape.ts';

export const settings: TextShape<typeof english> = {
  title: 'Einstellungen',
  tabs: 'Einstellungen nach Produkt',
  tab_ID8: 'ID8',
  tab_SCOUTV2: 'Scout',
  tab_RESONANCE: 'Resonance',
  tab_SONAR: 'Sonar',
  agentsComeWithId8: 'Agenten sind mit ID8 verfügbar',
  writersComeWithScout: 'Autoren sind mit Scout verfügbar',
  nothingYet: 'Noch keine Einstellungen für {{product}}',
  nothingYet_RESONANCE:
    'Wie die Diagramme eines Projekts aussehen, legen Sie im Projekt selbst fest: „Bearbeiten“ in seinem Menü, dann „Gestaltung“.',
  nothingYet_SONAR: 'Was ein Projekt misst und ab wann, legen Sie im Projekt selbst fest: „Bearbeiten“ in seinem Menü.',
  showProjects: '{{product}}-Projekte zeigen',
};
