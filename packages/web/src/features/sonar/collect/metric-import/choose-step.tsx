import { Anchor } from '@mantine/core';
import { metricForms } from '@soundings/contract/sonar/metric-file-choices';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { DropZone, DropZoneLink } from '#/ui/form/drop-zone.tsx';
import classes from './import-dialog.module.css';
import { ImportFailureText } from './import-failure-text.tsx';
import { type MetricImport, metricFileKinds, metricFileLimit } from './use-metric-import.ts';

export function ChooseStep({ state }: { state: MetricImport }) {
  const { t } = useTranslation();
  const { problem, failure } = state;
  const language = currentLanguage();
  return (
    <div className={classes.step}>
      {failure && <ImportFailureText failure={failure} advice={t('sonarImport.notReadAdvice')} />}
      <DropZone
        id={useId()}
        label={t('sonarImport.file')}
        accept={metricFileKinds}
        required
        isTall
        onFile={state.choose}
        error={problem?.code ? t(`sonarImport.${problem.code}`, { name: problem.name, size: metricFileLimit }) : null}
        icon={<IconFileSpreadsheet size={22} stroke={1.7} />}
        dropNow={t('sonarImport.dropNow')}
        kinds={t('sonarImport.fileKinds', { size: metricFileLimit })}
      >
        <DropZoneLink drop={t('sonarImport.dropHere')}>{t('sonarImport.chooseFile')}</DropZoneLink>
      </DropZone>
      <p className={classes.lead}>{t('sonarImport.lead')}</p>
      {metricForms.map((form) => {
        const file = `metrics-${form}-${language}.csv`;
        const named = t(`sonarImport.form.${form}`);
        return (
          <div key={form} className={classes.form}>
            <div className={classes.formHead}>
              <h3>{named}</h3>
              <Anchor
                size="sm"
                href={`/templates/${file}`}
                download={file}
                aria-label={t('sonarImport.templateOf', { form: named })}
              >
                {t('sonarImport.template')}
              </Anchor>
            </div>
            <p>{t(`sonarImport.formHelp.${form}`)}</p>
            <SampleTable label={named} text={t(`sonarImport.sample.${form}`)} />
          </div>
        );
      })}
      <p className={classes.lead}>{t('sonarImport.rules')}</p>
    </div>
  );
}

interface Props {
  label: string;
  text: string;
}

function SampleTable({ label, text }: Props) {
  const [headings = [], ...rows] = text.split('\n').map((line) => line.split(/[,;]/));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.sample} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td key={headings[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
