import { expect, test } from 'vitest';
import { lossReasons } from './loss-reasons';

test.each([
  [{ motivos_perdida: ['Precio', ' Competencia ', 'Precio', ''] }, ['Precio', 'Competencia']],
  [
    { ganado: ['Precio'], perdido: [{ id: 1, nombre: 'Sin respuesta' }, { name: 'Otro' }, 7] },
    ['Sin respuesta', 'Otro'],
  ],
  [{ perdida: 'Precio' }, []],
  [{ ganado: ['Precio'] }, []],
  [{}, []],
  [['Precio'], []],
  [null, []],
  [undefined, []],
])('%j names %j', (razones_config, reasons) => {
  expect(lossReasons({ razones_config })).toEqual(reasons);
});
