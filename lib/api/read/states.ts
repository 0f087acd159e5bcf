import { foldName, wordsOf } from './fold.ts';

type Words = Readonly<Record<string, string>>;

/**
 * The contract's words for states and what other servers may call the same, folded. What may mean two of them
 * (`closed`, `active` of a deal) stands nowhere: it stays the server's own word.
 */
const words: Readonly<Record<string, Words>> = {
  deal: {
    abierto: 'open opened abierta inprogress enproceso encurso',
    ganado: 'won ganada win closedwon',
    perdido: 'lost perdida loss closedlost',
    papelera: 'trash trashed intrash enpapelera deleted removed eliminado eliminada borrado borrada',
  },
  stage: {
    open: 'opened abierto abierta inprogress enproceso',
    won: 'win ganado ganada closedwon',
    lost: 'loss perdido perdida closedlost',
  },
  task: {
    pendiente: 'pending todo notstarted porhacer sinempezar',
    en_curso: 'inprogress doing started enprogreso enproceso',
    hecha: 'done completed complete finished hecho completada completado terminada terminado finalizada',
    cancelada: 'cancelled canceled cancelado anulada anulado',
  },
  company: { activa: 'active activo', archivada: 'archived archivado' },
  product: {
    activo: 'active activa',
    borrador: 'draft',
    archivado: 'archived archivada',
    papelera: 'trash trashed intrash deleted eliminado',
  },
  form: {
    draft: 'borrador',
    published: 'publicado publicada',
    unpublished: 'despublicado despublicada nopublicado',
    archived: 'archivado archivada',
  },
  workflow: { draft: 'borrador', published: 'publicado publicada' },
  appointment: {
    pendiente: 'pending unconfirmed porconfirmar',
    confirmada: 'confirmed confirmado',
    cancelada: 'cancelled canceled cancelado anulada anulado',
    completada: 'completed complete done completado realizada realizado',
    no_asistio: 'noshow didnotattend ausente',
  },
  delivery: {
    pending: 'pendiente queued encola',
    retrying: 'reintentando retry enreintento',
    delivered: 'success succeeded successful entregada entregado exitosa exitoso',
    failed: 'failure fallida fallido fallo',
    held: 'onhold retenida retenido',
  },
  run: {
    running: 'enejecucion encurso inprogress',
    waiting: 'esperando enespera',
    completed: 'complete done completada completado terminada',
    failed: 'failure fallida fallido',
    stopped: 'detenida detenido',
  },
  conversation: { abierta: 'open opened abierto', pendiente: 'pending', cerrada: 'closed cerrado' },
  submission: { nuevo: 'new nueva unread', leido: 'read leida', spam: 'junk' },
};

const onOff: Words = {
  true: 'active activo activa enabled on habilitado habilitada',
  false: 'inactive inactivo inactiva disabled off deshabilitado deshabilitada desactivado paused enpausa',
};

const tables = new Map<Words, ReadonlyMap<string, string>>();

function tableOf(states: Words): ReadonlyMap<string, string> {
  const known = tables.get(states);
  if (known) return known;
  const table = new Map<string, string>();
  for (const [word, line] of Object.entries(states)) {
    for (const other of [foldName(word), ...wordsOf(line)]) table.set(other, word);
  }
  tables.set(states, table);
  return table;
}

/** The contract's word for a state of a resource, whatever its case; undefined where it is not known for certain. */
export function knownState(resource: string | undefined, text: string): string | undefined {
  const states = words[resource ?? ''];
  return states && tableOf(states).get(foldName(text));
}

/** Whether a word says that something is switched on. */
export function onOffOf(text: string): boolean | undefined {
  const said = tableOf(onOff).get(foldName(text));
  return said === undefined ? undefined : said === 'true';
}
