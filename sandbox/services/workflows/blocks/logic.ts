import { optional, required } from './config-key.ts';
import { type StepBlock, step } from './step-block.ts';

/** Steps that decide where or when a run goes on. */
export const logicSteps: readonly StepBlock[] = [
  step('logic', 'wait', 'Esperar', 'Detiene el flujo un tiempo; sobrevive a reinicios.', [
    required('duracion', 'number', 'Cuánto, mayor que 0.'),
    required('unidad', 'string', 'Unidad.', { valores: ['minutos', 'horas', 'dias', 'semanas'] }),
  ]),
  step('logic', 'wait_until', 'Esperar hasta', 'Detiene el flujo hasta un momento; si ya pasó, sigue.', [
    required('fecha', 'date', 'Instante UTC o fecha; una fecha es su medianoche en la zona del flujo.'),
    optional('desfase_horas', 'number', 'Horas que se suman; negativas si es antes.', {
      unidad: 'horas',
      por_defecto: 0,
    }),
  ]),
  step(
    'logic',
    'branch',
    'Condición',
    'Sigue por si cuando se cumplen las condiciones y por no cuando no.',
    [
      required('condiciones', 'conditions', 'Lista de {campo, operador, valor}.'),
      optional('modo', 'string', 'Si deben cumplirse todas o alguna.', {
        valores: ['todas', 'alguna'],
        por_defecto: 'todas',
      }),
    ],
    { salidas: ['si', 'no'] },
  ),
  step(
    'logic',
    'switch',
    'Según valor',
    'Compara un campo con hasta cinco valores y sigue por el primero igual; si ninguno, por otro.',
    [
      required('campo', 'field', 'Campo, por ejemplo deal.currency.'),
      required('casos', 'list', 'Hasta cinco valores, en el orden de las salidas.'),
    ],
    { salidas: ['caso_1', 'caso_2', 'caso_3', 'caso_4', 'caso_5', 'otro'] },
  ),
  step(
    'logic',
    'split',
    'Dividir',
    'Reparte las ejecuciones entre a y b; la misma ejecución sale siempre por el mismo lado.',
    [required('porcentaje', 'integer', 'Porcentaje que va por a, de 0 a 100.', { unidad: '%' })],
    { salidas: ['a', 'b'] },
  ),
  step('logic', 'end', 'Terminar', 'Termina la ejecución.', []),
];
