import { wordsOf } from './fold.ts';

/** The resources whose fields have names, kinds or states of their own. */
export type Resource = keyof typeof resources;

/**
 * By resource: a field that only it has (or several that only it has together), then what people call it, folded. `deal_title`, `titleDeal` and
 * `titulo_del_negocio` are the title of a deal.
 */
const resources = {
  deal: 'motivo_perdida deal negocio oportunidad opportunity trato',
  stage: 'stage_type stage etapa fase phase',
  pipeline: 'razones_config pipeline embudo funnel',
  calendar: 'duracion_min calendar calendario agenda',
  appointment: 'motivo_cancelacion appointment cita booking reserva',
  contact: 'apellido contact contacto person persona',
  company: 'sitio_web company empresa organization organizacion',
  task: 'vence_el task tarea todo',
  product: 'sku product producto',
  price: 'tipo_precio price precio',
  form: 'ajustes form formulario',
  submission: 'form_version submission respuesta',
  workflow: 'graph workflow flujo automation automatizacion',
  run: 'resume_at run execution ejecucion',
  attempt: 'request_headers attempt intento',
  delivery: 'redelivery_of delivery entrega',
  endpoint: 'consecutive_failures endpoint webhook',
  event: 'api_version event evento',
  eventtype: 'example eventtype type tipo event evento',
  site: 'dominio site sitio',
  post: 'contenido_html post articulo',
  page: 'site_id page pagina',
  conversation: 'canal conversation conversacion',
  message: 'texto message mensaje',
  forecast: 'currencies forecast pronostico',
  sums: 'sin_fecha sums',
  figure: 'weighted figure',
  tier: 'hasta+monto tier tramo',
} as const;

const marks = Object.entries(resources).map(([name, line]) => {
  const [mark, ...words] = wordsOf(line);
  return { name: name as Resource, mark: mark!, words };
});

/** Whose fields these are; a record of little more than an id and a name may be a tag. */
export function resourceOf(fields: object): {
  readonly name: Resource | 'tag' | undefined;
  readonly words: readonly string[];
} {
  const found = marks.find(({ mark }) => mark.split('+').every((name) => name in fields));
  if (found) return found;
  const isTag = 'nombre' in fields && 'id' in fields && Object.keys(fields).length <= 3;
  return isTag
    ? { name: 'tag', words: ['tag', 'etiqueta', 'category', 'categoria'] }
    : { name: undefined, words: [] };
}
