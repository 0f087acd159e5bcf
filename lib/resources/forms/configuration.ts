import { archiveForm, createForm, getForm, listForms, replaceForm } from '@/lib/api/contract/forms';
import type { JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { placesOf, whatStepsName } from '@/lib/resources/named-places';
import { recordsNamedByForm } from '@/lib/workflows/named-records';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Of a field: its key, which answers are stored under; ids are what logic and pages name it by, and are compared. */
const fieldKey = ({ clave, id }: JsonObject) => textOf(clave) ?? textOf(id);

const forms: ConfigurationKind = {
  name: 'forms',
  area: 'forms',
  operations: { list: listForms, get: getForm, create: createForm, update: replaceForm, remove: archiveForm },
  idIn: 'form_id',
  identity: ['slug', 'nombre'],
  title: 'nombre',
  written: ['nombre', 'slug', 'campos', 'ajustes'],
  leftOut: ['status', 'version', 'public_url', 'published_at'],
  empty: { campos: [], ajustes: {} },
  essential: ['campos', 'ajustes'],
  lists: [
    { at: ['campos'], keyOf: fieldKey, isOrdered: true },
    { at: ['ajustes', 'pasos'], keyOf: ({ id }) => textOf(id), isOrdered: true },
  ],
  state: ['status', 'version'],
  isGone: ({ status }) => status === 'archived',
  names: whatStepsName,
  references: (value) => placesOf(recordsNamedByForm(value)),
};

export const configuration: readonly ConfigurationKind[] = [forms];
