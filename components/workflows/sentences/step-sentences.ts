import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import { isUnset, saidNumber, saidOfKey, saidText, saidValue } from './said-value';
import { fieldName, type Speech } from './speech';

type Told = (config: JsonObject, speech: Speech) => string | undefined;

const text = (config: JsonObject, ...keys: string[]): string | undefined =>
  keys
    .map((key) => own(config, key))
    .find((value): value is string => typeof value === 'string' && value !== '');

/** A sentence about one text of the config; nothing where it is not set. */
const about =
  (sentence: string, ...keys: string[]): Told =>
  (config, speech) => {
    const value = text(config, ...keys);
    return value === undefined
      ? undefined
      : speech.t(`sentence.${sentence}`, { what: saidText(value, speech) });
  };

const setField: Told = (config, speech) => {
  const field = text(config, 'campo', 'clave', 'field', 'key');
  if (field === undefined) return undefined;
  const name = fieldName(field, speech);
  const value = own(config, 'valor') ?? own(config, 'value');
  return isUnset(value)
    ? speech.t('sentence.emptyField', { field: name })
    : speech.t('sentence.setField', { field: name, value: saidOfKey(field, value, speech) });
};

const createDeal: Told = (config, speech) => {
  const title = about('create', 'title', 'titulo')(config, speech);
  const amount = own(config, 'amount');
  if (title === undefined || isUnset(amount) || amount === '0' || typeof amount === 'object') return title;
  const currency = text(config, 'currency');
  const known = currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
  return `${title} · ${saidNumber(saidText(String(amount), speech), speech, known)}`;
};

const createTask: Told = (config, speech) => {
  const title = about('create', 'titulo', 'title')(config, speech);
  const days = own(config, 'vence_en_dias');
  if (title === undefined || isUnset(days) || typeof days === 'object') return title;
  const due = Number.isFinite(Number(days))
    ? speech.t('sentence.due', { count: Number(days) })
    : speech.t('sentence.dueIn', { days: saidText(String(days), speech) });
  return `${title} · ${due}`;
};

const moveStage: Told = (config, speech) => {
  const key = Object.keys(config).find((one) => /(stage|etapa)_id$/.test(one));
  const value = key === undefined ? undefined : config[key];
  return isUnset(value)
    ? undefined
    : speech.t('sentence.moveTo', { what: saidOfKey('stage_id', value, speech) });
};

const bookAppointment: Told = (config, speech) => {
  const calendar = own(config, 'calendar_id');
  return isUnset(calendar)
    ? undefined
    : speech.t('sentence.bookIn', { what: saidOfKey('calendar_id', calendar, speech) });
};

const callWebhook: Told = (config, speech) => {
  const url = text(config, 'url', 'endpoint', 'direccion');
  if (url === undefined) return undefined;
  const method = text(config, 'metodo', 'method') ?? 'POST';
  return speech.t('sentence.call', { method, what: saidText(hostOf(url), speech) });
};

const tellUser: Told = (config, speech) => {
  const user = own(config, 'user_id');
  if (isUnset(user) || typeof user === 'object') return undefined;
  const message = text(config, 'mensaje', 'message');
  const id = saidText(String(user), speech);
  return message === undefined
    ? speech.t('sentence.toUser', { id })
    : speech.t('sentence.tellUser', { id, what: saidText(message, speech) });
};

const split: Told = (config, speech) => {
  const share = own(config, 'porcentaje') ?? own(config, 'percentage');
  if (isUnset(share) || typeof share === 'object') return undefined;
  const said = saidText(String(share), speech);
  const rest = Number.isFinite(Number(said)) ? String(100 - Number(said)) : '…';
  return speech.t('sentence.split', { share: said, rest });
};

const switchBy: Told = (config, speech) => {
  const field = text(config, 'campo', 'field');
  if (field === undefined) return undefined;
  const cases = own(config, 'casos') ?? own(config, 'cases');
  const name = fieldName(field, speech);
  return isUnset(cases)
    ? speech.t('sentence.by', { field: name })
    : speech.t('sentence.byCases', { field: name, cases: saidCases(cases, speech) });
};

const saidCases = (cases: Json | undefined, speech: Speech) =>
  isJsonObject(cases) ? Object.keys(cases).join(', ') : saidValue(cases, speech);

const waitUntil: Told = (config, speech) => {
  const date = own(config, 'fecha') ?? own(config, 'date') ?? own(config, 'until');
  if (isUnset(date)) return undefined;
  const until = speech.t('sentence.until', { what: saidValue(date, speech) });
  const shift = Number(own(config, 'desfase_horas') ?? 0);
  if (!Number.isFinite(shift) || shift === 0) return until;
  const time = speech.t('time.hour', { count: Math.abs(shift) });
  return speech.t(shift < 0 ? 'sentence.before' : 'sentence.after', { until, time });
};

/** The address without what nobody reads of it: `hooks.example.cl/ventas`. */
const hostOf = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

/** Sentences of the steps that the field knows, by what a step is called; the first that fits. */
const sentences: readonly (readonly [RegExp, Told])[] = [
  [/^(add_tag|tag_contact)$/, about('addTag', 'tag_name', 'tag', 'etiqueta')],
  [/^(remove_tag|untag_contact)$/, about('removeTag', 'tag_name', 'tag', 'etiqueta')],
  [/^(update|set)_(contact|deal|company|field|.*custom_field)$/, setField],
  [/^create_deal$/, createDeal],
  [/^create_task$/, createTask],
  [/^create_(contact|company)$/, about('createOrUpdate', 'nombre', 'name', 'email')],
  [/^(move_deal_stage|move_stage|change_stage)$/, moveStage],
  [/^(lose_deal|mark_lost)$/, about('because', 'motivo', 'reason')],
  [/^book/, bookAppointment],
  [/^cancel/, about('because', 'motivo', 'reason')],
  [/email|correo/, about('quote', 'asunto', 'subject')],
  [/whatsapp/, about('template', 'plantilla', 'template')],
  [/webhook|http/, callWebhook],
  [/^notify|^assign/, tellUser],
  [/sms|message|reply|note/, about('quote', 'texto', 'text', 'mensaje', 'message')],
  [/^split|ab_test/, split],
  [/^switch/, switchBy],
  [/^(wait_until|until)/, waitUntil],
];

/** The sentence of a step that the field knows; undefined for any other, and where what it is about is not set. */
export function toldStep(name: string, config: JsonObject, speech: Speech): string | undefined {
  return sentences.find(([pattern]) => pattern.test(name))?.[1](config, speech);
}
