import {
  AlignLeft,
  Calendar,
  ChevronsUpDown,
  CircleDot,
  CircleHelp,
  EyeOff,
  Fingerprint,
  Hash,
  Link,
  ListChecks,
  type LucideIcon,
  Mail,
  Phone,
  SquareCheck,
  Type,
} from 'lucide-react';
import type { FieldType } from '@/components/forms/document/fields';

const icons: Readonly<Record<FieldType, LucideIcon>> = {
  texto: Type,
  texto_largo: AlignLeft,
  email: Mail,
  telefono: Phone,
  numero: Hash,
  fecha: Calendar,
  seleccion: ChevronsUpDown,
  opciones: CircleDot,
  casillas: ListChecks,
  casilla: SquareCheck,
  rut: Fingerprint,
  url: Link,
  oculto: EyeOff,
};

/** What stands for a type of field; of one that nobody knows, a question mark. */
export function FieldIcon({ tipo, className }: { tipo: string; className?: string }) {
  const Icon = Object.hasOwn(icons, tipo) ? icons[tipo as FieldType] : CircleHelp;
  return <Icon aria-hidden className={className} />;
}
