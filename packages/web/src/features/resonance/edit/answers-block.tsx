import { Button } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { ReplacedMapping, ResonanceFile } from '@soundings/contract/resonance/mapping';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirtyBlock } from '#/features/projects/edit/save-bar.tsx';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { asksForColumns } from '../import/file-facts.tsx';
import { FileSection, ImportProgress, showColumns } from '../import/file-section.tsx';
import { reopenResonanceFile, useBeingReplaced, useReplaceAnswers } from '../import/import.api.ts';
import { useFileUpload } from '../import/use-file-upload.ts';
import { changeKinds, findChanges } from '../mapping/changes.ts';
import { findOpenScales, type Mapping, mappingProblems, toRequest } from '../mapping/mapping.ts';
import { LazyMappingSection, preloadMapping } from '../mapping/mapping-section.lazy.tsx';
import { OpenScales, showScale } from '../mapping/open-scales.tsx';
import classes from './answers-block.module.css';
import { CurrentFile } from './current-file.tsx';

const AnalysisSections = lazy(() => import('./load-analysis.tsx').then(({ loadAnalysis }) => loadAnalysis()));

type Facts = Pick<ProjectInfo, 'id' | 'projectName' | 'theme' | 'dataStructure' | 'fileName' | 'active' | 'demo'>;

interface AnswersBlockProps {
  project: Facts;
  onDirty: (isDirty: boolean) => void;
}

export function AnswersSection({ info }: { info: ProjectInfo }) {
  const [isDirty, setDirty] = useState(false);
  useDirtyBlock(isDirty);
  return (
    <>
      <AnswersBlock project={info} onDirty={setDirty} />
      {info.dataStructure === 'messages' ? null : (
        <Suspense>
          <AnalysisSections id={info.id} />
        </Suspense>
      )}
    </>
  );
}

