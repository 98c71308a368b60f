import type { Prediction } from '@soundings/contract/genie/genie';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { findMarkedSpans } from './marked-spans.ts';
import classes from './messages.module.css';

interface Props {
  text: string;
  words: Prediction['words'];
}

export function MarkedText({ text, words }: Props) {
  const { t } = useTranslation();
  let from = 0;
  const parts = findMarkedSpans(text, words).flatMap((span) => {
    const before = text.slice(from, span.start);
    from = span.end;
    const isLift = span.words.every(({ points }) => points > 0);
    const sentences = span.words.map(({ start, end, points }) =>
      t(isLift ? 'genie.explain.adds' : 'genie.explain.takes', {
        word: text.slice(start, end),
        points: formatNumber(Math.abs(points), 1),
      }),
    );
    return [
      before,
      <mark
        key={span.start}
        className={classes.mark}
        data-effect={isLift ? 'lifts' : 'costs'}
        title={sentences.join('\n')}
      >
        {text.slice(span.start, span.end)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
