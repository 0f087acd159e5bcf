import fc from 'fast-check';

/** Numbers as servers may write them: long, with a point and zeros behind it, with an exponent, minus nothing. */
export const oddNumber: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(
      fc.constantFrom('0', '9007199254740993', '100000000000000000000000000001'),
      fc.stringMatching(/^[1-9][0-9]{0,29}$/),
    ),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\.[0-9]{1,4}$/)),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.stringMatching(/^[eE][+-]?[0-9]{1,3}$/)),
  )
  .map((parts) => parts.join(''));

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', '\u2028', '"\\/'),
);

/** A JSON string: with letters escaped that need not be, and halves of pairs. */
const stringText = fc
  .tuple(text, fc.boolean())
  .map(([value, isEscaped]) =>
    isEscaped
      ? `"${value.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
      : JSON.stringify(value),
  );

const key = fc.oneof(
  fc.constantFrom('"__proto__"', '"id"', '"constructor"', '"a"', '"\\u0061"', '"b"', '"12"', '""'),
  stringText,
);
const space = fc.constantFrom('', ' ', '\n\t');

/** The text of any JSON. */
export function anyJsonText({ hasDoubleKeys = true, maxDepth = 4 } = {}): fc.Arbitrary<string> {
  const leaf = fc.oneof(oddNumber, stringText, fc.constantFrom('true', 'false', 'null'));
  return fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth, withCrossShrink: true },
      leaf,
      fc
        .tuple(fc.array(tie('value'), { maxLength: 4 }), space)
        .map(([items, gap]) => `[${items.join(`,${gap}`)}]`),
      fc
        .tuple(
          fc.uniqueArray(fc.tuple(key, tie('value')), {
            maxLength: 5,
            selector: ([name]) => (hasDoubleKeys ? {} : JSON.parse(name)),
            comparator: hasDoubleKeys ? () => false : 'SameValue',
          }),
          space,
        )
        .map(
          ([members, gap]) => `{${members.map(([name, value]) => `${name}${gap}:${value}`).join(`${gap},`)}}`,
        ),
    ),
  })).value;
}

/**
 * The tokens of a JSON text, numbers as they are spelt and strings by what they say. Objects are in the order of
 * their keys, as JavaScript keeps integers before the others; keys that stand twice stay twice.
 */
export function tokensOf(json: string): unknown {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let at = 0;
  const read = (): unknown => {
    const token = tokens[at++]!;
    if (token === '[') {
      const items: unknown[] = [];
      while (tokens[at] !== ']') {
        items.push(read());
        if (tokens[at] === ',') at++;
      }
      at++;
      return items;
    }
    if (token === '{') {
      const members: [string, unknown][] = [];
      while (tokens[at] !== '}') {
        const name = JSON.parse(tokens[at]!) as string;
        at += 2;
        members.push([name, read()]);
        if (tokens[at] === ',') at++;
      }
      at++;
      return { members: members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
    }
    return token.startsWith('"') ? `"${JSON.parse(token)}` : token;
  };
  return read();
}
