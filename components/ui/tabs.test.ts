import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs';

test('a kept view stays, out of sight, while another one is looked at; others go', () => {
  const items = [
    { id: 'form', label: 'Form', content: 'what was typed', isKept: true },
    { id: 'raw', label: 'Raw', content: 'the record' },
    { id: 'curl', label: 'curl', content: 'the command' },
  ];
  const html = renderToString(createElement(Tabs, { label: 'Views', items, value: 'raw' }));
  expect(html).toContain('the record');
  expect(html).not.toContain('the command');
  const kept = /<div[^>]*>what was typed/.exec(html)?.[0];
  expect(kept).toMatch(/\sinert=/);
  expect(kept).toMatch(/\sdata-inert=/);
});
