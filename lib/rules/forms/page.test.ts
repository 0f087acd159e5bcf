import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFieldTypes } from '../../contract/forms.ts';
import { startOf, stepState } from './form-state.ts';
import { renderForm, titleOf } from './page.ts';
import { publicFormOf } from './public-form.ts';

const contact = publicFormOf({
  nombre: 'Contacto',
  campos: [
    {
      id: 'c1',
      clave: 'email',
      tipo: 'email',
      etiqueta: 'Correo',
      requerido: true,
      ayuda: 'Te escribimos ahí.',
    },
    { id: 'c2', clave: 'nombre', tipo: 'texto', etiqueta: 'Nombre', requerido: false, ejemplo: 'Ana' },
    { id: 'c3', clave: 'x', tipo: 'firma', etiqueta: 'Firma' },
    { id: 'c4', clave: 'origen', tipo: 'oculto', etiqueta: 'Origen', valor_inicial: 'web' },
  ],
  ajustes: { introduccion: 'Uno.\n\nDos.' },
});
const setting = { language: 'es', action: '/f/contacto' } as const;

describe('the page of a form', () => {
  it('ties label, help and problem to their field', () => {
    const problems = new Map([['email', 'Escribe un correo.']]);
    const html = renderForm(contact, stepState(0, { email: ['a'] }, { problems }), setting);
    expect(html).toContain('<label for="email">Correo</label>');
    expect(html).toContain('aria-describedby="email-help email-problem"');
    expect(html).toContain('<a href="#email">Escribe un correo.</a>');
    expect(titleOf(contact, stepState(0, {}, { problems }), 'es')).toBe('Error: Contacto');
  });

  it('names what browsers may fill in, says what is optional, leaves unknown types out', () => {
    const html = renderForm(contact, startOf(contact), setting);
    expect(html).toMatch(/name="email"[^>]* autocomplete="email"/);
    expect(html).toMatch(/name="nombre"[^>]* autocomplete="name"/);
    expect(html).toContain('Nombre <span class="hint">(opcional)</span>');
    expect(html).not.toContain('Firma');
    expect(html).toContain('<input type="hidden" name="origen" value="web">');
    expect(html).toContain('<p class="intro">Uno.</p><p class="intro">Dos.</p>');
  });

  it('draws how far one is from the first step on, and all of it at the last stop', () => {
    const campos = ['a', 'b'].map((id) => ({ id, clave: id, tipo: 'texto', etiqueta: id }));
    const pasos = campos.map(({ id }) => ({ id: `p${id}`, titulo: id, texto: '', campos: [id] }));
    const barOf = (revisar: boolean, state: Parameters<typeof renderForm>[1]) =>
      /max="(\d+)" value="(\d+)"/
        .exec(renderForm(publicFormOf({ nombre: 'x', campos, ajustes: { pasos, revisar } }), state, setting))
        ?.slice(1);
    const review = { ...stepState(1, {}), at: 'review' as const };
    expect(barOf(false, stepState(0, {}))).toEqual(['2', '1']);
    expect(barOf(false, stepState(1, {}))).toEqual(['2', '2']);
    expect(barOf(true, stepState(1, {}))).toEqual(['3', '2']);
    expect(barOf(true, review)).toEqual(['3', '3']);
  });

  it('marks what is wrong without the section that it stands in', () => {
    const campo = { id: 'a', clave: 'a', tipo: 'texto', etiqueta: 'A', seccion: { titulo: 'Empresa' } };
    const form = publicFormOf({ nombre: 'x', campos: [campo] });
    const html = renderForm(form, stepState(0, {}, { problems: new Map([['a', 'Falta.']]) }), setting);
    expect(html).toMatch(/Empresa<\/h2><\/div><div class="wrong"><label for="a">/);
    expect(renderForm(form, stepState(0, {}), setting)).not.toContain('wrong');
  });

  it('speaks the language that it is asked for', () => {
    const html = renderForm(contact, startOf(contact), { ...setting, language: 'en' });
    expect(html).toContain('>Submit</button>');
    expect(html).toContain('(optional)');
  });

  it('never lets a text become markup, wherever it stands', () => {
    const text = fc.oneof(
      fc.constantFrom('<script>x</script>', '"><i>', "'", '</textarea><i>', '&lt;', '--><i>', '` onfocus=x'),
      fc.string(),
    );
    const field = fc.record({
      id: text,
      clave: text,
      tipo: fc.constantFrom(...formFieldTypes),
      etiqueta: text,
      opciones: fc.array(text, { maxLength: 2 }),
      ayuda: text,
      ejemplo: text,
      valor_inicial: text,
      mostrar_si: fc.record({ reglas: fc.array(fc.record({ campo: text, operador: text, valor: text })) }),
      seccion: fc.record({ titulo: text, texto: text }),
    });
    const ajustes = fc.record({
      introduccion: text,
      mensaje_exito: text,
      texto_boton: text,
      color: text,
      revisar: fc.boolean(),
      pasos: fc.array(fc.record({ id: text, titulo: text, texto: text, campos: fc.array(text) }), {
        maxLength: 2,
      }),
    });
    // What the page itself writes: tags and attributes with none of the characters that begin or end them.
    const tag = /<\/?[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?| )*>/g;
    fc.assert(
      fc.property(text, fc.array(field, { maxLength: 3 }), ajustes, text, (nombre, campos, sent, typed) => {
        const form = publicFormOf({ nombre, campos, ajustes: sent });
        const answers = Object.fromEntries(form.campos.map(({ clave }) => [clave, [typed]]));
        const problems = new Map(form.campos.map(({ clave }) => [clave, typed]));
        const states = (['step', 'review', 'thanks'] as const).map((at) =>
          stepState(0, answers, { at, problems }),
        );
        for (const state of states) {
          const html = renderForm(form, state, {
            ...setting,
            action: typed,
            hidden: { _envio: typed },
            trap: 'no',
          });
          const outside = html.replaceAll(tag, '');
          expect(outside).not.toMatch(/[<>]/);
          for (const [own] of html.matchAll(tag)) expect(own).not.toMatch(/^<(script|i|style)\b/);
          expect(html).not.toMatch(/undefined|NaN|\[object/);
        }
      }),
    );
  });
});
