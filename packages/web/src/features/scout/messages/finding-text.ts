import type { BoardMessage } from '@soundings/contract/board/board';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

export type Finding = BoardMessage['findings'][number];

export const findingText = (t: TFunction, finding: Finding): string => {
  switch (finding.kind) {
    case 'use':
      return t('scout.finding_use', { terms: finding.terms.join(', ') });
    case 'avoid':
      return t(finding.instead === '' ? 'scout.finding_avoid' : 'scout.finding_avoidInstead', finding);
    case 'claim':
      return t(finding.proof === '' ? 'scout.finding_claim' : 'scout.finding_claimProof', finding);
    case 'length': {
      const { channel, length, max } = finding;
      const values = { channel: t(`scout.channel_${channel}`), length: formatNumber(length), max: formatNumber(max) };
      return t('scout.finding_length', values);
    }
    case 'readingLevel':
      return t('scout.finding_readingLevel', {
        formula: t(`scout.formula_${finding.formula}`),
        value: formatNumber(finding.value),
        limit: formatNumber(finding.limit),
      });
    case 'address':
      return t(`scout.finding_address_${finding.expected}`, { word: finding.word });
    case 'tone': {
      const tone = t(`scout.tone_${finding.tone}`);
      return finding.tone === 'EXCLAMATION' ? tone : t('scout.finding_tone', { tone, word: finding.word });
    }
  }
};

export const findingKey = (finding: Finding): string => `${finding.kind} ${finding.start} ${finding.end}`;
