import { isCode } from '@/lib/deliveries/delivery-filter';

/** The code, or class of them, that a text means, in small letters; undefined where it is none (yet). */
export function codeIn(text: string): string | undefined {
  const code = text.trim().toLowerCase();
  return code === '' || isCode(code) ? code : undefined;
}

/** Whether a code, or the beginning of one, is typed. */
export function mayBecomeCode(text: string): boolean {
  return /^([1-5](\d{0,2}|x{1,2}))?$/i.test(text.trim());
}
