import { ExactNumber } from '@/lib/json/parse-json';

/** The order in which the document names the fields of an event ("Event envelope"). */
const ENVELOPE = {
  id: '',
  type: '',
  api_version: '',
  created_at: '',
  subaccount_id: 0,
  data: {},
  previous: {},
};

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);

/** The value with its keys in the order in which `shape` has them; keys that `shape` lacks follow as they stood. */
export function orderLike(value: unknown, shape: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = Array.isArray(shape) ? shape : [];
    return value.map((item, place) => orderLike(item, shapes[place] ?? shapes[0]));
  }
  if (!isObject(value)) return value;
  const shapeOf = isObject(shape) ? shape : {};
  const known = Object.keys(shapeOf).filter((key) => Object.hasOwn(value, key));
  const others = Object.keys(value).filter((key) => !Object.hasOwn(shapeOf, key));
  return Object.fromEntries([...known, ...others].map((key) => [key, orderLike(value[key], shapeOf[key])]));
}

/** An event with the fields of its envelope in the order of the document, the rest as it stood. */
export function inEnvelopeOrder(event: unknown): unknown {
  return orderLike(event, ENVELOPE);
}

/** The fields of an event are not in the order of the document: something read the JSON and wrote it again. */
export function hasOtherOrder(event: unknown): boolean {
  if (!isObject(event) || !('id' in event && 'type' in event)) return false;
  return Object.keys(event).join() !== Object.keys(inEnvelopeOrder(event) as JsonObject).join();
}
