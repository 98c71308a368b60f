import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import classes from './dataset-dialog.module.css';
import type { Changes } from './dataset-draft.ts';

const fields = [
  'brandCompany',
  'domain',
  'country',
  'competitorType',
  'categories',
  'groups',
  'products',
  'services',
  'inEcosystem',
  'inFocus',
  'myCompany',
] as const;

/** What somebody else made of the brand while the dialog was open; what was typed here is kept. */
export function ChangedMeanwhile({ changes }: { changes: Changes }) {
  const { t } = useTranslation();
  const valueText = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'sonar.changedYes' : 'sonar.changedNo');
    if (!Array.isArray(value)) return String(value);
    const parts = value.map((part) => (typeof part === 'string' ? part : String((part as { url: string }).url)));
    return parts.length === 0 ? t('sonar.changedNothing') : parts.join(', ');
  };
  const nameOf = (field: string): string => {
    const known = fields.find((each) => each === field);
    if (known !== undefined) return t(`sonar.${known}`);
    return t(`sonar.network.${field.slice('socials.'.length) as SocialNetwork}`);
  };
  return (
    <InlineAlert tone="error">
      {t('sonar.changedMeanwhile')}
      <ul className={classes.changes}>
        {Object.entries(changes).map(([field, value]) => (
          <li key={field}>{t('sonar.changedTo', { field: nameOf(field), value: valueText(value) })}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
