/** What an icon stands for. */
export type IconName = (typeof meanings)[number][0];

/** By the words of an identifier, in English and Spanish; what is said first is looked for first. */
const meanings = [
  ['wait', 'wait delay espera esperar pausa'],
  ['end', 'end stop fin terminar'],
  ['split', 'split ab experimento'],
  ['switch', 'switch casos'],
  ['branch', 'branch condition if condicion rama'],
  ['won', 'win won ganar ganado'],
  ['lost', 'lose lost perder perdido'],
  ['stage', 'stage etapa'],
  ['tag', 'tag tags etiqueta etiquetas'],
  ['email', 'email mail correo'],
  ['reply', 'reply responder'],
  ['message', 'message messages sms whatsapp conversation mensaje conversacion chat'],
  ['notify', 'notify notification avisar aviso'],
  ['webhook', 'webhook http request'],
  ['cancelled', 'cancel cancelled canceled'],
  ['appointment', 'appointment appointments cita citas book'],
  ['task', 'task tasks tarea tareas'],
  ['owner', 'owner assign assignee responsable'],
  ['form', 'form forms formulario submitted'],
  ['invoice', 'invoice factura'],
  ['payment', 'payment refund pago reembolso'],
  ['quote', 'quote cotizacion'],
  ['product', 'product producto'],
  ['company', 'company empresa'],
  ['birthday', 'birthday cumpleanos'],
  ['object', 'object record registro'],
  ['schedule', 'schedule daily horario'],
  ['field', 'field update set campo actualizar'],
  ['contact', 'contact contacto'],
  ['deal', 'deal negocio'],
] as const;

const byWord: ReadonlyMap<string, IconName> = new Map(
  meanings
    .toReversed()
    .flatMap(([name, words]) => words.split(' ').map((word): [string, IconName] => [word, name])),
);
const ranks = new Map<IconName, number>(meanings.map(([name], rank) => [name, rank]));

/** The icon that whole words of an identifier stand for: `move_stage` is a stage's and no tag's. */
export function iconOf(identifier: string): IconName | undefined {
  const words = identifier
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.toLowerCase());
  const found = words.flatMap((word) => byWord.get(word) ?? []);
  return found.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)[0];
}
