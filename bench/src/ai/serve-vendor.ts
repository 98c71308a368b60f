import { openAiVendors } from '@soundings/server/test/ai-vendors';

/** A vendor in a process of its own, as vendors are: its words say when they were sent. Each message is how many calls come next. */
const vendors = await openAiVendors();
const stamp = () => `${(performance.timeOrigin + performance.now()).toFixed(3)} `;

process.on(
  'message',
  ({ streams, words, betweenWordsMs }: { streams: number; words: number; betweenWordsMs: number }) => {
    vendors.play(
      ...Array.from({ length: streams }, () => ({ words: Array.from({ length: words }, () => stamp), betweenWordsMs })),
    );
    process.send!('ready');
  },
);
process.send!(vendors.account('COMPATIBLE'));
