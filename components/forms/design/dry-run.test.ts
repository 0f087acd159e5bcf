import { describe, expect, it } from 'vitest';
import { contentOfTemplate } from '@/components/forms/list/templates/templates';
import { publicFormOf } from '@/lib/rules/forms/public-form';
import { follow, press, startRun } from './dry-run';

const quote = publicFormOf({ nombre: 'Cotización', ...contentOfTemplate('quote', 'es') });
const first = { _acto: ['next'], _paso: ['0'], producto: ['Bombas'], cantidad: ['2'] };

describe('a dry run', () => {
  it('goes through the steps as a visitor does and says what would be stored', () => {
    const second = press(quote, first, 'es');
    expect(second.state).toMatchObject({ at: 'step', step: 1 });
    const own = { _acto: ['next'], tipo_cliente: ['Una persona'], empresa: [''], rut: [''] };
    const third = press(quote, { ...first, ...own, _paso: ['1'] }, 'es');
    const who = { nombre: ['Ana'], email: ['ana@example.cl'], telefono: [''] };
    const review = press(quote, { ...third.state.answers, ...who, _acto: ['next'], _paso: ['2'] }, 'es');
    expect(review.state.at).toBe('review');
    const end = press(quote, { ...review.state.answers, _acto: ['send'] }, 'es');
    expect(end.state.at).toBe('thanks');
    expect(end.datos).toEqual({
      producto: 'Bombas',
      cantidad: '2',
      tipo_cliente: 'Una persona',
      nombre: 'Ana',
      email: 'ana@example.cl',
    });
  });

  it('stays where it is as the form is edited, with what was filled in; a problem that was mended goes', () => {
    const refused = press(quote, { ...first, cantidad: [''] }, 'es');
    expect([...refused.state.problems.keys()]).toEqual(['cantidad']);
    const optional = {
      ...quote,
      campos: quote.campos.map((field) =>
        field.clave === 'cantidad' ? { ...field, requerido: false } : field,
      ),
    };
    const kept = follow(optional, refused, 'es');
    expect(kept.state.problems.size).toBe(0);
    expect(kept.state.answers).toBe(refused.state.answers);
    const third = { ...startRun(quote), state: { ...startRun(quote).state, step: 2 } };
    expect(follow({ ...quote, pasos: undefined }, third, 'es').state.step).toBe(0);
  });
});
