import { Button, Modal } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedDialog } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { projectRulesQuery, useRemoveProjectRules, useSaveProjectRules } from './brand-rules.api.ts';
import classes from './project-brand-rules.module.css';
import { noRules, RulesForm } from './rules-form.tsx';

export function ProjectBrandRules({ info: { id, projectName } }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(projectRulesQuery(id));
  const [open, setOpen] = useState<'rules' | 'removing' | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const close = () => setOpen(null);
  const unsaved = useUnsavedDialog(isDirty, close);
  const save = useSaveProjectRules({ onDone: close });
  const remove = useRemoveProjectRules({ onDone: close, onFailed: close });
  return (
    <FormSection title={t('brandRules.title')} help={t('brandRules.projectHelp')}>
      <Card label={t('brandRules.title')}>
        {data === undefined ? (
          error === null ? (
            <SkeletonRows rows={2} />
          ) : (
            <ErrorState
              error={error}
              thing={t('brandRules.theRules')}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )
        ) : (
          <div className={classes.line}>
            <div>
              <p className={classes.state}>
                {data.rules
                  ? t('brandRules.ownRules', { count: countRules(data.rules), n: formatNumber(countRules(data.rules)) })
                  : data.companies.length > 0
                    ? t('brandRules.inheritedRules', {
                        count: countRules(data.inherited),
                        n: formatNumber(countRules(data.inherited)),
                        customers: data.companies.join(', '),
                      })
                    : t('brandRules.noProjectRules')}
              </p>
              {data.changedOn === null ? null : (
                <p className={classes.note}>
                  {t('brandRules.rulesChanged', {
                    name: data.changedBy ?? t('brandRules.someone'),
                    date: formatMoment(data.changedOn),
                  })}
                </p>
              )}
            </div>
            <div className={classes.actions}>
              {data.rules ? (
                <Button variant="subtle" data-tone="danger" onClick={() => setOpen('removing')}>
                  {t('brandRules.dropOwn')}
                </Button>
              ) : null}
              <Button onClick={() => setOpen('rules')}>
                {t(data.rules ? 'brandRules.editOwn' : 'brandRules.setOwn')}
              </Button>
            </div>
            <Modal
              opened={open === 'rules'}
              onClose={unsaved.close}
              title={t('brandRules.rulesOf', { name: projectName })}
              size={920}
              closeOnClickOutside={false}
              closeButtonProps={{ 'aria-label': t('common.close') }}
            >
              <RulesForm
                rules={data.rules ?? data.inherited ?? noRules}
                isNew={data.rules === null}
                isSaving={save.isPending}
                onDirty={setIsDirty}
                onCancel={unsaved.close}
                onSave={(body) => save.mutate({ params: { id }, body })}
              />
            </Modal>
            {unsaved.question}
            <ConfirmDialog
              opened={open === 'removing'}
              title={t('brandRules.removeTitle', { name: projectName })}
              confirmLabel={t('brandRules.dropOwn')}
              cancelLabel={t('brandRules.keep')}
              isDangerous
              isBusy={remove.isPending}
              onConfirm={() => remove.mutate({ params: { id } })}
              onClose={close}
            >
              {t('brandRules.dropOwnText')}
            </ConfirmDialog>
          </div>
        )}
      </Card>
    </FormSection>
  );
}

const countRules = ({ use, avoid, claims, lengths, tones, readingLevel, address }: BrandRules): number =>
  [use, avoid, claims, lengths, tones].flat().length + [readingLevel, address].filter((rule) => rule !== null).length;
