import { expect, it } from 'vitest';
import { branchedDocument } from '@/components/workflows/testing';
import { deleteNodes } from './document-delete';
import { addGroup, deleteGroup, groupsOf, patchGroup } from './document-groups';
import { addStep } from './document-steps';

const grouped = addGroup(branchedDocument(), {
  id: 'g1',
  title: 'Inicio',
  color: 'green',
  nodes: ['a', 'b'],
});

it('keeps groups in the graph beside the nodes', () => {
  expect(grouped.graph).toMatchObject({
    groups: [{ id: 'g1', title: 'Inicio', color: 'green', nodes: ['a', 'b'] }],
  });
  expect(groupsOf(grouped)).toEqual([
    { key: 'group g1', index: 0, title: 'Inicio', color: 'green', nodes: ['a', 'b'] },
  ]);
});

it('has a node in one group only', () => {
  const again = addGroup(grouped, { id: 'g2', title: '', color: 'blue', nodes: ['b', 'c'] });
  expect(groupsOf(again).map(({ nodes }) => nodes)).toEqual([['a'], ['b', 'c']]);
});

it('changes a group and leaves what it does not know', () => {
  const odd = {
    ...grouped,
    graph: {
      ...(grouped.graph as object),
      groups: [{ id: 'g1', title: 'x', nodes: ['a'], extra: 1 }, 'odd'],
    },
  };
  const [group] = groupsOf(odd);
  expect(patchGroup(odd, group!, 'title', 'y').graph).toMatchObject({
    groups: [{ title: 'y', extra: 1 }, 'odd'],
  });
  expect(deleteGroup(odd, group!).graph).toMatchObject({ groups: ['odd'] });
});

const seed = { type: 'action', subtype: 'add_tag', config: {} };
const place = { x: 900, y: 900 };

it('lets go of a step that is deleted, so that a new one of its name is in no group', () => {
  const added = addStep(branchedDocument(), seed, place);
  const group = { id: 'g1', title: 'x', color: 'blue', nodes: ['a', added.key] } as const;
  const deleted = deleteNodes(addGroup(added.document, group), [added.key]);
  expect(groupsOf(deleted).map(({ nodes }) => nodes)).toEqual([['a']]);
  const again = addStep(deleted, seed, place);
  expect(groupsOf(again.document).flatMap(({ nodes }) => nodes)).not.toContain(again.key);
});

it('goes with its last step, and leaves the groups after it as they are', () => {
  const two = addGroup(grouped, { id: 'g2', title: 'Fin', color: 'blue', nodes: ['c'] });
  expect(groupsOf(deleteNodes(two, ['a'])).map(({ nodes }) => nodes)).toEqual([['b'], ['c']]);
  expect(groupsOf(deleteNodes(two, ['a', 'b'])).map(({ title }) => title)).toEqual(['Fin']);
  expect(groupsOf(deleteNodes(two, ['a', 'b', 'c']))).toEqual([]);
  const moved = addGroup(two, { id: 'g3', title: '', color: 'blue', nodes: ['a', 'b'] });
  expect(groupsOf(moved).map(({ key }) => key)).toEqual(['group g2', 'group g3']);
});

it('gives a new step no name that a group still has for one that is gone', () => {
  const stale = addGroup(branchedDocument(), { id: 'g1', title: 'x', color: 'blue', nodes: ['n7'] });
  expect(addStep(stale, seed, place).key).toBe('n8');
});

it('leaves everything else of groups as it is when steps are deleted', () => {
  const before = branchedDocument();
  const other = { id: 'g2', nodes: ['b'], extra: { deep: [1] } };
  const groups = ['odd', null, { id: 'g1', nodes: ['a', 7, 'gone'], extra: 1 }, other, { nodes: 'a' }];
  const document = { ...before, graph: { ...(before.graph as object), groups } } as typeof before;
  const after = (deleteNodes(document, ['a']).graph as { groups: unknown[] }).groups;
  expect(after).toEqual(groups.with(2, { id: 'g1', nodes: [7, 'gone'], extra: 1 }));
  expect(after[3]).toBe(other);
  expect((deleteNodes(document, ['c']).graph as { groups: unknown }).groups).toBe(groups);
});
