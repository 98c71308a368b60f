import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { describe, expect, it } from 'vitest';
import { parseResonance } from './resonance-question.ts';

const messages = [
  { id: 'm1', message: 'Dry in the worst week of November.' },
  { id: 'm2', message: 'One jacket, ten winters.' },
] as ResonanceData['messages'];
const audience = (id: string, subheader: string) => ({ id, subheader, base: 100 });
const filterColumns: ResonanceData['filterColumns'] = [
  {
    type: 'audience',
    header: 'Gender',
    overlapping: false,
    audiences: [audience('0.0', 'Female'), audience('0.1', 'Male')],
  },
  { type: 'audience', header: 'Age', overlapping: false, audiences: [audience('1.0', '18–24')] },
  { type: 'audience', header: 'Cycles', overlapping: false, audiences: [audience('2.0', 'Never')] },
  { type: 'audience', header: 'Buys', overlapping: false, audiences: [audience('3.0', 'Never')] },
];
const parse = (question: string) => parseResonance(question, { messages, filterColumns });

describe('questions on a survey', () => {
  it.each([
    [
      'What is the R1 of “One jacket, ten winters.”?',
      { kind: 'message', messageId: 'm2', metric: 'r1', audience: null },
    ],
    ['Wie hoch ist R2 von „ten winters“?', { kind: 'message', messageId: 'm2', metric: 'r2' }],
    ['How does "One jacket" do among women?', { kind: 'message', messageId: 'm2', audience: { id: '0.0' } }],
    ['Wie schneidet „One jacket“ bei 18-24 ab?', { kind: 'message', audience: { id: '1.0' } }],
    ['Compare “One jacket” and “worst week” on R1', { kind: 'compare', messageIds: ['m2', 'm1'], metric: 'r1' }],
    ['Which message has the highest R1?', { kind: 'ranking', metric: 'r1', end: 'top', count: 1 }],
    ['Welche zwei Botschaften sind die schlechtesten?', { kind: 'ranking', metric: 'total', end: 'bottom', count: 2 }],
    ['In which audience is “One jacket” strongest?', { kind: 'audiences', messageId: 'm2', metric: 'r1', end: 'top' }],
    ['How many respondents were asked?', { kind: 'respondents' }],
    ['Wie viele Botschaften gibt es?', { kind: 'messages' }],
  ] as const)('%s', (question, expected) => {
    expect(parse(question)).toMatchObject(expected);
  });

  it.each([
    'What is the R1 of “Free shipping”?',
    'Which message do left-handed people like best?',
    'How does “One jacket” do among dentists?',
    'How does “One jacket” do among Never?',
    'What was the R1 of “One jacket” last year?',
    'Welche Botschaft gefällt Linkshändern am besten?',
    'Hello',
  ])('is not understood in part: %s', (question) => {
    expect(parse(question)).toBeNull();
  });
});
