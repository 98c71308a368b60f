import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Chip } from '#/ui/chip.tsx';
import type { ChoiceGroup } from '../../response/node-rows.ts';
import classes from './benchmarks.module.css';

interface Props {
  groups: readonly ChoiceGroup[];
  onRemove: (group: ChoiceGroup) => void;
}

const named = 2;

/** The chosen nodes as they are joined: a chip a group, OR inside it, AND between them. */
export function ChosenNodes({ groups, onRemove }: Props) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={t('benchmarks.chosenNodes')}>
      {groups.map((group, index) => (
        <li key={group.id} className={classes.joined} title={group.nodes.map(({ label }) => label).join('\n')}>
          {index > 0 && <span className={classes.and}>{t('resonance.and')}</span>}
          <Chip name={group.name} onRemove={() => onRemove(group)}>
            <span className={classes.or}>{group.name} </span>
            {group.nodes.slice(0, named).map(({ id, label }, place) => (
              <Fragment key={id}>
                {place > 0 && <span className={classes.or}> {t('resonance.or')} </span>}
                {label}
              </Fragment>
            ))}
            {group.nodes.length > named && (
              <span className={classes.or}>
                {' '}
                {t('resonance.or')} {t('benchmarks.more', { n: formatNumber(group.nodes.length - named) })}
              </span>
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
