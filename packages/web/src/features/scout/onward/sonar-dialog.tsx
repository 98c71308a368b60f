import { Button, Modal, Select } from '@mantine/core';
import { guideLanguages } from '@soundings/contract/sonar/navig8-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#/features/board/onward/onward.module.css';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useScout } from '../scout.api.ts';

export function SonarDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useScout();
  const { data, error, refetch, isRefetching } = useQuery(api.sonarProjects);
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<(typeof guideLanguages)[number]>(currentLanguage());
  const [isChecked, setIsChecked] = useState(false);
  const generate = useBoardAction({
    call: api.generateFromSonar,
    rereads: true,
    failed: 'scout.couldntGenerate',
    onDone: ({ content }) => {
      const count = content.length;
      toastSuccess({ title: t(count === 0 ? 'scout.sonarNothingNew' : 'scout.sonarAdded', { count }) });
      onAdded();
      onClose();
    },
  });
  const reason = isApiError(generate.error, 'noDataCollectedYet')
    ? t('scout.sonarNoData')
    : isApiError(generate.error, 'noMessagesAvailable')
      ? t('scout.sonarNoFacts')
      : null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scout.sonarTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {error ? (
        <ErrorState
          error={error}
          thing={t('onward.theProjects')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : (
        <Form
          className={classes.form}
          onSubmit={() => {
            setIsChecked(true);
            if (chosen !== null) generate.mutate({ sonarProjectId: chosen, language });
          }}
        >
          <p className={classes.text} tabIndex={-1} data-autofocus>
            {t('scout.sonarHelp')}
          </p>
          <Select
            required
            searchable
            label={t('scout.sonarProject')}
            placeholder={t('onward.chooseProject')}
            nothingFoundMessage={t('board.noOptionsFound')}
            description={data?.length === 0 ? t('scout.noSonarProjects') : undefined}
            data={(data ?? []).map(({ id, projectName }) => ({ value: id, label: projectName }))}
            value={chosen}
            error={isChecked && chosen === null ? t('onward.chooseProject') : null}
            onChange={setChosen}
          />
          <Select
            allowDeselect={false}
            label={t('scout.messageLanguage')}
            data={guideLanguages.map((value) => ({ value, label: t(`scout.language_${languageNames[value]}`) }))}
            value={language}
            onChange={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
          />
          {reason === null ? null : <InlineAlert>{reason}</InlineAlert>}
          <div className={layout.dialogFoot}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="filled" loading={generate.isPending}>
              {t('scout.generate')}
            </Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}

const languageNames = { en: 'English', de: 'German' } as const;
