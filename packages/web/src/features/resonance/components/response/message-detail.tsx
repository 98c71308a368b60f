import type { ResonanceData } from '@soundings/contract/resonance';
import type { RankedMessage } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { AudiencePanel } from './audience-panel.tsx';
import { MessageHero } from './message-hero.tsx';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  message: RankedMessage;
  count: number;
  filters: string[];
  isGlobal: boolean;
}

/** The selected message and whom it reaches. */
export function MessageDetail({ source, data, message, count, filters, isGlobal }: Props) {
  const all = data.messages.find(({ id }) => id === message.id);
  return (
    <>
      <MessageHero message={message} count={count} data={data} />
      <AudiencePanel
        source={source}
        message={message}
        globalMessage={all === undefined ? message : { ...all, rank: message.rank }}
        columns={data.filterColumns}
        filters={filters}
        isGlobal={isGlobal}
      />
    </>
  );
}
