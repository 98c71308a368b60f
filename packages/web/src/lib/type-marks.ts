import type { ProductType } from '@soundings/contract/projects/projects';
import {
  IconAccessPoint,
  IconBinoculars,
  IconBolt,
  IconBulb,
  IconHeartbeat,
  IconSparkles,
  IconWaveSine,
  type TablerIcon,
} from '@tabler/icons-react';
import { currentLanguage, type Language } from './i18n.ts';

interface TypeMark {
  name: string;
  icon: TablerIcon;
  token: string;
}

export const typeMarks: Record<ProductType, TypeMark> = {
  SONAR: { name: 'Sonar', icon: IconAccessPoint, token: 'sonar' },
  RESONANCE: { name: 'Resonance', icon: IconWaveSine, token: 'resonance' },
  SCOUTV2: { name: 'Scout', icon: IconBinoculars, token: 'scout' },
  GENIE: { name: 'Genie', icon: IconSparkles, token: 'genie' },
  GENIE_GO: { name: 'Genie GO', icon: IconBolt, token: 'geniego' },
  ID8: { name: 'ID8', icon: IconBulb, token: 'id8' },
  PULSE: { name: 'Pulse', icon: IconHeartbeat, token: 'pulse' },
};

/** Before a word that it is joined with: German writes “Genie-GO-Projekt”. */
export const nameInCompound = (type: ProductType, language: Language = currentLanguage()): string => {
  const { name } = typeMarks[type];
  return language === 'de' ? name.replaceAll(' ', '-') : name;
};
