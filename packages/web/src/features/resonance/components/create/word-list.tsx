import { ActionIcon } from '@mantine/core';
import type { MappedScale } from '@soundings/contract/resonance';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { addWord, dropWord, moveWord } from '../../mapping/word-scale.ts';
import classes from './word-list.module.css';

interface Props {
  scale: MappedScale;
  /** Words of the column that always count as no answer. */
  known: readonly string[];
  onScale: (scale: MappedScale) => void;
}

/** The words of a scale from the most positive, and those that count as no answer. */
export function WordList({ scale, known, onScale }: Props) {
  const { t } = useTranslation();
  const { words = [], noAnswer = [], topBox } = scale;
  const none = [...noAnswer, ...known.filter((word) => !words.includes(word) && !noAnswer.includes(word))];
  const places = words.map((_, place) => words.length - 1 - place);
  return (
    <>
      <ol className={classes.words} reversed>
        {places.map((place) => {
          const word = words[place] ?? '';
          return (
            <li key={word} className={classes.word} data-positive={place >= words.length - topBox || undefined}>
              <span className={classes.text} title={word}>
                {word}
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={t('resonanceFile.wordUp', { word })}
                disabled={place === words.length - 1}
                onClick={() => onScale(moveWord(scale, place, 1))}
              >
                <IconArrowUp size={15} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('resonanceFile.wordDown', { word })}
                disabled={place === 0}
                onClick={() => onScale(moveWord(scale, place, -1))}
              >
                <IconArrowDown size={15} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('resonanceFile.wordDrop', { word })}
                title={t('resonanceFile.wordDrop', { word })}
                disabled={words.length <= 2}
                onClick={() => onScale(dropWord(scale, word))}
              >
                <IconX size={15} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {none.length > 0 && (
        <div>
          <p className={classes.caption}>{t('resonanceFile.wordsNone')}</p>
          <ul className={classes.words}>
            {none.map((word) => (
              <li key={word} className={classes.word}>
                <span className={classes.text} title={word}>
                  {word}
                </span>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('resonanceFile.wordAdd', { word })}
                  title={t('resonanceFile.wordAdd', { word })}
                  onClick={() => onScale(addWord(scale, word))}
                >
                  <IconPlus size={15} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
