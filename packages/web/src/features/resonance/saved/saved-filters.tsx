import { FocusTrap } from '@mantine/core';
import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { SaveAsForm } from '#/ui/list/save-as-form.tsx';
import list from '#/ui/list/saved-list.module.css';
import { useResonance } from '../resonance.api.ts';
import { useDeleteSaved, useSave } from './saved.api.ts';
import classes from './saved.module.css';
import { SavedRow } from './saved-row.tsx';

interface Props {
  filters: string[];
  onFilters: (filters: string[]) => void;
}

export function SavedFilters({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const api = useResonance();
  const query = useQuery(api.saved);
  const all = (query.data?.saved ?? []).filter(({ kind }) => kind === 'filter');
  const saved = useWithoutDeleted(all, ({ id }) => id);
  const save = useSave();
  const remove = useDeleteSaved();
  const isSame = (ids: readonly string[]) => ids.length === filters.length && ids.every((id) => filters.includes(id));
  return (
    <FocusTrap>
      <div tabIndex={-1}>
        <h2 className={list.title}>{t('saved.filters')}</h2>
        <WithQuery query={query} thing={t('saved.theFilters')} rows={2}>
          {() =>
            saved.length === 0 ? (
              <p className={list.none}>{t('saved.noFilters')}</p>
            ) : (
              <ul className={list.list}>
                {saved.map((one) => (
                  <SavedRow
                    key={one.id}
                    saved={one}
                    isCurrent={isSame(one.audienceIds)}
                    onOpen={() => onFilters(one.audienceIds)}
                    onDelete={one.mayDelete ? () => remove(one) : null}
                  />
                ))}
              </ul>
            )
          }
        </WithQuery>
        {api.projectId !== null && filters.length > 0 && (
          <SaveAsForm
            className={classes.form}
            label={t('saved.saveFilterAs')}
            maxLength={savedLimits.name}
            saveText={() => t('saved.save')}
            isBusy={save.isPending}
            onSave={(name) => save.mutateAsync({ kind: 'filter', name, audienceIds: filters, filterIds: [] })}
          />
        )}
      </div>
    </FocusTrap>
  );
}
