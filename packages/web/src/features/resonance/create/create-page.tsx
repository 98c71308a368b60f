import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UsersSection } from '#/features/projects/create/create-form.tsx';
import { TypeIntro } from '#/features/projects/create/type-intro.tsx';
import type { AssignedUser } from '#/features/projects/fields/user-lists.tsx';
import { currentLanguage } from '#/lib/i18n.ts';
import { sampleSurvey } from '#/lib/sample-survey.ts';
import { FormActions, FormFooter } from '#/ui/form/form-footer.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { asksForColumns } from '../import/file-facts.tsx';
import { FileSection, ImportProgress, showColumns } from '../import/file-section.tsx';
import type { ProjectCreation } from '../import/import.api.ts';
import { useCreateProject } from '../import/import.api.ts';
import { useFileUpload } from '../import/use-file-upload.ts';
import { findOpenScales, mappingProblems, toRequest } from '../mapping/mapping.ts';
import { LazyMappingSection } from '../mapping/mapping-section.lazy.tsx';
import { OpenScales, showScale } from '../mapping/open-scales.tsx';
import { type ProjectDraft, ProjectFields } from './project-fields.tsx';

export function CreateResonance() {
  const { t } = useTranslation();
  const [users, setUsers] = useState<AssignedUser[]>([]);
  const people = {
    userIds: users.map(({ id }) => id),
    section: <UsersSection type="RESONANCE" chosen={users} onChange={setUsers} />,
  };
  return (
    <FormPage
      back={<BackLink to="/projects/create">{t('resonanceForm.allTypes')}</BackLink>}
      tile={<TypeTile type="RESONANCE" size={44} />}
      title={t('resonanceForm.newTitle')}
      lead={t('resonanceForm.newLead')}
    >
      <TypeIntro type="RESONANCE" />
      <CreateForm people={people} />
    </FormPage>
  );
}

interface PeopleChoice {
  userIds: string[];
  section: ReactNode;
}

function CreateForm({ people }: { people: PeopleChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [fileError, setFileError] = useState<string | null>(null);
  const [importError, setImportError] = useState<unknown>(null);
  const form = useForm<ProjectDraft>({
    initialValues: {
      projectName: '',
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      vision: 'default',
      lang: 'en',
    },
    validate: { projectName: (name) => (name.trim() === '' ? t('common.pleaseEnterAName') : null) },
  });
  const { dataStructure } = form.values;
  const upload = useFileUpload(dataStructure, setImportError);
  const setStructure = (structure: ProjectDraft['dataStructure']) => {
    if (structure === dataStructure) return;
    form.setFieldValue('dataStructure', structure);
    upload.remove();
    setFileError(null);
    setImportError(null);
  };
  const creation = useCreateProject({
    onStart: upload.release,
    onStopped: upload.reclaim,
    onNameTaken: () => {
      form.setFieldError('projectName', t('resonanceForm.nameTaken'));
      form.getInputNode('projectName')?.focus();
    },
    onFileErrors: setImportError,
  });
  const { state } = upload;
  const isDirty =
    form.isDirty() || state.status === 'uploading' || state.status === 'ready' || people.userIds.length > 0;
  // An import that runs goes on without the page.
  const leaving = useUnsavedChanges(isDirty && !creation.isRunning);

  const openScales = state.status === 'ready' && state.file.form !== 'messages' ? findOpenScales(state.mapping) : [];

  const submit = (draft: ProjectDraft) => {
    if (state.status !== 'ready') {
      setFileError(t('resonanceForm.fileRequired'));
      return;
    }
    if (asksForColumns(state.file)) return showColumns();
    const isWide = state.file.form === 'wide';
    if (isWide && mappingProblems(state.mapping).length > 0) {
      document.getElementById('mapping-problems')?.scrollIntoView({ block: 'center' });
      return;
    }
    const [open] = openScales;
    if (open) return showScale(open.recode.id);
    setImportError(null);
    creation.create({
      ...draft,
      userIds: people.userIds,
      fileId: state.file.id,
      ...(state.file.form === 'messages' ? {} : { mapping: toRequest(state.mapping, state.file) }),
    });
  };

  return (
    <FormBody
      label={t('resonanceForm.newTitle')}
      isDisabled={creation.isRunning}
      onSubmit={form.onSubmit(submit, () => {
        if (state.status === 'none') setFileError(t('resonanceForm.fileRequired'));
        form.getInputNode('projectName')?.focus();
      })}
      footer={
        <CreateFooter
          creation={creation}
          isUploading={state.status === 'uploading'}
          openScales={openScales.map(({ recode }) => recode.id)}
          onCancel={() => void navigate({ to: '/projects/create' })}
        />
      }
    >
      <FormSection title={t('resonanceForm.sectionProject')} help={t('resonanceForm.sectionProjectHelp')}>
        <ProjectFields form={form} onStructure={setStructure} />
      </FormSection>
      <FormSection title={t('resonanceForm.sectionFile')} help={t(`resonanceFile.fileHelp_${dataStructure}`)}>
        <FileSection
          upload={upload}
          importError={importError}
          error={state.status === 'ready' ? null : fileError}
          onChange={() => {
            setFileError(null);
            setImportError(null);
          }}
        />
        {state.status !== 'ready' && (dataStructure === 'messages' ? <MessagesTemplate /> : <SampleSurvey />)}
      </FormSection>
      {state.status === 'ready' && state.file.form !== 'messages' && (
        <FormSection isWide title={t('resonanceForm.sectionMapping')} help={t('resonanceForm.sectionMappingHelp')}>
          <LazyMappingSection
            file={state.file}
            mapping={state.mapping}
            onMapping={upload.setMapping}
            onPlace={upload.readFrom}
            isReading={state.isReading}
          />
        </FormSection>
      )}
      {people.section}
      {leaving}
    </FormBody>
  );
}

interface CreateFooterProps {
  creation: ProjectCreation;
  isUploading: boolean;
  openScales: readonly string[];
  onCancel: () => void;
}

function CreateFooter({ creation, isUploading, openScales, onCancel }: CreateFooterProps) {
  const { t } = useTranslation();
  return (
    <FormFooter>
      {creation.isRunning ? (
        <ImportProgress
          run={creation}
          title={t('resonanceForm.importing', { name: creation.label })}
          note={t('resonanceForm.importNote')}
        />
      ) : (
        <FormActions
          cancel={
            <Button variant="subtle" onClick={onCancel}>
              {t('resonanceForm.cancel')}
            </Button>
          }
          reason={isUploading ? t('resonanceForm.fileStillUploading') : <OpenScales scales={openScales} />}
        >
          <Button variant="filled" type="submit" disabled={isUploading || openScales.length > 0}>
            {t('resonanceForm.create')}
          </Button>
        </FormActions>
      )}
    </FormFooter>
  );
}

function SampleSurvey() {
  const { t } = useTranslation();
  const file = sampleSurvey();
  return (
    <Anchor size="sm" href={`/templates/${file}`} download={file}>
      {t('projects.sampleSurvey')}
    </Anchor>
  );
}

function MessagesTemplate() {
  const { t } = useTranslation();
  const file = currentLanguage() === 'de' ? 'botschaften-vorlage.csv' : 'messages-template.csv';
  return (
    <Anchor size="sm" href={`/templates/${file}`} download={file}>
      {t('resonanceFile.messagesTemplate')}
    </Anchor>
  );
}
