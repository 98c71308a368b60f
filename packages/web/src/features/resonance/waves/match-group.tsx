import { Button, Select } from '@mantine/core';
import type { NameGroup } from '@soundings/contract/resonance/waves';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import classes from './match-dialog.module.css';

interface Props {
  group: NameGroup;
  waveName: string;
  isPending: boolean;
  /** Parts where `other` is null. */
  onMatch: (own: string, other: string | null) => Promise<void>;
}

export function MatchGroup({ group: { variable, joined, own, other }, waveName, isPending, onMatch }: Props) {
  const { t } = useTranslation();
  const group = useRef<HTMLElement>(null);
  // The row that was acted on is gone afterwards.
  const match = async (name: string, partner: string | null) => {
    await onMatch(name, partner);
    group.current?.focus();
  };
  return (
    <section ref={group} tabIndex={-1} className={classes.group} aria-label={variable ?? t('wavesEdit.names')}>
      {variable !== null && <h3>{variable}</h3>}
      {own.length === 0 ? (
        variable === null && <p className={classes.note}>{t('wavesEdit.allJoined')}</p>
      ) : (
        <Names title={t('wavesEdit.notJoined')} waveName={waveName}>
          {own.map(({ name, suggestions }) => (
            <LeftName
              key={JSON.stringify([name, other])}
              name={name}
              suggestions={suggestions}
              other={other}
              waveName={waveName}
              isPending={isPending}
              onJoin={(chosen) => match(name, chosen)}
            />
          ))}
        </Names>
      )}
      {other.length > 0 && (
        <details className={classes.left} open={own.length === 0}>
          <summary>
            {t('wavesEdit.leftInWave', { count: other.length, n: formatNumber(other.length), wave: waveName })}
          </summary>
          <ul>
            {other.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {joined.length > 0 && (
        <Names title={t('wavesEdit.joined')} waveName={waveName}>
          {joined.map((pair) => (
            <li key={pair.own} className={classes.row}>
              <span>{pair.own}</span>
              <span className={classes.partner}>{pair.other}</span>
              <span className={classes.act}>
                <Badge tone={pair.isByHand ? 'brand' : 'neutral'}>
                  {t(pair.isByHand ? 'wavesEdit.byHand' : 'wavesEdit.byName')}
                </Badge>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  disabled={isPending}
                  aria-label={t('wavesEdit.partName', { name: pair.own })}
                  onClick={() => match(pair.own, null)}
                >
                  {t('wavesEdit.part')}
                </Button>
              </span>
            </li>
          ))}
        </Names>
      )}
    </section>
  );
}

interface NamesProps {
  title: string;
  waveName: string;
  children: ReactNode;
}

function Names({ title, waveName, children }: NamesProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <p className={classes.title}>{title}</p>
      <div className={classes.heads} aria-hidden="true">
        <span>{t('wavesEdit.thisProject')}</span>
        <span>{waveName}</span>
      </div>
      <ul className={classes.rows} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

interface LeftNameProps {
  name: string;
  suggestions: readonly string[];
  other: readonly string[];
  waveName: string;
  isPending: boolean;
  onJoin: (other: string) => void;
}

function LeftName({ name, suggestions, other, waveName, isPending, onJoin }: LeftNameProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(suggestions[0] ?? null);
  const others = other.filter((one) => !suggestions.includes(one));
  const groups = [
    { group: t('wavesEdit.suggested'), items: [...suggestions] },
    { group: t('wavesEdit.others'), items: others },
  ].filter(({ items }) => items.length > 0);
  return (
    <li className={classes.row}>
      <span>{name}</span>
      <span className={classes.choose}>
        <Select
          description={
            chosen !== null && suggestions.includes(chosen) ? <Badge>{t('wavesEdit.suggestion')}</Badge> : null
          }
          inputWrapperOrder={['input', 'description']}
          aria-label={t('wavesEdit.goesWith', { name, wave: waveName })}
          placeholder={t(other.length > 0 ? 'wavesEdit.choosePartner' : 'wavesEdit.nothingLeft')}
          data={groups}
          value={chosen}
          disabled={other.length === 0}
          searchable
          clearable
          comboboxProps={{ withinPortal: true }}
          nothingFoundMessage={t('wavesEdit.noMatch')}
          onChange={setChosen}
        />
        <Button
          disabled={chosen === null || isPending}
          aria-label={t('wavesEdit.joinName', { name })}
          onClick={() => chosen !== null && onJoin(chosen)}
        >
          {t('wavesEdit.join')}
        </Button>
      </span>
    </li>
  );
}
