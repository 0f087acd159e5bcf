import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, matchOperation } from './match.ts';
import type { Operation } from './operation.ts';
import { operations } from './registry.ts';

const found = (method: string, path: string) => {
  const match = matchOperation(method, path);
  return match && 'operation' in match ? [match.operation.id, match.pathParams] : match;
};

describe('matchOperation', () => {
  test('a literal segment wins over a parameter', () => {
    expect(found('POST', '/deals/upsert')).toEqual(['upsertDeal', {}]);
    expect(found('GET', '/deals/1042')).toEqual(['getDeal', { deal_id: '1042' }]);
    expect(found('GET', '/workflows/catalog')).toEqual(['getWorkflowCatalog', {}]);
  });

  test('two parameters are told apart by their place', () => {
    expect(found('DELETE', '/contacts/7/tags/9')).toEqual(['removeContactTag', { cid: '7', tag_id: '9' }]);
    expect(found('GET', '/contacts/7/deals')).toEqual(['listContactDeals', { contacto_id: '7' }]);
  });

  test('a path with another method tells which methods it has', () => {
    expect(matchOperation('PUT', '/deals/1042')).toEqual({ allow: ['GET', 'PATCH', 'DELETE'] });
    expect(matchOperation('GET', '/deals/upsert')).toEqual({ allow: ['POST'] });
  });

  test.each([
    ['a trailing slash', '/deals/'],
    ['an empty segment', '/deals//won'],
    ['a dot segment', '/blog/posts/..'],
    ['an encoded dot segment', '/blog/posts/%2e%2e'],
    ['a broken encoding', '/blog/posts/%zz'],
    ['a path without a slash', 'deals'],
    ['an unknown path', '/nothing'],
    ['a path below an operation', '/tags/1'],
  ])('%s matches nothing', (_, path) => {
    expect(matchOperation('GET', path)).toBeUndefined();
  });

  test('parameters are decoded', () => {
    expect(found('GET', '/blog/posts/a%2Fb%20c')).toEqual(['getBlogPost', { slug: 'a/b c' }]);
  });

  test('every operation is found by its own path, whatever stands for its parameters', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !['.', '..'].includes(text));
    fc.assert(
      fc.property(
        fc.constantFrom(...operations),
        fc.array(value, { minLength: 3, maxLength: 3 }),
        (op, values) => {
          const literal = new Set(operations.flatMap(({ path }) => path.split('/')));
          fc.pre(values.every((text) => !literal.has(text)));
          let next = 0;
          const path = op.path.replace(/\{\w+\}/g, () => encodeURIComponent(values[next++]!));
          const params = Object.fromEntries(op.pathNames.map((name, index) => [name, values[index]]));
          expect(found(op.method, path)).toEqual([op.id, params]);
        },
      ),
    );
  });

  test('no path makes it throw', () => {
    const matcher = createMatcher(operations as Operation[]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        matcher('GET', path);
        matcher('GET', `/${path}`);
      }),
    );
  });
});
