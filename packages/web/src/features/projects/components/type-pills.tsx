import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { filterTypes, typeLooks } from '#/lib/project-types.ts';
import classes from './project-toolbar.module.css';

interface Props {
  type: CreatedType | undefined;
  onType: (type: CreatedType | undefined) => void;
}

/** The type filter on a phone: a row that scrolls. */
export function TypePills({ type, onType }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className={classes.pills} role="group" aria-label={t('projects.type')}>
      <button
        type="button"
        className={classes.pill}
        aria-pressed={type === undefined}
        onClick={() => onType(undefined)}
      >
        {t('projects.allTypes')}
      </button>
      {filterTypes.map((offered) => {
        const { icon: Icon, name, token } = typeLooks[offered];
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
      <button type="button" className={classes.pill} disabled>
        {t('projects.typeComesLater', { type: typeLooks.PULSE.name })}
      </button>
    </div>
  );
}
