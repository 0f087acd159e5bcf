import type { MergeField } from '../../../lib/contract/workflow-blocks.ts';
import { withEnglish } from './blocks/english/english.ts';
import { namespaces } from './blocks/namespaces.ts';

const standard = {
  contact: {
    id: 'ID del contacto',
    nombre: 'Nombre',
    apellido: 'Apellido',
    email: 'Correo',
    telefono: 'Teléfono',
    rut: 'RUT',
    external_id: 'ID externo',
    tags: 'Etiquetas',
    created_at: 'Fecha de creación',
  },
  deal: {
    id: 'ID del negocio',
    title: 'Título',
    amount: 'Monto',
    currency: 'Moneda',
    estado: 'Estado',
    external_id: 'ID externo',
    fecha_cierre_estimada: 'Cierre estimado',
    motivo_perdida: 'Motivo de pérdida',
    created_at: 'Fecha de creación',
  },
  company: {
    id: 'ID de la empresa',
    nombre: 'Nombre de la empresa',
    rut: 'RUT',
    email: 'Correo',
    telefono: 'Teléfono',
    direccion: 'Dirección',
    external_id: 'ID externo',
  },
  appointment: {
    id: 'ID de la cita',
    inicio: 'Inicio',
    fin: 'Término',
    timezone: 'Zona horaria',
    estado: 'Estado',
    notas: 'Notas',
  },
} as const;

export type MergeObject = keyof typeof standard;

export function isMergeObject(name: string): name is MergeObject {
  return Object.hasOwn(standard, name);
}

/** The tags of an object that every subaccount has. */
export function standardFields(objeto: MergeObject): MergeField[] {
  const types = namespaces.find(({ namespace }) => namespace === objeto)?.tipos_campos ?? {};
  return Object.entries(standard[objeto]).map(([field, etiqueta]) => {
    const tipo = types[field];
    const tag = { campo: `{{${objeto}.${field}}}`, etiqueta, objeto, personalizado: false };
    return withEnglish({ ...tag, ...(tipo !== undefined && { tipo }) }, ['etiqueta']);
  });
}

/** The tags of the subaccount's own fields; a key with a brace in it cannot be named by a tag. */
export function customFields(objeto: MergeObject, keys: readonly string[]): MergeField[] {
  return keys
    .filter((key) => key !== '' && key.trim() === key && !/[{}]/.test(key))
    .map((key) => ({
      campo: `{{${objeto}.campos_custom.${key}}}`,
      etiqueta: key,
      objeto,
      personalizado: true,
    }));
}
