import { Modal } from '@mantine/core';
import type { NameGroup } from '@soundings/contract/resonance/waves';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import classes from './match-dialog.module.css';
import { MatchGroup } from './match-group.tsx';
import { namesInWaveQuery, useMatchInWave, type WaveOfProject } from './waves.api.ts';

interface Props {
  of: WaveOfProject;
  waveName: string;
  onClose: () => void;
}

export function MatchDialog({ of, waveName, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('wavesEdit.matchTitle', { wave: waveName })}
      size={820}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.lead}>{t('wavesEdit.matchLead')}</p>
      <WithQuery query={useQuery(namesInWaveQuery(of))} thing={t('wavesEdit.theNames')} rows={6}>
        {({ groups }) => <MatchGroups of={of} waveName={waveName} groups={groups} />}
      </WithQuery>
    </Modal>
  );
}

const kinds = ['message', 'variable', 'audience'] as const;

interface GroupsProps {
  of: WaveOfProject;
  waveName: string;
  groups: readonly NameGroup[];
}

function MatchGroups({ of, waveName, groups }: GroupsProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<NameGroup['kind']>('message');
  const isPhone = useIsPhone();
  const match = useMatchInWave(of);
  const countLeft = (one: NameGroup['kind']) =>
    groups.filter((group) => group.kind === one).reduce((sum, { own }) => sum + own.length, 0);
  return (
    <>
      <Segmented
        label={t('wavesEdit.kinds')}
        value={kind}
        isWide
        options={kinds.map((value) => {
          const left = formatNumber(countLeft(value));
          return { value, label: `${t(`wavesEdit.kind_${value}`)} ${isPhone ? left : `(${left})`}` };
        })}
        onChange={setKind}
      />
      <div className={classes.groups}>
        {groups
          .filter((group) => group.kind === kind)
          .map((group) => (
            <MatchGroup
              key={`${group.kind} ${group.variable}`}
              group={group}
              waveName={waveName}
              isPending={match.isPending}
              onMatch={async (own, other) => {
                await match.mutateAsync({ kind: group.kind, variable: group.variable, own, other }).catch(() => null);
              }}
            />
          ))}
      </div>
    </>
  );
}