function AnswersBlock({ project, onDirty }: AnswersBlockProps) {
  const { t } = useTranslation();
  const { id, projectName, theme, dataStructure, fileName } = project;
  const [importError, setImportError] = useState<unknown>(null);
  const upload = useFileUpload(dataStructure ?? 'respondents', setImportError, id);
  const [isAsking, setAsking] = useState(false);
  const [reopened, setReopened] = useState<string | null>(null);
  const section = useRef<HTMLFieldSetElement>(null);
  const replacement = useReplaceAnswers(id, {
    onStart: upload.release,
    onStopped: upload.reclaim,
    onReplaced: upload.clear,
    onFileErrors: (error) => {
      setImportError(error);
      // The button stands far below what is wrong.
      section.current?.scrollIntoView({ block: 'center' });
    },
  });
  const isBeingReplaced = useBeingReplaced(project);
  const reopen = () =>
    upload.open(fileName ?? '', async () => {
      preloadMapping();
      const file = await reopenResonanceFile(id);
      setReopened(file.id);
      return file;
    });
  const { state } = upload;
  // An import that runs goes on without the page.
  const isDirty = !replacement.isRunning && (state.status === 'ready' || state.status === 'uploading');
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const ready = state.status === 'ready' ? state : null;
  const isWide = ready?.file.form === 'wide';
  const isOwnFile = ready !== null && ready.file.id === reopened;
  const verb = t(isOwnFile ? 'projectEdit.applyColumns' : 'projectEdit.replaceAnswers');
  const isReplacedElsewhere = isBeingReplaced && !replacement.isRunning;
  const openScales = ready && ready.file.form !== 'messages' ? findOpenScales(ready.mapping) : [];
  const ask = () => {
    const [open] = openScales;
    if (ready && asksForColumns(ready.file)) showColumns();
    else if (isWide && mappingProblems(ready.mapping).length > 0) {
      document.getElementById('mapping-problems')?.scrollIntoView({ block: 'center' });
    } else if (open) showScale(open.recode.id);
    else setAsking(true);
  };
  const replace = () => {
    setAsking(false);
    if (ready === null) return;
    setImportError(null);
    const body = {
      projectName,
      theme: theme ?? 'SOUNDINGS',
      fileId: ready.file.id,
      ...(ready.file.form === 'messages' ? {} : { mapping: toRequest(ready.mapping, ready.file) }),
    };
    replacement.replace(body, ready.file.fileName);
  };
  return (
    <>
      <FormSection title={t('projectEdit.answers')} help={t('projectEdit.answersHelp')}>
        {isReplacedElsewhere ? <InlineAlert tone="info">{t('projectEdit.replacedElsewhere')}</InlineAlert> : null}
        <fieldset
          ref={section}
          className={classes.fields}
          disabled={replacement.isRunning}
          aria-label={t('projectEdit.changeFile')}
        >
          <FileSection
            upload={upload}
            importError={importError}
            error={null}
            uploadNote={t('projectEdit.replaceNote')}
            current={
              isOwnFile ? null : (
                <CurrentFile
                  project={project}
                  action={
                    state.status === 'none' && dataStructure !== 'messages' ? (
                      <Button onClick={reopen} disabled={isReplacedElsewhere}>
                        {t('projectEdit.changeColumns')}
                      </Button>
                    ) : null
                  }
                />
              )
            }
            onChange={() => setImportError(null)}
          />
        </fieldset>
      </FormSection>
      {ready && ready.file.form !== 'messages' ? (
        <FormSection isWide title={t('resonanceForm.sectionMapping')} help={t('resonanceForm.sectionMappingHelp')}>
          <fieldset
            className={classes.fields}
            disabled={replacement.isRunning}
            aria-label={t('resonanceForm.sectionMapping')}
          >
            <LazyMappingSection
              file={ready.file}
              mapping={ready.mapping}
              onMapping={upload.setMapping}
              onPlace={upload.readFrom}
              isReading={ready.isReading}
            />
          </fieldset>
        </FormSection>
      ) : null}
      {ready || replacement.isRunning ? (
        <div className={classes.end}>
          {replacement.isRunning ? (
            <Card label={t('projectEdit.replaceAnswers')}>
              <ImportProgress
                run={replacement}
                title={t('projectEdit.replacing', { file: replacement.label })}
                note={t('projectEdit.replaceNote')}
              />
            </Card>
          ) : (
            <>
              <OpenScales scales={openScales.map(({ recode }) => recode.id)} />
              <Button variant="filled" disabled={isReplacedElsewhere || openScales.length > 0} onClick={ask}>
                {verb}
              </Button>
            </>
          )}
          {ready ? (
            <ConfirmDialog
              opened={isAsking}
              title={t(isOwnFile ? 'projectEdit.applyColumnsTitle' : 'projectEdit.replaceAnswersTitle', {
                name: projectName,
              })}
              confirmLabel={verb}
              isDangerous={!isOwnFile}
              onConfirm={replace}
              onClose={() => setAsking(false)}
            >
              {isOwnFile ? null : <p>{t('projectEdit.replaceAnswersText', { file: ready.file.fileName })}</p>}
              <Changes file={ready.file} mapping={ready.mapping} isOwnFile={isOwnFile} />
            </ConfirmDialog>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

const shownNames = 8;

const asSuggested = ({ recodes, columns }: ResonanceFile): ReplacedMapping => ({
  recodes,
  columns: columns.map(({ suggestion }) => suggestion),
  missing: [],
});

function Changes({ file, mapping, isOwnFile }: { file: ResonanceFile; mapping: Mapping; isOwnFile: boolean }) {
  const { t } = useTranslation();
  const before = file.replaced ?? (isOwnFile ? asSuggested(file) : null);
  if (!before) return null;
  const changes = findChanges(before, mapping, (last, now) => t('projectEdit.renamed', { last, now }));
  const found = changeKinds.filter((kind) => changes[kind].length > 0);
  if (found.length === 0) return t(isOwnFile ? 'projectEdit.nothingChanges' : 'projectEdit.columnsStay');
  return (
    <>
      <p>{t(isOwnFile ? 'projectEdit.applyColumnsText' : 'projectEdit.columnsChange')}</p>
      <ul>
        {found.map((kind) => {
          const names = changes[kind];
          const more = names.length - shownNames;
          return (
            <li key={kind}>
              {t(`projectEdit.changes_${kind}`, { count: names.length, n: formatNumber(names.length) })}{' '}
              <span className={classes.names}>
                {names.slice(0, shownNames).join(', ')}
                {more > 0 && ` ${t('projectEdit.moreNames', { n: formatNumber(more) })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
