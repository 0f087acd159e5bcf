import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedSnippet, prefilledLink, webAddress } from './share-links';

const url = 'https://example.cl/f/contacto?cuenta=2';

describe('links to a form', () => {
  it('fill in whatever value is typed, and read back the same', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ clave: fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/), value })),
        (values) => {
          const own = values.filter(({ clave }) => clave !== 'cuenta');
          const read = new URL(prefilledLink(url, own)).searchParams;
          expect([...read]).toEqual([['cuenta', '2'], ...own.map(({ clave, value: text }) => [clave, text])]);
        },
      ),
    );
    expect(prefilledLink(url, [{ clave: 'a', value: '' }])).toBe(url);
  });

  it('lead nowhere where the server gives no web address', () => {
    expect([undefined, '', 'f/contacto', 'javascript:alert(1)', url].map(webAddress)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      url,
    ]);
  });

  it('embed with the form’s name as text, and hear only the frame that they made', () => {
    const code = embedSnippet(url, { id: 'f-1', title: '"><script>x</script>', open: 'Abrir' });
    expect(code).toContain('title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(code).toContain('src="https://example.cl/f/contacto?cuenta=2&amp;embed=1"');
    expect(code).toContain(`<a href="${url}">Abrir</a>`);
    expect(code.match(/<script/g)).toHaveLength(1);
    expect(code).toContain("event.origin !== 'https://example.cl'");
  });
});
