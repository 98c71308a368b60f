import type { ResonanceData } from '@soundings/contract/resonance';
import type { RankedMessage } from '../../response/sort-messages.ts';
import { AudiencePanel } from './audience-panel.tsx';
import { MessageHero } from './message-hero.tsx';

interface Props {
  data: ResonanceData;
  message: RankedMessage;
  count: number;
  filters: string[];
  isGlobal: boolean;
}

/** The selected message and whom it reaches. */
export function MessageDetail({ data, message, count, filters, isGlobal }: Props) {
  const all = data.messages.find(({ id }) => id === message.id);
  return (
    <>
      <MessageHero message={message} count={count} data={data} />
      <AudiencePanel
        projectId={data.projectId}
        message={message}
        globalMessage={all === undefined ? message : { ...all, rank: message.rank }}
        columns={data.filterColumns}
        filters={filters}
        isGlobal={isGlobal}
      />
    </>
  );
}
