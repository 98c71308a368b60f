import { Button } from '@mantine/core';
import { metricForms } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricFile } from '@soundings/contract/sonar/metric-import';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { FileInput } from '#/ui/form/drop-zone.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { FileFields } from './file-fields.tsx';
import classes from './import-dialog.module.css';
import { ImportFailureText } from './import-failure-text.tsx';
import { namelessFigures, openQuestions } from './mapping.ts';
import { MetricColumns } from './metric-columns.tsx';
import { findUnknownNames, UnknownNames, withoutUnknownNames } from './unknown-names.tsx';
import { type ChosenFile, type MetricImport, metricFileKinds, metricFileLimit } from './use-metric-import.ts';

interface Props {
  projectId: string;
  chosen: ChosenFile;
  state: MetricImport;
  onCancel: () => void;
}

export function MappingStep({ projectId, chosen, state, onCancel }: Props) {
  const { t } = useTranslation();
  const { read, facts, mapping, unknownNames } = chosen;
  const hasUnknown = findUnknownNames(state.failure?.error).length > 0;
  const otherErrors = withoutUnknownNames(state.failure?.error);
  const isOnlyNames = hasUnknown && otherErrors.length === 0;
  const failureAt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.failure) failureAt.current?.scrollIntoView({ block: 'nearest' });
  }, [state.failure]);
  const figures = namelessFigures(mapping).length;
  const open = [
    ...openQuestions(mapping, facts).map((question) =>
      question === 'value' ? t(`sonarImport.open_value_${mapping.form}`) : t(`sonarImport.open_${question}`),
    ),
    ...(figures > 0 ? [t('sonarImport.open_figure', { count: figures, n: formatNumber(figures) })] : []),
  ];
  return (
    <>
      <div className={classes.step}>
        <div ref={failureAt}>
          {state.failure && !isOnlyNames && (
            <ImportFailureText
              failure={state.failure}
              advice={t('sonarImport.importAdvice')}
              {...(hasUnknown && { errors: otherErrors })}
            />
          )}
          {unknownNames.length > 0 && (
            <UnknownNames projectId={projectId} names={unknownNames} mapping={mapping} onMapping={state.setMapping} />
          )}
        </div>
        <ChosenFileFacts read={read} problem={state.problem} onReplace={state.choose} />
        <ReadOfWorkbook read={read} />
        <div className={classes.forms}>
          <Segmented
            label={t('sonarImport.forms')}
            value={mapping.form}
            options={metricForms.map((form) => ({ value: form, label: t(`sonarImport.form.${form}`) }))}
            onChange={(form) => state.setMapping({ ...mapping, form, missingDaysAreZero: form === 'posts' })}
          />
          <p className={classes.lead}>{t(`sonarImport.formHelp.${mapping.form}`)}</p>
        </div>
        <FileFields projectId={projectId} facts={facts} mapping={mapping} onMapping={state.setMapping} />
        <MetricColumns read={read} mapping={mapping} onMapping={state.setMapping} />
      </div>
      <div className={classes.foot}>
        <div className={classes.open} role="status">
          <ul>
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className={classes.actions}>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="filled" disabled={open.length > 0} onClick={state.start}>
            {t('sonarImport.import')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** What of a workbook is read or not, where that may not be expected. */
function ReadOfWorkbook({ read: { otherSheets, hiddenRows } }: { read: MetricFile }) {
  const { t } = useTranslation();
  if (otherSheets.length === 0 && hiddenRows === 0) return null;
  return (
    <InlineAlert tone="warning">
      {otherSheets.length > 0 && <p>{t('sonarImport.otherSheets', { sheets: otherSheets.join(', ') })}</p>}
      {hiddenRows > 0 && <p>{t('sonarImport.hiddenRows', { count: hiddenRows, n: formatNumber(hiddenRows) })}</p>}
    </InlineAlert>
  );
}

interface ChosenFileFactsProps {
  read: MetricFile;
  problem: MetricImport['problem'];
  onReplace: (file: File) => void;
}

function ChosenFileFacts({ read, problem, onReplace }: ChosenFileFactsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <div className={classes.file}>
        <IconFileSpreadsheet size={20} stroke={1.7} aria-hidden="true" />
        <p>
          <strong>{read.fileName}</strong>
          <span>
            {t('sonarImport.facts', {
              rows: formatNumber(read.rows),
              columns: formatNumber(read.columns.length),
            })}
          </span>
        </p>
        <label className={classes.replace} htmlFor={id}>
          <FileInput id={id} label={t('sonarImport.replaceFile')} accept={metricFileKinds} onFile={onReplace} />
          {t('sonarImport.replaceFile')}
        </label>
      </div>
      {problem?.code && (
        <p className={classes.problem} role="alert">
          {t(`sonarImport.${problem.code}`, { name: problem.name, size: metricFileLimit })}
        </p>
      )}
    </>
  );
}
