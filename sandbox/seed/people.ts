import { rutCheckDigit } from '../../lib/contract/rut.ts';
import { fold } from '../core/fold.ts';
import type { Random } from './random.ts';
import { cities, companyKinds, companyNames, firstNames, lastNames, origins } from './vocabulary.ts';

export type CompanySent = {
  readonly nombre: string;
  readonly rut: string;
  readonly email: string;
  readonly telefono: string;
  readonly sitio_web: string;
  readonly direccion: string;
  readonly external_id: string;
};

export type ContactSent = {
  readonly nombre: string;
  readonly apellido: string;
  readonly email: string;
  readonly telefono: string;
  readonly rut: string;
  readonly external_id: string;
  readonly campos_custom: { readonly origen: string };
};

/** A company with a RUT of its kind of number (76 to 96 million); `index` makes it unlike any other. */
export function company(random: Random, index: number): CompanySent {
  const name = companyNames[index % companyNames.length]!;
  const round = Math.floor(index / companyNames.length);
  const label = round === 0 ? name : `${name} ${round + 1}`;
  const domain = `${slug(label)}.example`;
  return {
    nombre: `${label} ${random.of(companyKinds)}`,
    rut: rut(76_000_000 + index * 1013 + random.between(0, 1000)),
    email: `contacto@${domain}`,
    telefono: `+562${random.between(20_000_000, 29_999_999)}`,
    sitio_web: `https://${domain}`,
    direccion: random.of(cities),
    external_id: `ERP-E-${1000 + index}`,
  };
}

/** A person with a mobile phone, at the domain of their company where they have one. */
export function contact(random: Random, index: number, at: CompanySent | undefined): ContactSent {
  const nombre = random.of(firstNames);
  const apellido = `${random.of(lastNames)} ${random.of(lastNames)}`;
  const domain = at?.email.split('@')[1] ?? 'correo.example';
  return {
    nombre,
    apellido,
    email: `${slug(nombre)}.${slug(apellido)}.${index}@${domain}`,
    telefono: `+569${random.between(30_000_000, 99_999_999)}`,
    rut: rut(8_000_000 + index * 97 + random.between(0, 90)),
    external_id: `ERP-C-${1000 + index}`,
    campos_custom: { origen: random.of(origins) },
  };
}

function rut(number: number): string {
  return `${number}-${rutCheckDigit(String(number))}`;
}

function slug(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '-');
}
