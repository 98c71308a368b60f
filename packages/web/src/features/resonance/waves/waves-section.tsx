import { Button, MultiSelect, Select } from '@mantine/core';
import { waveLimits } from '@soundings/contract/resonance/analysis-choices';
import type { WaveTrend } from '@soundings/contract/resonance/waves';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirtyBlock } from '#/features/projects/edit/save-bar.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { staffResonanceApi } from '../resonance.api.ts';
import { type ChosenWaves, chosenWavesQuery, useSetWaves } from './waves.api.ts';
import classes from './waves.module.css';

/** Which projects are earlier waves, and which of their messages go with which. */
export function WavesSection({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(chosenWavesQuery(id));
  return (
    <FormSection title={t('wavesEdit.title')} help={t('wavesEdit.help')}>
      <WithQuery query={query} thing={t('wavesEdit.title')} rows={2}>
        {(chosen) => <WavesCard key={JSON.stringify(chosen)} id={id} chosen={chosen} />}
      </WithQuery>
    </FormSection>
  );
}

function WavesCard({ id, chosen }: { id: string; chosen: ChosenWaves }) {
  const { t } = useTranslation();
  const [earlier, setEarlier] = useState(chosen.earlier);
  const [matches, setMatches] = useState(chosen.matches);
  const trend = useQuery(staffResonanceApi(id).waveTrend([]));
  const save = useSetWaves(id);
  const isDirty = JSON.stringify([earlier, matches]) !== JSON.stringify([chosen.earlier, chosen.matches]);
  useDirtyBlock(isDirty);
  const match = (waveId: string, own: string, other: string | null) => {
    const others = matches.filter((one) => one.waveId !== waveId || one.kind !== 'message' || one.own !== own);
    setMatches(other === null ? others : [...others, { waveId, kind: 'message', own, other }]);
  };
  return (
    <Card label={t('wavesEdit.title')}>
      <div className={layout.stack}>
        <MultiSelect
          label={t('wavesEdit.earlier')}
          description={t('wavesEdit.earlierHelp')}
          placeholder={earlier.length === 0 ? t('wavesEdit.choose') : ''}
          data={chosen.choices.map((project) => ({ value: project.id, label: project.projectName }))}
          value={earlier}
          maxValues={waveLimits.waves}
          searchable
          onChange={setEarlier}
        />
        {trend.data && (
          <Matches
            trend={trend.data}
            earlier={earlier}
            nameOf={(waveId, own) =>
              matches.find((one) => one.waveId === waveId && one.kind === 'message' && one.own === own)?.other ?? null
            }
            onMatch={match}
          />
        )}
        <div className={classes.buttons}>
          <Button
            variant="filled"
            disabled={!isDirty}
            loading={save.isPending}
            onClick={() => save.mutate({ earlier, matches: matches.filter(({ waveId }) => earlier.includes(waveId)) })}
          >
            {t('wavesEdit.save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface MatchesProps {
  trend: WaveTrend;
  earlier: readonly string[];
  nameOf: (waveId: string, own: string) => string | null;
  onMatch: (waveId: string, own: string, other: string | null) => void;
}

/** Of the saved waves: messages that none goes with, beside those of the wave that are left. */
function Matches({ trend: { waves, messages }, earlier, nameOf, onMatch }: MatchesProps) {
  const { t } = useTranslation();
  const rows = waves.flatMap(({ projectId, projectName, unmatched }, i) => {
    if (!earlier.includes(projectId)) return [];
    return messages.flatMap(({ message, r1, r2 }) => {
      const other = nameOf(projectId, message);
      const isAlone = r1[i] === null && r2[i] === null && unmatched.length > 0;
      const names = [...new Set([...(other === null ? [] : [other]), ...unmatched])];
      return isAlone || other !== null ? [{ projectId, projectName, message, other, names }] : [];
    });
  });
  if (rows.length === 0) return null;
  return (
    <>
      <p>{t('wavesEdit.matchesHelp')}</p>
      <ul className={classes.matches}>
        {rows.map(({ projectId, projectName, message, other, names }) => (
          <li key={`${projectId} ${message}`}>
            <Select
              label={message}
              description={projectName}
              placeholder={t('wavesEdit.leftOut')}
              data={names}
              value={other}
              clearable
              searchable
              onChange={(name) => onMatch(projectId, message, name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
