import { expect, test } from 'vitest';
import { readExposition } from './read-exposition.ts';

const histogram = (more: string) => `# HELP took_seconds Time
# TYPE took_seconds histogram
took_seconds_bucket{le="0.1",path="a\\"b"} 1
took_seconds_bucket{le="+Inf",path="a\\"b"} 2
took_seconds_sum{path="a\\"b"} 1.5e-7
took_seconds_count{path="a\\"b"} ${more}
`;

test('families with their samples', () => {
  const families = readExposition(`# HELP up Whether\n# TYPE up gauge\nup 1\n\n${histogram('2')}`);
  expect([...families.keys()]).toEqual(['up', 'took_seconds']);
  expect(families.get('up')).toMatchObject({
    type: 'gauge',
    help: 'Whether',
    samples: [{ name: 'up', labels: {}, value: 1 }],
  });
  expect(families.get('took_seconds')!.samples[0]).toEqual({
    name: 'took_seconds_bucket',
    labels: { le: '0.1', path: 'a\\"b' },
    value: 1,
  });
});

test.each([
  ['a sample without its TYPE', 'up 1\n'],
  ['a TYPE without its HELP', '# TYPE up gauge\nup 1\n'],
  ['a series that comes twice', '# HELP up U\n# TYPE up gauge\nup 1\nup 2\n'],
  ['a sample of another family', '# HELP up U\n# TYPE up gauge\ndown 1\n'],
  ['a counter without its ending', '# HELP hits H\n# TYPE hits counter\nhits 1\n'],
  ['a negative counter', '# HELP hits_total H\n# TYPE hits_total counter\nhits_total -1\n'],
  ['a value that is no number', '# HELP up U\n# TYPE up gauge\nup one\n'],
  ['a label without quotes', '# HELP up U\n# TYPE up gauge\nup{a=b} 1\n'],
  ['a label that comes twice', '# HELP up U\n# TYPE up gauge\nup{a="b",a="c"} 1\n'],
  ['a histogram whose count is another', histogram('3')],
  ['a last line that does not end', '# HELP up U\n# TYPE up gauge\nup 1'],
])('%s is not taken', (_, text) => {
  expect(() => readExposition(text)).toThrow();
});
