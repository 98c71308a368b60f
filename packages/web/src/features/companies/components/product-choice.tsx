import { Checkbox } from '@mantine/core';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { filterTypes, typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import classes from './company-fields.module.css';

interface Props {
  value: readonly ProjectType[];
  onChange: (products: ProjectType[]) => void;
}

/** The project types that a customer may use; one that is no longer offered stays while it is chosen. */
export function ProductChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const helpId = useId();
  const offered = [...new Set<ProjectType>([...filterTypes, ...value])];
  return (
    <fieldset className={classes.products} aria-describedby={helpId}>
      <legend className={classes.legend}>{t('companies.enabledProducts')}</legend>
      <p id={helpId} className={classes.help}>
        {t('companies.enabledProductsHelp')}
      </p>
      <div className={classes.options}>
        {offered.map((type) => {
          const isChosen = value.includes(type);
          return (
            // The label makes the whole tile the target.
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
            <label key={type} className={classes.option} data-chosen={isChosen || undefined}>
              <Checkbox
                aria-label={typeLooks[type].name}
                checked={isChosen}
                onChange={() => onChange(offered.filter((other) => (other === type) !== value.includes(other)))}
              />
              <TypeTile type={type} size={24} />
              {typeLooks[type].name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
