import { projectSorts } from '@soundings/contract/projects/project-choices';
import { type CreatedType, createdTypes, disabledTypes } from '@soundings/contract/projects/project-types';
import { IconArrowsSort, IconCategory, IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { typeMarks } from '#/lib/type-marks.ts';
import { Choice } from '#/ui/form/choice.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import { type ContentView, changeSearch, defaultSort, type ListSearch } from '../list-search.ts';
import { CreatorFilter } from './creator-filter.tsx';
import classes from './project-toolbar.module.css';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  view: ContentView;
  onView: (view: ContentView) => void;
  canSeeCreators: boolean;
}

const wholeList = 'min(320px, 60dvh)';

export function ProjectToolbar({ search, onSearch, view, onView, canSeeCreators }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <search className={classes.bar} aria-label={t('projects.filters')}>
      <SearchField
        className={classes.search}
        label={t('projects.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim() || undefined })}
        withHotkey
      />
      <Choice
        className={classes.type}
        maxDropdownHeight={wholeList}
        label={t('projects.type')}
        icon={<IconCategory size={16} stroke={1.7} />}
        value={search.type ?? 'all'}
        options={[
          { value: 'all' as const, label: t('projects.allTypes') },
          ...createdTypes.map((type) => ({ value: type, label: typeMarks[type].name })),
          ...disabledTypes.map((type) => ({
            value: type,
            label: t('projects.typeComesLater', { type: typeMarks[type].name }),
            disabled: true,
          })),
        ]}
        onChange={(type) => change({ type: createdTypes.find((known) => known === type) })}
      />
      {canSeeCreators && (
        <CreatorFilter
          className={classes.creator}
          createdBy={search.createdBy}
          onCreatedBy={(createdBy) => change({ createdBy })}
        />
      )}
      <Choice
        className={classes.sort}
        maxDropdownHeight={wholeList}
        label={t('projects.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={search.sort ?? defaultSort}
        options={projectSorts.map((value) => ({ value, label: t(`projects.sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <TypePills type={search.type} onType={(type) => change({ type })} />
      <div className={classes.view}>
        <Segmented
          label={t('projects.view')}
          value={view}
          options={[
            { value: 'cards', label: <ViewLabel icon={<IconLayoutGrid size={16} />} text={t('projects.cards')} /> },
            { value: 'table', label: <ViewLabel icon={<IconTable size={16} />} text={t('projects.table')} /> },
          ]}
          onChange={onView}
        />
      </div>
    </search>
  );
}

function ViewLabel({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className={classes.viewLabel} title={text}>
      {icon}
      <span className={classes.viewText}>{text}</span>
    </span>
  );
}

interface TypePillsProps {
  type: CreatedType | undefined;
  onType: (type: CreatedType | undefined) => void;
}

function TypePills({ type, onType }: TypePillsProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className={`${classes.pills} ${layout.fadesAtSides}`} role="group" aria-label={t('projects.type')}>
      <button
        type="button"
        className={classes.pill}
        aria-pressed={type === undefined}
        onClick={() => onType(undefined)}
      >
        {t('projects.allTypes')}
      </button>
      {createdTypes.map((offered) => {
        const { icon: Icon, name, token } = typeMarks[offered];
        return (
          <button
            key={offered}
            type="button"
            className={classes.pill}
            aria-pressed={type === offered}
            onClick={() => onType(offered)}
          >
            <Icon
              size={17}
              stroke={1.8}
              color={type === offered ? 'currentColor' : `var(--type-${token})`}
              aria-hidden="true"
            />
            {name}
          </button>
        );
      })}
      {disabledTypes.map((disabled) => (
        <button key={disabled} type="button" className={classes.pill} disabled>
          {t('projects.typeComesLater', { type: typeMarks[disabled].name })}
        </button>
      ))}
    </div>
  );
}
