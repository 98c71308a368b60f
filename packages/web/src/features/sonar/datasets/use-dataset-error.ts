import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import type { sonar } from '#/lib/texts/en/sonar.ts';
import type { FieldErrors } from './dataset-fields.ts';
import { errorsAt } from './dialog/dataset-rules.ts';

type Code = keyof typeof sonar.error;

const mostOf: Partial<Record<Code, number>> = {
  labelTooLong: datasetLimits.label,
  tooManyLabels: datasetLimits.labels,
  linkTooLong: datasetLimits.link,
  tooManyLinks: datasetLimits.links,
};

/** What is wrong with a field, in the user's language; of several links, with the one it is about. */
export function useDatasetError(): (errors: FieldErrors, field: string, links?: readonly string[]) => string | null {
  const { t, i18n } = useTranslation();
  const textOf = (code: string): string => {
    const known = (i18n.exists(`sonar.error.${code}`) ? code : 'invalid') as Code;
    return t(`sonar.error.${known}`, { most: mostOf[known] ?? 0 });
  };
  return (errors, field, links = []) => {
    const lines = errorsAt(errors, field).map(({ code, at }) => {
      const link = at === null || links.length < 2 ? undefined : links[at];
      return link === undefined ? textOf(code) : t('sonar.errorIn', { link, error: textOf(code) });
    });
    return lines.length === 0 ? null : [...new Set(lines)].join(' ');
  };
}
