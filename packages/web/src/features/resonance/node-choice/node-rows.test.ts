import { expect, it } from 'vitest';
import { chosenGroups, nodeRows, toggleNodes } from './node-rows.ts';

const node = (id: string, label: string) => ({ id, label, base: 10 });
const gender = { id: 'v:0', name: 'Gender', nodes: [node('0.0', 'female'), node('0.1', 'male')] };
const age = { id: 'v:1', name: 'Age', nodes: [node('1.0', '18–24'), node('1.1', '65+')] };
const groups = [gender, age];
const keys = (query: string, folded: string[] = []) => nodeRows(groups, query, new Set(folded)).map(({ key }) => key);

it('lists each group before its nodes, and folded ones alone', () => {
  expect(keys('')).toEqual(['g v:0', 'n 0.0', 'n 0.1', 'g v:1', 'n 1.0', 'n 1.1']);
  expect(keys('', ['v:0'])).toEqual(['g v:0', 'g v:1', 'n 1.0', 'n 1.1']);
});

it('finds words of the group and of the node, in any order, and unfolds what it finds', () => {
  expect(keys('FEMALE gender', ['v:0'])).toEqual(['g v:0', 'n 0.0']);
  expect(keys('age')).toEqual(['g v:1', 'n 1.0', 'n 1.1']);
  expect(keys('nobody')).toEqual([]);
});

it('chooses the rest of a group, and drops it where all were chosen', () => {
  const all = toggleNodes(new Set(['1.0', '0.1']), gender.nodes);
  expect([...all].sort()).toEqual(['0.0', '0.1', '1.0']);
  expect([...toggleNodes(all, gender.nodes)]).toEqual(['1.0']);
  expect([...toggleNodes(all, [node('1.0', '18–24')])].sort()).toEqual(['0.0', '0.1']);
});

it('lists the chosen by their groups', () => {
  expect(chosenGroups(groups, new Set(['1.1', '0.0', 'gone'])).map(({ name, nodes }) => [name, nodes.length])).toEqual([
    ['Gender', 1],
    ['Age', 1],
  ]);
});
