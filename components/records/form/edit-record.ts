import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { loadPhoneLibrary, tidyPhone } from '@/lib/fields/phone';
import { tidyRut } from '@/lib/fields/rut';
import { type Body, bodyOf } from '@/lib/records/draft';
import type { Field } from '@/lib/resources/resource';
import { contractIssues, type Rules } from './contract-issues';

type Fields = Readonly<Record<string, Field | undefined>>;

/** What is sent for one field that was typed into, in the API's form. */
export async function bodyOfEdit(fields: Fields, name: string, text: string): Promise<Body> {
  return bodyOf(fields, { [name]: await tidied(fields[name], text.trim()) }, [name]);
}

/** The code of what the contract would refuse of it. */
export async function issueOfEdit(fields: Fields, rules: Rules, name: string, text: string) {
  return contractIssues(rules, fields, await bodyOfEdit(fields, name, text))[name];
}

async function tidied(field: Field | undefined, text: string): Promise<string> {
  if (text === '') return text;
  if (field?.kind === 'rut') return tidyRut(text);
  if (field?.kind !== 'phone') return text;
  const library = await loadPhoneLibrary().catch(() => undefined);
  return library ? tidyPhone(text, readPhoneCountry(), library) : text;
}
