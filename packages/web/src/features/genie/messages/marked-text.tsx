import type { Prediction } from '@soundings/contract/genie/genie';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './messages.module.css';

interface Props {
  text: string;
  words: Prediction['words'];
}

export function MarkedText({ text, words }: Props) {
  const { t } = useTranslation();
  let from = 0;
  const parts = words.flatMap(({ start, end, points }) => {
    const before = text.slice(from, start);
    from = end;
    const word = text.slice(start, end);
    const sentence = points > 0 ? 'genie.explain.adds' : 'genie.explain.takes';
    return [
      before,
      <mark
        key={start}
        className={classes.mark}
        data-effect={points > 0 ? 'lifts' : 'costs'}
        title={t(sentence, { word, points: formatNumber(Math.abs(points), 1) })}
      >
        {word}
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
