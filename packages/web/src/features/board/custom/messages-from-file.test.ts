import { describe, expect, it } from 'vitest';
import { messagesOfTable, messagesOfText } from './messages-from-file.ts';

describe('messages of a table', () => {
  it('come from the column that is called so, whatever stands beside it', () => {
    expect(messagesOfTable('id;Message;R1\n1;Dry all day;54\n2;"Warm; and dry";61\n')).toEqual([
      'Dry all day',
      'Warm; and dry',
    ]);
    expect(messagesOfTable('Nr\tBotschaft\n1\tTrocken bleiben', '\t')).toEqual(['Trocken bleiben']);
  });

  it('come from the column with the most text where none is called so', () => {
    expect(messagesOfTable('1,Dry in the worst week\n2,Warm for ten winters')).toEqual([
      'Dry in the worst week',
      'Warm for ten winters',
    ]);
    expect(messagesOfTable('Only one\nand another')).toEqual(['Only one', 'and another']);
  });

  it('skip empty rows, and keep line breaks in quotation marks', () => {
    expect(messagesOfTable('\uFEFFtext\n\n"two\nlines"\n ,\n')).toEqual(['two\nlines']);
    expect(messagesOfTable('')).toEqual([]);
  });
});

describe('messages of a text', () => {
  it('are divided by blank lines', () => {
    expect(messagesOfText('Dry all day\nand all night\n\nWarm\n')).toEqual(['Dry all day\nand all night', 'Warm']);
  });

  it('are its lines where none is blank', () => {
    expect(messagesOfText('Dry all day\r\nWarm for ten winters\r\n')).toEqual(['Dry all day', 'Warm for ten winters']);
    expect(messagesOfText('')).toEqual([]);
  });
});
