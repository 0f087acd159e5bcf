/** English texts of the rules and namespaces, by the Spanish ones. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'El contacto del flujo, como está al ejecutarse el paso. tags es la lista de etiquetas.':
    'The contact of the run, as it is when the step runs. tags is the list of tags.',
  'El negocio del flujo, como está al ejecutarse el paso.':
    'The deal of the run, as it is when the step runs.',
  'La empresa del evento, del negocio o del contacto.': 'The company of the event, the deal or the contact.',
  'La cita que inició el flujo o que este agendó.': 'The appointment that started the run or that it booked.',
  'El recurso como era cuando se emitió el evento: cualquier campo de su data, como event.id.':
    'The record when the event was emitted: any field of its data, such as event.id.',
  'El flujo.': 'The workflow.',
  'Solo se ejecutan los type y subtype exactos de este catálogo; cualquier otro texto se guarda y se salta con registro.':
    'Only the exact types and subtypes of this list run. Others are kept, but skipped and logged.',
  'graph es {"nodes": [{"id", "type", "subtype", "config", "position"}], "edges": [{"id", "source", "target", "source_handle"}]}; triggers es [{"id", "type", "config"}].':
    'graph is {"nodes": [{"id", "type", "subtype", "config", "position"}], "edges": [{"id", "source", "target", "source_handle"}]}; triggers is [{"id", "type", "config"}].',
  'Una ejecución empieza en el destino de la primera conexión cuyo source es el id del disparador.':
    "A run starts at the target of the first connection whose source is the trigger's id.",
  'De cada salida se sigue una sola conexión, la primera; las demás se guardan y no se siguen.':
    'Each handle follows only its first connection. Others are kept but ignored.',
  'Los pasos con salidas necesitan source_handle con una de ellas; sin conexión en la salida, la ejecución termina.':
    'Steps with handles need source_handle set to one of them. The run ends at a handle without a connection.',
  'Las claves de config que no están en el catálogo se guardan y no se leen.':
    'Keys of config that are not in this list are kept but ignored.',
  'Un paso al que le falta una clave obligatoria se salta con registro.':
    'A step without a required key is skipped and logged.',
  'Un paso que falla termina la ejecución; los pasos anteriores quedan hechos.':
    'A failed step ends the run. Completed steps are not undone.',
  'Los textos de config aceptan etiquetas {{namespace.campo}}; las desconocidas quedan vacías.':
    'Texts of config accept merge tags {{namespace.field}}. Unknown ones render empty.',
  'Los campos personalizados se nombran con campos_custom: {{contact.campos_custom.origen}}.':
    'Custom fields use campos_custom: {{contact.campos_custom.origen}}.',
  'Un ciclo tiene que pasar por una espera; sin ella no se publica.':
    'A loop must include a wait, or the workflow cannot be published.',
  'Una ejecución da a lo más 500 pasos.': 'A run takes at most 500 steps.',
  'Un flujo aparece a lo más 3 veces en una cadena de flujos que se inician entre sí, y una cadena tiene a lo más 10; lo que sigue se corta con registro.':
    'A workflow runs at most 3 times in a chain of workflows that start each other, and a chain has at most 10. The rest is stopped and logged.',
  'Una ejecución usa la publicación con que empezó, aunque el flujo se publique de nuevo.':
    'A run keeps the version it started with, even if the workflow is published again.',
  'Los pasos simulados no hacen nada fuera de la plataforma: registran lo que habrían enviado.':
    'Simulated steps do nothing outside the platform: they log what they would have sent.',
};
