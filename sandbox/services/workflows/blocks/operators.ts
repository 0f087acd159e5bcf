/** Comparisons of conditions. `tipos` are what they compare; `valor` false: they take no value. */
export const operators = [
  {
    operador: 'igual',
    descripcion: 'Son iguales; los textos, sin distinguir mayúsculas ni acentos.',
    tipos: ['string', 'decimal', 'boolean', 'date'],
  },
  { operador: 'distinto', descripcion: 'No son iguales.', tipos: ['string', 'decimal', 'boolean', 'date'] },
  {
    operador: 'contiene',
    descripcion: 'El texto contiene el valor, o la lista lo tiene.',
    tipos: ['string', 'list'],
  },
  {
    operador: 'no_contiene',
    descripcion: 'El texto no contiene el valor, ni la lista lo tiene.',
    tipos: ['string', 'list'],
  },
  { operador: 'empieza_con', descripcion: 'El texto empieza con el valor.', tipos: ['string'] },
  { operador: 'termina_con', descripcion: 'El texto termina con el valor.', tipos: ['string'] },
  {
    operador: 'mayor_que',
    descripcion: 'El número es mayor; los montos se comparan exactos.',
    tipos: ['decimal'],
  },
  { operador: 'mayor_o_igual', descripcion: 'El número es mayor o igual.', tipos: ['decimal'] },
  { operador: 'menor_que', descripcion: 'El número es menor.', tipos: ['decimal'] },
  { operador: 'menor_o_igual', descripcion: 'El número es menor o igual.', tipos: ['decimal'] },
  { operador: 'antes_de', descripcion: 'La fecha o el instante es anterior.', tipos: ['date'] },
  { operador: 'despues_de', descripcion: 'La fecha o el instante es posterior.', tipos: ['date'] },
  {
    operador: 'en_lista',
    descripcion: 'Es igual a alguno de los valores de la lista.',
    tipos: ['string', 'decimal'],
  },
  {
    operador: 'no_en_lista',
    descripcion: 'No es igual a ninguno de los valores.',
    tipos: ['string', 'decimal'],
  },
  {
    operador: 'vacio',
    descripcion: 'No tiene valor, o es un texto o lista vacíos.',
    tipos: ['string', 'decimal', 'date', 'list'],
    valor: false,
  },
  {
    operador: 'no_vacio',
    descripcion: 'Tiene valor.',
    tipos: ['string', 'decimal', 'date', 'list'],
    valor: false,
  },
  { operador: 'es_verdadero', descripcion: 'Es true.', tipos: ['boolean'], valor: false },
  { operador: 'es_falso', descripcion: 'Es false.', tipos: ['boolean'], valor: false },
  { operador: 'tiene_etiqueta', descripcion: 'Las etiquetas incluyen la del valor.', tipos: ['list'] },
  { operador: 'no_tiene_etiqueta', descripcion: 'Las etiquetas no incluyen la del valor.', tipos: ['list'] },
  {
    operador: 'cambio',
    descripcion: 'El evento que inició el flujo cambió este campo.',
    tipos: ['string', 'decimal', 'boolean', 'date', 'list'],
    valor: false,
  },
] as const;

export type OperatorName = (typeof operators)[number]['operador'];
