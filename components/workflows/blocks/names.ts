import { words } from '../document/fields';

/** What people call a key, a choice or an operator, and what is said of it. */
export const labelNames = words('label etiqueta title titulo display_name nombre_visible nombre name texto');
export const descriptionNames = words(
  'descripcion description desc help ayuda hint help_text texto_ayuda detalle doc',
);

/** What an entry's fields may be called, the document's own names first. */
export const entryNames = {
  type: words('type tipo node_type step_type tipo_nodo tipo_paso block_type'),
  subtype: words('subtype subtipo sub_type sub_tipo'),
  /** What may hold an identifier where `subtype` does not. */
  identifier: words(
    'identifier identificador key clave slug code codigo event evento event_type tipo_evento event_name action accion step paso operation operacion id uid value valor',
  ),
  name: words('nombre name label etiqueta title titulo display_name nombre_visible'),
  description: words('descripcion description desc help ayuda summary resumen detalle texto'),
  group: words('grupo group category categoria kind clase section seccion family familia'),
  config: words(
    'config_schema config schema esquema esquema_config configuracion configuration config_keys settings_schema params parametros parameters fields campos inputs entradas properties propiedades args keys claves',
  ),
  handles: words('salidas handles source_handles branches ramas exits puertos_salida'),
  outputs: words('outputs ports puertos'),
  simulated: words('simulado simulated es_simulado is_simulated'),
  emitted: words('emitido emitted se_emite is_emitted emite'),
};
