import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastLine } from './last-message';
import { readableText } from './readable-text';
import { daysOf, lastAtOf, lastSideOf, type MessageRecord, oldestFirst, sideOf, withMessage } from './thread';

const message = (id: number, created_at: string | undefined, texto = 'Hola'): MessageRecord => ({
  id,
  direccion: 'entrante',
  texto,
  created_at,
});

describe('a thread', () => {
  it('stands by the days of the zone that the person reads in', () => {
    const thread = [message(1, '2026-11-22T02:30:00Z'), message(2, '2026-11-22T03:30:00Z')];
    expect(daysOf(thread, 'UTC').map(({ day }) => day)).toEqual(['2026-11-22']);
    expect(daysOf(thread, 'America/Santiago').map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('keeps every message once, whatever its moments say', () => {
    const any = fc.array(
      fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }), { nil: undefined }),
    );
    fc.assert(
      fc.property(any, (dates) => {
        const thread = oldestFirst(dates.map((at, index) => message(index, at?.toISOString())));
        const ids = daysOf(thread, 'America/Santiago').flatMap(({ messages }) =>
          messages.map(({ id }) => id),
        );
        expect(ids).toEqual(thread.map(({ id }) => id));
        expect(new Set(ids).size).toBe(dates.length);
      }),
    );
  });

  it('is read oldest first also where a server has it the other way round', () => {
    const thread = [message(2, '2026-11-22T03:30:00Z'), message(1, '2026-11-22T02:30:00Z')];
    expect(oldestFirst(thread).map(({ id }) => id)).toEqual([1, 2]);
    expect(lastAtOf({} as never, { mensajes: thread } as never)).toBe('2026-11-22T03:30:00Z');
  });

  it('takes a message in once', () => {
    const before = { mensajes: [message(1, '2026-11-22T02:30:00Z')] } as never;
    const after = withMessage(before, message(2, '2026-11-22T03:30:00Z'));
    expect(after.mensajes).toHaveLength(2);
    expect(withMessage(after, message(2, '2026-11-22T03:30:00Z'))).toBe(after);
  });

  it('says who wrote last only where the list knows of nothing later', () => {
    const ours = { ...message(1, '2026-11-22T02:30:00Z'), direccion: 'saliente' };
    const thread = { mensajes: [ours] } as never;
    const row = (ultimo_mensaje_en?: string) => ({ ultimo_mensaje_en }) as never;
    expect(lastSideOf(row('2026-11-22T02:30:00Z'), thread)).toBe('ours');
    expect(lastSideOf(row('2026-11-22T02:31:00Z'), thread)).toBeUndefined();
    expect(lastSideOf(row(), thread)).toBe('ours');
    expect(lastSideOf(row('2026-11-22T02:30:00Z'), undefined)).toBeUndefined();
  });

  it('guesses nobody’s side', () => {
    expect(
      ['entrante', 'INBOUND', 'Saliente', 'out', 'interna', undefined].map((direccion) =>
        sideOf({ direccion }),
      ),
    ).toEqual(['theirs', 'theirs', 'ours', 'ours', 'unknown', 'unknown']);
  });
});

describe('the text of a message', () => {
  it('is shown as it is where it holds no HTML', () => {
    for (const text of ['2 < 3 y 5 > 4', 'Hola\n\nChao', '<3', 'a <b', '{{contact.nombre}}']) {
      expect(readableText(text)).toEqual({ text, isHtml: false });
    }
  });

  it('is the words of an e-mail', () => {
    const mail =
      '<html><head><style>p{}</style></head><body><p>Hola&nbsp;Ana,</p><p>adjunto la <b>orden</b> &lt;7&gt;.<br>Chao</p><script>x()</script></body></html>';
    expect(readableText(mail)).toEqual({ text: 'Hola Ana,\nadjunto la orden <7>.\nChao', isHtml: true });
  });

  it('leaves out what nobody is to see, and only as far as it ends', () => {
    const mail = '<p>a<!-- <b>x</b> --><TITLE>t</title ><style>p{}</STYLE>b<script>one()</script></p><!--c';
    expect(readableText(mail).text).toBe('ab\n<!--c');
    expect(readableText('<p>a</p><script>b<title>c</title>').text).toBe('a\nb');
  });

  it('begins in one line what was said last, however long it is', () => {
    const lineOf = (texto: string) => lastLine({ mensajes: [message(1, undefined, texto)] } as never)?.text;
    expect(lineOf(' Hola,\n\n¿qué tal?')).toBe('Hola, ¿qué tal?');
    expect(lineOf(`<p>Hola</p>${'<b>x</b>'.repeat(100_000)}`)).toMatch(/^Hola x+$/);
    expect(lineOf('<p> </p>')).toBeUndefined();
  });

  it('comes to an end over hostile ones', () => {
    const texts = [
      `<p>${'<'.repeat(100_000)}`,
      `<p>${'<script '.repeat(20_000)}`,
      `<p>${'&#'.repeat(90_000)}`,
      '<script>'.repeat(25_000),
      `<p>${'<!--'.repeat(49_000)}`,
      `<p>${' '.repeat(199_000)}`,
      `<script>${'</script '.repeat(20_000)}`,
    ];
    // Often enough that one whose steps grow with the square of its length does not end within a test's time.
    const all = Array.from({ length: 20 }, () => texts).flat();
    expect(all.every((text) => readableText(text).isHtml)).toBe(true);
  });
});
