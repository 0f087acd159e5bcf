import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../lib/contract/scalars.ts';
import { operators } from '../services/workflows/blocks/operators.ts';
import { meets } from './conditions.ts';
import { compareDecimals } from './decimal.ts';
import type { Scope } from './scope.ts';
import { fillIn, valueAt } from './scope.ts';

const scope: Scope = {
  contact: {
    nombre: 'María José',
    email: null,
    tags: [{ id: 1, nombre: 'Cliente VIP' }],
    campos_custom: { 'talla.zapato': 42, socio: true },
  },
  deal: { amount: '12345678901234567890.10', currency: 'CLP', fecha_cierre_estimada: '2026-12-01' },
  event: { previous: { amount: '1' } },
};

const holds = (campo: string, operador: string, valor?: Json) =>
  meets({ condiciones: [{ campo, operador, ...(valor !== undefined && { valor }) }] }, scope);

describe('operators', () => {
  const met: [campo: string, operador: string, valor: Json | undefined, no: string][] = [
    ['contact.nombre', 'igual', 'MARIA JOSE', 'distinto'],
    ['deal.amount', 'igual', '12345678901234567890.1', 'distinto'],
    ['contact.nombre', 'contiene', 'jose', 'no_contiene'],
    ['contact.tags', 'contiene', 'cliente vip', 'no_contiene'],
    ['contact.nombre', 'empieza_con', 'maría', 'termina_con'],
    ['contact.nombre', 'termina_con', 'JOSÉ', 'empieza_con'],
    ['deal.amount', 'mayor_que', '12345678901234567890.09', 'menor_o_igual'],
    ['deal.amount', 'mayor_o_igual', '12345678901234567890.1', 'menor_que'],
    ['deal.amount', 'menor_que', '12345678901234567890.11', 'mayor_o_igual'],
    ['deal.amount', 'menor_o_igual', '12345678901234567890.1', 'mayor_que'],
    ['deal.fecha_cierre_estimada', 'antes_de', '2026-12-02', 'despues_de'],
    ['deal.fecha_cierre_estimada', 'despues_de', '2026-11-30T23:59:59Z', 'antes_de'],
    ['deal.currency', 'en_lista', ['USD', 'clp'], 'no_en_lista'],
    ['contact.email', 'vacio', undefined, 'no_vacio'],
    ['contact.nadie', 'vacio', undefined, 'no_vacio'],
    ['contact.nombre', 'no_vacio', undefined, 'vacio'],
    ['contact.campos_custom.socio', 'es_verdadero', undefined, 'es_falso'],
    ['contact.campos_custom.talla.zapato', 'igual', '42.0', 'distinto'],
    ['contact.tags', 'tiene_etiqueta', 'CLIENTE vip', 'no_tiene_etiqueta'],
    ['deal.amount', 'cambio', undefined, 'vacio'],
  ];
  it.each(met)('%s %s %j', (campo, operador, valor, no) => {
    expect(holds(campo, operador, valor)).toBe(true);
    expect(holds(campo, no, valor)).toBe(false);
  });

  it('never hold where they are unknown, or where there is nothing to compare', () => {
    expect(holds('deal.amount', 'parecido', '1')).toBe(false);
    expect(holds('deal.amount', 'constructor', '1')).toBe(false);
    expect(holds('contact.email', 'mayor_que', '0')).toBe(false);
    expect(holds('deal.currency', 'cambio')).toBe(false);
  });

  it('combine by all or by any', () => {
    const condiciones = [
      { campo: 'deal.currency', operador: 'igual', valor: 'CLP' },
      { campo: 'deal.currency', operador: 'igual', valor: 'USD' },
    ];
    expect(meets({ condiciones }, scope)).toBe(false);
    expect(meets({ condiciones, modo: 'alguna' }, scope)).toBe(true);
  });

  it('answer for any value, field and condition without an error', () => {
    const names = operators.map(({ operador }) => operador);
    const condition = fc.oneof(
      fc.jsonValue(),
      fc.record({
        campo: fc.constantFrom('contact.nombre', 'contact.tags', 'contact', '', '__proto__.x', 'deal.amount'),
        operador: fc.constantFrom(...names),
        valor: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(fc.array(condition), (condiciones) => {
        expect(typeof meets({ condiciones: condiciones as Json }, scope)).toBe('boolean');
      }),
    );
  });
});

it('decimal texts compare as their values do', () => {
  const scaled = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
  const text = (value: bigint) => {
    const digits = (value < 0n ? -value : value).toString().padStart(13, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -12)}.${digits.slice(-12)}`;
  };
  fc.assert(
    fc.property(scaled, scaled, (one, other) => {
      expect(compareDecimals(text(one), text(other))).toBe(one === other ? 0 : one > other ? 1 : -1);
    }),
  );
  expect(compareDecimals('1e3', '1')).toBeUndefined();
});

it('merge tags take what the scope has, and what it lacks is empty', () => {
  const filled = fillIn(
    { a: ['{{ contact.nombre }} ({{contact.tags}}) {{contact.x}}{{x.y}}{{}}{{contact.__proto__}}'], n: 3 },
    scope,
  );
  expect(filled).toEqual({ a: ['María José (Cliente VIP) '], n: 3 });
  expect(valueAt(scope, 'constructor.name')).toBeUndefined();
});
