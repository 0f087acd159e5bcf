import { ExactNumber, tryParseJson } from '@/lib/json/parse-json';

/** One own field of the subaccount as the form holds it: text beside the value that it was read from. */
export type CustomField = {
  readonly key: string;
  readonly text: string;
  readonly original: unknown;
};
export type CustomDraft = readonly CustomField[];

const none: CustomDraft = [];

/** The own fields of a record as text; anything but text, numbers and yes or no as JSON. */
export function customDraftOf(fields: Readonly<Record<string, unknown>> | undefined): CustomDraft {
  const entries = Object.entries(fields ?? {});
  return entries.length === 0 ? none : entries.map(([key, value]) => fieldOf(key, value));
}

function fieldOf(key: string, value: unknown): CustomField {
  return { key, text: customText(value), original: value };
}

export function customText(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

/**
 * The whole object to send, since the API replaces it whole. A value that was not touched goes back as it came; one
 * that was keeps its kind (number, yes or no, JSON) as far as the text still says one. Fields without a name are left
 * out.
 */
export function customBodyOf(draft: CustomDraft): Record<string, unknown> {
  return Object.fromEntries(
    draft
      .filter(({ key }) => key.trim() !== '')
      .map((field) => [
        field.key.trim(),
        field.text === customText(field.original) ? field.original : typed(field),
      ]),
  );
}

function typed({ text, original }: CustomField): unknown {
  if (original === undefined || typeof original === 'string') return text;
  const value = tryParseJson(text);
  return value !== undefined && (kindOf(value) === kindOf(original) || original === null) ? value : text;
}

function kindOf(value: unknown): string {
  return value instanceof ExactNumber ? 'number' : typeof value;
}
