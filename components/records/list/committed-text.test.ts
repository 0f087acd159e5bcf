import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrived, type CommittedText, committedText, lastOf, sent, told } from './committed-text';

const typed = (field: CommittedText, text: string): CommittedText => ({ ...field, text });

test('what is typed while an earlier value is on its way stays', () => {
  const field = typed(sent(typed(committedText(''), 'ab'), 'ab'), 'abc');
  expect(told(field, 'ab')).toEqual({ text: 'abc', value: 'ab', sent: [] });
});

test('a value from elsewhere replaces what is typed', () => {
  const field = sent(typed(committedText('a'), 'ab'), 'ab');
  expect(told(field, 'other')).toEqual(committedText('other'));
  expect(told(typed(committedText('a'), 'ab'), '')).toEqual(committedText(''));
});

test('a value that is told again changes nothing', () => {
  const field = typed(committedText('a'), 'ab');
  expect(told(field, 'a')).toBe(field);
});

test('a value that was sent and taken back before it was told does not stay in the field', () => {
  const field = told(sent(typed(committedText(''), 'x'), 'x'), '');
  expect(field.text).toBe('x');
  expect(arrived(field)).toEqual(committedText(''));
});

test('what is typed on stays where all that was sent was told', () => {
  const field = typed(told(sent(typed(committedText(''), 'a'), 'a'), 'a'), 'ab');
  expect(arrived(field)).toBe(field);
});

test('however slowly and with whatever gaps the values come back, the text is what was typed', () => {
  const steps = fc.array(fc.oneof(fc.constantFrom('type', 'send'), fc.nat(3)), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (all) => {
      let field = committedText('');
      let text = '';
      let letters = 0;
      const onTheWay: string[] = [];
      for (const step of all) {
        if (step === 'type') {
          letters += 1;
          text += `${letters},`;
          field = typed(field, text);
        } else if (step === 'send') {
          if (field.text === lastOf(field)) continue;
          onTheWay.push(field.text);
          field = sent(field, field.text);
        } else {
          const value = onTheWay.splice(0, step).at(-1);
          if (value !== undefined) field = told(field, value);
        }
        expect(field.text).toBe(text);
      }
      const last = onTheWay.at(-1);
      if (last !== undefined) field = told(field, last);
      expect(field.sent).toEqual([]);
      expect(lastOf(field)).toBe(field.value);
    }),
  );
});
