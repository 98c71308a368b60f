import { Button, CloseButton } from '@mantine/core';
import type { Calibration } from '@soundings/contract/genie/calibration';
import { resultLimits } from '@soundings/contract/genie/genie-choices';
import { IconReportAnalytics, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { useUpload } from '#/lib/api/use-upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes, formatDate, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { toastError, toastSuccess, toastWarning } from '#/ui/feedback/toast.tsx';
import { FileDropArea, useFilePicker } from '#/ui/form/file-drop.tsx';
import { FileErrors } from '#/ui/form/file-errors.tsx';
import { UploadPanel } from '#/ui/job/upload-panel.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { calibrationChanges, importResults, useDeleteResults } from './calibration.api.ts';
import classes from './calibration.module.css';

type Source = Calibration['sources'][number];

const types = ['xlsx', 'csv'] as const;

export function ResultSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const { transfer, failure, clear, take } = useResultFile();
  const { pick, input } = useFilePicker(t('calibration.chooseFile'), types, take);
  const [asked, setAsked] = useState<Source | null>(null);
  const remove = useDeleteResults(() => setAsked(null));
  const hasLines = failure !== null && isApiError(failure.error, 'fileHasErrors', 'fileCannotBeRead');
  return (
    <FileDropArea onFile={take} dropNow={t('calibration.dropNow')}>
      <Card
        flush
        title={t('calibration.sources')}
        meta={t('calibration.format')}
        controls={
          <Button
            size="sm"
            leftSection={<IconUpload size={16} stroke={1.7} />}
            aria-label={t('calibration.importHelp')}
            onClick={pick}
            disabled={transfer !== null}
          >
            {t('calibration.import')}
          </Button>
        }
      >
        {input}
        {transfer ? (
          <div className={classes.inset}>
            <UploadPanel
              transfer={transfer}
              working={t('calibration.reading')}
              cancelLabel={t('calibration.cancel')}
              onCancel={clear}
            />
          </div>
        ) : null}
        {hasLines ? (
          <div className={classes.inset}>
            <FileErrors
              name={failure.name}
              errors={isApiError(failure.error) ? (failure.error.details.fileErrors ?? []) : []}
              advice={t('calibration.nothingImported')}
              fallback={errorText(t, failure.error)}
              actions={<CloseButton aria-label={t('calibration.closeErrors')} onClick={clear} />}
            />
          </div>
        ) : null}
        {sources.length === 0 ? (
          transfer === null && (
            <EmptyState
              tone="first"
              icon={<IconReportAnalytics size={21} stroke={1.7} />}
              title={t('calibration.none')}
            >
              {t('calibration.noneText')}
            </EmptyState>
          )
        ) : (
          <>
            {hasMatched(sources) ? null : (
              <div className={classes.inset}>
                <InlineAlert tone="info">{t('calibration.noneMatched')}</InlineAlert>
              </div>
            )}
            <SourceTable sources={sources} onDelete={setAsked} />
          </>
        )}
      </Card>
      <ConfirmDialog
        opened={asked !== null}
        title={t('calibration.deleteTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('calibration.delete')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onClose={() => setAsked(null)}
      >
        {t('calibration.deleteText')}
      </ConfirmDialog>
    </FileDropArea>
  );
}

const hasMatched = (sources: readonly Source[]): boolean => sources.some(({ matched }) => matched > 0);

function SourceTable({ sources, onDelete }: { sources: readonly Source[]; onDelete: (source: Source) => void }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('calibration.sourceList')}
      minWidth={600}
      className={classes.inCard}
      tableClassName={classes.sameColumns}
      rows={sources}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', heading: t('calibration.name'), cell: ({ name }) => name, onPhone: 'title' },
        {
          id: 'kind',
          heading: t('calibration.kind'),
          cell: ({ kind }) => t(`calibration.source_${kind}`),
        },
        {
          id: 'added',
          heading: t('calibration.added'),
          isNumber: true,
          cell: ({ addedOn }) => formatDate(addedOn),
        },
        {
          id: 'messages',
          heading: t('calibration.messagesIn'),
          isNumber: true,
          cell: ({ messages }) => formatNumber(messages),
          cellClassName: classes.count,
          onPhone: 'labelled',
        },
        ...(hasMatched(sources) ? [matchedColumn(t)] : []),
        ...(sources.some(isFile) ? [deleteColumn(t, onDelete)] : []),
      ]}
    />
  );
}

const matchedColumn = (t: TFunction): Column<Source> => ({
  id: 'matched',
  heading: t('calibration.matched'),
  isNumber: true,
  cell: ({ matched }) =>
    matched === 0 ? <span className={classes.none}>{t('calibration.notPredicted')}</span> : formatNumber(matched),
  cellClassName: classes.count,
  onPhone: 'labelled',
});

const isFile = ({ kind }: Source): boolean => kind === 'CLICKS';

const deleteColumn = (t: TFunction, onDelete: (source: Source) => void): Column<Source> => ({
  id: 'delete',
  heading: t('calibration.delete'),
  isHeadingHidden: true,
  cell: (source) =>
    isFile(source) ? (
      <Button
        size="sm"
        variant="subtle"
        className={classes.delete ?? ''}
        leftSection={<IconTrash size={15} stroke={1.7} />}
        aria-label={t('calibration.deleteNamed', { name: source.name })}
        onClick={() => onDelete(source)}
      >
        {t('calibration.delete')}
      </Button>
    ) : null,
  onPhone: 'corner',
});

function useResultFile() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { transfer, problem, failure, clear, send } = useUpload({ types, maxBytes: resultLimits.fileBytes });
  useEffect(() => {
    if (problem === null) return;
    const size = formatBytes(resultLimits.fileBytes);
    toastWarning({ id: 'results', title: t(`calibration.${problem.code}`, { name: problem.name, size }) });
  }, [t, problem]);
  useEffect(() => {
    if (failure === null || isApiError(failure.error, 'fileHasErrors', 'fileCannotBeRead')) return;
    toastError({ id: 'results', title: t('calibration.couldntImport'), text: errorText(t, failure.error) });
  }, [t, failure]);
  const take = async (file: File) => {
    if (transfer !== null) return;
    const answer = await send(file, importResults);
    if (answer === null) return;
    toastSuccess({
      id: 'results',
      title: t('calibration.imported', { count: answer.messages, n: formatNumber(answer.messages) }),
    });
    await Promise.all(calibrationChanges.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return { transfer, failure, clear, take: (file: File) => void take(file) };
}
