import { Button, MultiSelect } from '@mantine/core';
import { waveLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Wave } from '@soundings/contract/resonance/waves';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveBar, useDirtyBlock } from '#/features/projects/edit/save-bar.tsx';
import { formatNumber } from '#/lib/format.ts';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { staffResonanceApi } from '../resonance.api.ts';
import { MatchDialog } from './match-dialog.tsx';
import { type ChosenWaves, chosenWavesQuery, useSetWaves } from './waves.api.ts';
import classes from './waves.module.css';

export function WavesSection({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(chosenWavesQuery(id));
  return (
    <FormSection title={t('wavesEdit.title')} help={t('wavesEdit.help')}>
      <WithQuery query={query} thing={t('wavesEdit.title')} rows={2}>
        {(chosen) => <WavesCard key={JSON.stringify(chosen.earlier)} id={id} chosen={chosen} />}
      </WithQuery>
    </FormSection>
  );
}

function WavesCard({ id, chosen }: { id: string; chosen: ChosenWaves }) {
  const { t } = useTranslation();
  const [earlier, setEarlier] = useState(chosen.earlier);
  const [matched, setMatched] = useState<Wave | null>(null);
  const { data: trend } = useQuery(staffResonanceApi(id).waveTrend([]));
  const save = useSetWaves(id);
  const isDirty = JSON.stringify(earlier) !== JSON.stringify(chosen.earlier);
  useDirtyBlock(isDirty);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === '#waves') place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const saved = trend?.waves.filter(({ projectId }) => earlier.includes(projectId)) ?? [];
  return (
    <Card label={t('wavesEdit.title')}>
      <div ref={place} className={layout.stack}>
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
        {saved.length > 0 && (
          <ul className={classes.matches} aria-label={t('wavesEdit.joined')}>
            {saved.map((wave) => (
              <JoinedWave key={wave.projectId} wave={wave} onMatch={() => setMatched(wave)} />
            ))}
          </ul>
        )}
        <SaveBar
          label={t('wavesEdit.save')}
          isDirty={isDirty}
          isSaving={save.isPending}
          onSave={() =>
            save.mutate({ earlier, matches: chosen.matches.filter(({ waveId }) => earlier.includes(waveId)) })
          }
        />
      </div>
      {matched && (
        <MatchDialog
          of={{ id, waveId: matched.projectId }}
          waveName={matched.projectName}
          onClose={() => setMatched(null)}
        />
      )}
    </Card>
  );
}

function JoinedWave({ wave: { projectName, joined, unmatched }, onMatch }: { wave: Wave; onMatch: () => void }) {
  const { t } = useTranslation();
  const { byName, byHand } = joined;
  const facts = {
    ...{ joined: formatNumber(byName + byHand), byHand: formatNumber(byHand) },
    all: formatNumber(byName + byHand + unmatched.length),
  };
  return (
    <li>
      <span>
        <strong>{projectName}</strong>
        <span className={classes.facts}>{t(byHand > 0 ? 'wavesEdit.factsByHand' : 'wavesEdit.facts', facts)}</span>
      </span>
      <Button size="sm" aria-label={t('wavesEdit.matchWith', { wave: projectName })} onClick={onMatch}>
        {t('wavesEdit.match')}
      </Button>
    </li>
  );
}
