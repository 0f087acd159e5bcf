import { expect, it } from 'vitest';
import { followLogic } from './live-logic.ts';
import type { LogicField } from './logic.ts';

/** As much of a form as is asked; a control stands for the member of the form that has its name. */
function formOf(campos: readonly LogicField[], answers: Readonly<Record<string, string>>) {
  const controls = Object.entries(answers).map(([name, value]) => ({ name, value, type: 'text' }));
  const fieldsets = campos.map(({ clave }) => ({ dataset: { campo: clave }, hidden: true, disabled: true }));
  const form = {
    elements: controls,
    dataset: {},
    getAttribute: () => JSON.stringify({ campos, pasos: [] }),
    querySelectorAll: (selector: string) => (selector === '[data-campo]' ? fieldsets : controls),
    querySelector: () => null,
    ...Object.fromEntries(controls.map((control) => [control.name, control])),
  };
  followLogic(form as unknown as HTMLFormElement);
  return fieldsets.filter(({ hidden, disabled }) => !hidden && !disabled).map(({ dataset }) => dataset.campo);
}

const field = (id: string, clave: string, valor?: string): LogicField => ({
  id,
  clave,
  tipo: 'texto',
  ...(valor && { mostrar_si: { modo: 'todas', reglas: [{ campo: 'a', operador: 'es', valor }] } }),
});

it('follows rules whatever the keys of the fields are', () => {
  const campos = [field('a', 'elements'), field('b', 'dataset', 'x')];
  expect(formOf(campos, { elements: 'x', dataset: '' })).toEqual(['elements', 'dataset']);
  expect(formOf(campos, { elements: 'y', dataset: '' })).toEqual(['elements']);
});

it('shows one of two fields that have one id', () => {
  const campos = [field('a', 'tipo'), field('b', 'empresa', 'E'), field('b', 'persona', 'P')];
  expect(formOf(campos, { tipo: 'P' })).toEqual(['tipo', 'persona']);
});
