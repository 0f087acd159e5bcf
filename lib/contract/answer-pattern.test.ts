import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERN_TEXT_MAX, patternFault, wholePattern } from './answer-pattern.ts';

describe('a pattern of answers', () => {
  it.each([
    '[A-Z]{4}\\d{2}',
    '\\d{1,3}(\\.\\d{3})*',
    '(\\+56)? ?9 ?\\d{4} ?\\d{4}',
    '[^@]+@[^@]+\\.[^@]+',
    'RM|V|VIII|X',
    '\\p{L}+( \\p{L}{3})*',
    '[()*+]{2}\\)',
  ])('%s is taken', (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });

  it.each([
    ['(a+)+', 'slow_pattern'],
    ['(a|a)*', 'slow_pattern'],
    ['(a?){30}', 'slow_pattern'],
    ['(a{1,5}){3}', 'slow_pattern'],
    ['((a)*b?)*', 'slow_pattern'],
    ['a*a*a*a*', 'slow_pattern'],
    ['a*a*a{0,200}a{60}b', 'slow_pattern'],
    ['[^]*[^]*[^]{0,200}(?:[^]{9}){9}b', 'slow_pattern'],
    ['\\p{L}*\\p{L}*\\p{L}{0,200}\\p{L}{80}!', 'slow_pattern'],
    [`${'(a|a)'.repeat(30)}b`, 'slow_pattern'],
    ['(a)\\1', 'slow_pattern'],
    ['(?<n>a)\\k<n>', 'slow_pattern'],
    ['(?=a+b)a', 'slow_pattern'],
    ['(?<!a)b', 'slow_pattern'],
    ['a{5000}', 'slow_pattern'],
    ['[', 'invalid_pattern'],
    ['a)(b', 'invalid_pattern'],
    ['x'.repeat(201), 'too_long'],
  ])('%s is refused: %s', (pattern, fault) => {
    expect(patternFault(pattern)).toBe(fault);
    expect(wholePattern(pattern)).toBeUndefined();
  });

  it('that is taken is quick over every answer that it is run on', () => {
    const atom = fc.constantFrom(
      'a',
      '[ab]',
      '.',
      '\\w',
      '(a)',
      '(ab)',
      '(a|b)',
      '(a+)',
      '(?:a?b)',
      '^',
      '\\b',
    );
    const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,9}', '{3,}', '*?');
    const part = fc.tuple(atom, times, fc.constantFrom('', '', '|')).map((parts) => parts.join(''));
    const group = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `(${parts.join('')})`);
    const pattern = fc
      .array(
        fc.oneof(
          part,
          fc.tuple(group, times).map((each) => each.join('')),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    const answers = ['a', 'ab', 'aab'].map(
      (text) => `${text.repeat(PATTERN_TEXT_MAX).slice(0, PATTERN_TEXT_MAX - 1)}!`,
    );
    fc.assert(
      fc.property(pattern, (text) => {
        const whole = wholePattern(text);
        fc.pre(whole !== undefined);
        const start = process.threadCpuUsage();
        for (const answer of answers) whole.test(answer);
        // Of the processor, whoever else is at work on the machine: a pattern that explodes takes minutes.
        expect(process.threadCpuUsage(start).user).toBeLessThan(10_000_000);
      }),
      { numRuns: 300 },
    );
  });
});
