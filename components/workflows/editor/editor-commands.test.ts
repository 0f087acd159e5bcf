import { describe, expect, it } from 'vitest';
import { addGroup } from '@/components/workflows/document/document-groups';
import { branchedDocument } from '@/components/workflows/testing';
import { WorkflowEditor } from './editor';
import { chosenNodes, copyChosen } from './editor-commands';

const group = { id: 'g1', title: '', color: 'blue', nodes: ['c', 'd'] } as const;

describe('what is chosen', () => {
  const editor = new WorkflowEditor(addGroup(branchedDocument(), group));

  it('is the node at which the keyboard stands while nothing else is', () => {
    editor.select([], 'a');
    expect(chosenNodes(editor)).toEqual(['a']);
  });

  it.each(['group g1', 'edge e1'])('is no node while it is %s alone, which nothing copies', (key) => {
    editor.select([key], 'a');
    expect(chosenNodes(editor)).toEqual([]);
    expect(copyChosen(editor)).toBeUndefined();
  });

  it('is the nodes of all that is selected', () => {
    editor.select(['group g1', 'b', 'edge e1'], 'a');
    expect(chosenNodes(editor)).toEqual(['b']);
  });
});

describe('a step that was just added', () => {
  it('is fresh until its fields, or it itself, were left, or somebody asks what is wrong', () => {
    const editor = new WorkflowEditor(branchedDocument());
    editor.select(['a'], 'a');
    editor.begin('a');
    editor.leave('a', 'tag_name');
    editor.leave('b', 'x');
    expect([...editor.state.fresh]).toEqual([['a', new Set(['tag_name'])]]);
    editor.select(['a', 'b'], 'b');
    expect(editor.state.fresh.has('a')).toBe(true);
    editor.select(['b'], 'b');
    expect(editor.state.fresh.size).toBe(0);
    editor.begin('b');
    editor.endFresh();
    expect(editor.state.fresh.size).toBe(0);
  });
});
