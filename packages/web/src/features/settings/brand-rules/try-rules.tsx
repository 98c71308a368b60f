import { Textarea } from '@mantine/core';
import type { ScreeningFinding } from '@soundings/contract/board/screening';
import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { screenMessage } from '@soundings/engine/screening/screen-message';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './brand-rules.module.css';

export function TryRules({ rules }: { rules: BrandRules }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const findings = screenMessage(message, rules, findTextLanguage(message));
  return (
    <div className={classes.fields}>
      <Textarea
        label={t('brandRules.tryMessage')}
        autosize
        minRows={2}
        maxLength={2000}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <div role="status">
        {message.trim() === '' ? null : findings.length === 0 ? (
          <p className={classes.clear}>
            <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
            {t('brandRules.nothingFound')}
          </p>
        ) : (
          <>
            <p className={classes.count}>{t('brandRules.found', { count: findings.length })}</p>
            <ul className={classes.findings}>
              {findings.map((finding) => (
                <li key={`${finding.kind} ${finding.start} ${finding.end} ${reasonOf(t, message, finding)}`}>
                  <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
                  <span>
                    {reasonOf(t, message, finding)}
                    {finding.kind === 'claim' && finding.address !== '' ? (
                      <>
                        {' '}
                        <a href={finding.address} target="_blank" rel="noreferrer">
                          {new URL(finding.address).hostname}
                        </a>
                      </>
                    ) : null}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

const formulas = { flesch: 'Flesch', amstad: 'Amstad', lix: 'LIX' } as const;

const reasonOf = (t: TFunction, message: string, finding: ScreeningFinding): string => {
  const word = message.slice(finding.start, finding.end);
  switch (finding.kind) {
    case 'use':
      return t('brandRules.reason_use', { terms: finding.terms.join(', ') });
    case 'avoid':
      return finding.instead === ''
        ? t('brandRules.reason_avoid', { word })
        : t('brandRules.reason_avoidInstead', { word, instead: finding.instead });
    case 'claim':
      return finding.proof === '' && finding.address === ''
        ? t('brandRules.reason_claimUnproven', { word })
        : t('brandRules.reason_claim', { word, proof: finding.proof });
    case 'length':
      return t('brandRules.reason_length', {
        length: formatNumber(finding.length, 0),
        max: formatNumber(finding.max, 0),
        channel: t(`brandRules.channel_${finding.channel}`),
      });
    case 'readingLevel':
      return t('brandRules.reason_readingLevel', {
        formula: formulas[finding.formula],
        value: formatNumber(finding.value, 0),
        limit: formatNumber(finding.limit, 0),
      });
    case 'address':
      return t('brandRules.reason_address', { word });
    case 'tone':
      return t('brandRules.reason_tone', { word, tone: t(`brandRules.tone_${finding.tone}`) });
  }
};
